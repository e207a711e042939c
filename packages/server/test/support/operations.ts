import type { TestServer } from './test-server.ts';

/** The parts of a JSON schema from which values are generated. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** A route of the OpenAPI document. */
export interface Operation {
  /** The path without `/api/v1`, with parameters in braces. */
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly body: Schema | undefined;
  /** The statuses of the route's responses. */
  readonly statuses: readonly string[];
}

interface Described {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** All routes of the OpenAPI document. */
export async function operationsOf(testServer: TestServer): Promise<Operation[]> {
  const document = await testServer.anonymous.ask('GET', '/openapi.json');
  const { paths, components } = document.json<{
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  }>();
  /** Returns the schema with its references replaced by the components. */
  const resolved = (schema: Schema | undefined): Schema | undefined =>
    schema &&
    JSON.parse(JSON.stringify(schema), (_key, part: { readonly $ref?: string } | null) => {
      const name = part?.$ref?.replace('#/components/schemas/', '');
      return name === undefined ? part : resolved(components.schemas[name]);
    });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      path: path.replace('/api/v1', ''),
      method: method.toUpperCase() as Operation['method'],
      parameters,
      statuses: Object.keys(responses),
      body: resolved(requestBody?.content['application/json']?.schema),
    })),
  );
}
