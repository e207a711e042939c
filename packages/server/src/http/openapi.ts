import { STATUS_CODES } from 'node:http';
import { type AnyGame, games, jsonSchemaOf, type Schema } from '@dicehall/engine';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as protocol from '../protocol/index.ts';
import { problemCodes, problemStatus } from '../protocol/index.ts';
import type { App } from './deps.ts';
import { docsPolicy } from './headers.ts';
import { requestLimits } from './limits.ts';

type Json = Readonly<Record<string, unknown>>;

interface Operation extends Json {
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

interface Document extends Json {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
/** Converts an id to Pascal case: `hidden-pairs` becomes `HiddenPairs`. */
const pascal = (id: string): string => id.split('-').map(upperFirst).join('');

/**
 * Makes every schema of the protocol a component: `snapshotSchema` becomes `Snapshot`. AsyncAPI itself names complete
 * WebSocket messages.
 */
function nameComponents(): void {
  for (const [name, schema] of Object.entries(protocol)) {
    if (!(schema instanceof z.ZodType) || name.startsWith('socket')) continue;
    const id = upperFirst(name.replace(/Schema$/, ''));
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}

const base = '#/components/schemas/';
const ref = (name: string) => ({ $ref: `${base}${name}` });
const object = (properties: Json) => ({ type: 'object', properties, required: Object.keys(properties) });

function gameSchemas(): Record<string, Json> {
  const named = (what: 'Move' | 'View', schemaOf: (game: AnyGame) => Schema<unknown>) =>
    games.map((game): [string, Json] => [
      `${pascal(game.id)}${what}`,
      { title: `${pascal(game.id)}${what}`, ...jsonSchemaOf(schemaOf(game)) },
    ]);
  const moves = named('Move', (game) => game.moveSchema);
  const views = named('View', (game) => game.viewSchema);
  const oneOfThem = (all: typeof moves) => ({ anyOf: all.map(([name]) => ref(name)) });
  const seat = ref('Seat');
  const die = { type: 'integer', minimum: 1, maximum: 6 };
  return {
    ...Object.fromEntries(moves),
    ...Object.fromEntries(views),
    Move: { description: 'A move, as in the match record', ...oneOfThem(moves) },
    View: { description: 'The match as the viewer may see it', ...oneOfThem(views) },
    SeenEntry: {
      description: 'An entry of the log, or only the fact that a seat acted in secret',
      oneOf: [
        object({ seat, move: ref('Move') }),
        object({ seat, dice: { type: 'array', items: die } }),
        object({ seat, unseen: { enum: ['dice', 'move'] } }),
      ],
    },
    GameEvent: {
      description: 'An event of the game: `kind` and fields, as the documentation of the game has them',
      ...object({ kind: { type: 'string' } }),
      additionalProperties: true,
    },
  };
}

/** The codes of refusals by HTTP status. Each status is documented as one response. */
const refusals = new Map<number, string[]>();
for (const code of problemCodes) {
  const status = problemStatus[code];
  refusals.set(status, [...(refusals.get(status) ?? []), code]);
}

const refusalResponses = (): Record<string, Json> =>
  Object.fromEntries(
    [...refusals].map(([status, codes]) => [
      `Refusal${status}`,
      {
        description: `${STATUS_CODES[status]}: ${codes.join(', ')}`,
        content: {
          'application/problem+json': {
            schema: {
              allOf: [ref('Problem'), object({ status: { const: status }, code: { enum: codes } })],
            },
          },
        },
      },
    ]),
  );

/** Returns the statuses with which an operation may refuse a request. */
function refusalsOf(path: string, { parameters = [], requestBody }: Operation): number[] {
  const takesPath = parameters.some((one) => one.in === 'path');
  const changesTable = /\/(?:tables|tokens|sheets)/.test(path);
  const givesName = requestBody !== undefined && (path.endsWith('/guests') || path.endsWith('/me'));
  const values = changesTable || givesName || path.endsWith('/explore');
  return [...refusals.keys()].filter((status) => {
    switch (status) {
      case 404:
        return takesPath;
      case 409:
        return changesTable;
      case 413:
      case 415:
        return requestBody !== undefined;
      case 422:
        return values;
      case 426:
        return path.endsWith('/socket');
      default:
        return true;
    }
  });
}

/** Returns the names of the schemas that a part of a document uses, directly or through other schemas. */
function namesIn(
  part: unknown,
  schemas: Readonly<Record<string, Json>>,
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name] ?? {}, schemas, found);
  }
  return found;
}

const withoutInput = (text: string): string => text.replaceAll(/(#\/components\/schemas\/\w+)Input"/g, '$1"');

/** Adds the refusals and the schemas of the games. Removes unused and duplicate schemas. */
function finished(document: Document): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          {
            ...operation,
            responses: {
              ...Object.fromEntries(
                Object.entries(operation.responses).map(([status, response]) => [
                  status,
                  response.description === 'Default Response'
                    ? { ...response, description: operation.summary }
                    : response,
                ]),
              ),
              ...Object.fromEntries(
                refusalsOf(path, operation).map((status) => [
                  status,
                  { $ref: `#/components/responses/Refusal${status}` },
                ]),
              ),
            },
          },
        ]),
      ),
    ]),
  );
  const own = gameSchemas();
  const inputs = Object.keys(own).map((name) => [`${name}Input`, ref(name)]);
  const schemas = { ...document.components.schemas, ...Object.fromEntries(inputs), ...own };
  const responses = refusalResponses();
  const used = namesIn({ paths, responses }, schemas);
  const same = (name: string): boolean =>
    !used.has(name) ||
    name in own ||
    withoutInput(JSON.stringify(schemas[name])) === withoutInput(JSON.stringify(schemas[`${name}Input`]));
  const merged = [...used].filter((name) => name.endsWith('Input') && same(name.slice(0, -5)));
  const text = JSON.stringify({
    ...document,
    paths,
    components: {
      ...document.components,
      responses,
      schemas: Object.fromEntries(
        [...used]
          .sort()
          .map((name) => [name, schemas[name]] as const)
          .filter(([name]) => !(merged.includes(name) && used.has(name.slice(0, -5))))
          .map(([name, schema]) => [merged.includes(name) ? name.slice(0, -5) : name, schema]),
      ),
    },
  });
  return JSON.parse(
    merged.reduce((all, name) => all.replaceAll(`"${base}${name}"`, `"${base}${name.slice(0, -5)}"`), text),
  );
}

/** The OpenAPI extension with the maximum number of requests per minute, of one person and of one address. */
const perMinute = 'x-requests-per-minute';

/** Describes every route that is registered afterwards, as OpenAPI and as HTML pages. */
export async function describeApi(app: App, publicUrl: string | null): Promise<void> {
  nameComponents();
  const describe = createJsonSchemaTransform({ skipList: [] });
  const named = createJsonSchemaTransformObject({});
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dicehall',
        description: 'Online tables for five dice games, for people and bots.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/', description: 'This server' }],
      tags: [
        { name: 'people', description: 'Guests, their tokens and what is stored about them' },
        { name: 'tables', description: 'Games, tables and records' },
        { name: 'seats', description: 'Seats of a table, and what its host decides' },
        { name: 'play', description: 'Matches' },
        { name: 'sheets', description: 'Score sheets for real dice, shared by several phones' },
        { name: 'values', description: 'Values of positions' },
      ],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'dicehall' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
    },
    transform: (given) => {
      const { schema, url } = describe(given);
      const { limit } = given.route.config ?? {};
      return {
        schema: limit === null ? schema : { ...schema, [perMinute]: requestLimits[limit ?? 'any'] },
        url,
      };
    },
    transformObject: (document) => finished(named(document) as unknown as Document) as never,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => docsPolicy,
  });
}
