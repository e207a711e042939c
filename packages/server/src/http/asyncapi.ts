import { z } from 'zod';
import { socketMessageSchema, socketRequestSchema, socketResponseSchema } from '../protocol/index.ts';

type Schemas = Readonly<Record<string, unknown>>;

/** Returns a schema in which named parts refer to components of the document. */
function withComponents(schema: z.ZodType): { readonly schema: unknown; readonly parts: Schemas } {
  const json = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }));
  const { definitions, ...rest } = JSON.parse(
    json.replaceAll('"#/definitions/', '"#/components/schemas/'),
  ) as { readonly definitions?: Schemas };
  return { schema: rest, parts: definitions ?? {} };
}

const payload = (schema: z.ZodType) => ({
  schemaFormat: 'application/schema+json;version=draft-07',
  schema: withComponents(schema).schema,
});

const message = (name: string, summary: string, schema: z.ZodType) => ({
  name,
  summary,
  contentType: 'application/json',
  payload: payload(schema),
});

const messageRefs = (...names: readonly string[]) =>
  names.map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));

export const asyncApi = () => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Dicehall WebSocket',
    version: '1',
    description:
      'Moves and streams of many tables on one connection. Responses come in the order of the requests.',
  },
  channels: {
    socket: {
      address: '/api/v1/socket',
      messages: {
        request: message('request', 'A request of the client', socketRequestSchema),
        response: message('response', 'The response to one request, with its id', socketResponseSchema),
        table: message('table', 'A message of the stream of a subscribed table', socketMessageSchema),
      },
    },
  },
  operations: {
    request: {
      action: 'receive',
      channel: { $ref: '#/channels/socket' },
      messages: messageRefs('request'),
      reply: { channel: { $ref: '#/channels/socket' }, messages: messageRefs('response') },
    },
    table: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: messageRefs('table') },
  },
  components: {
    schemas: Object.assign(
      {},
      ...[socketRequestSchema, socketResponseSchema, socketMessageSchema].map(
        (schema) => withComponents(schema).parts,
      ),
    ) as Schemas,
  },
});
