import type { TestServer } from './test-server.ts';

/** The parts of a JSON schema that values are generated from. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** One route of the OpenAPI document. */
export interface Operation {
  /** Without `/api/v1`, with parameters in braces. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly body: Schema | undefined;
}

interface Described {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** All routes of the OpenAPI document. */
export async function operationsOf(testServer: TestServer): Promise<Operation[]> {
  const document = await testServer.anonymous.ask('GET', '/openapi.json');
  const { paths } = document.json<{ paths: Record<string, Record<string, Described>> }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      path: path.replace('/api/v1', ''),
      method: method.toUpperCase() as Operation['method'],
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}
