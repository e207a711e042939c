import { z } from 'zod';
import { streamMessageSchema } from './event.ts';
import { tableIdSchema } from './ids.ts';
import { problemSchema } from './problem.ts';
import { highestSeq, idempotencyKeySchema, moveBodySchema, movePlayedSchema } from './table.ts';

const id = z.int().min(0).meta({ description: 'Chosen by the client; the response repeats it' });
const table = tableIdSchema;

/** A message of a client over the WebSocket, as JSON text. */
export const socketRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    id,
    type: z.literal('move'),
    table,
    ...moveBodySchema.shape,
    key: idempotencyKeySchema.optional().meta({ description: 'As the Idempotency-Key header' }),
  }),
  z.strictObject({
    id,
    type: z.literal('subscribe'),
    table,
    since: z.int().min(0).max(highestSeq).optional().meta({ description: 'As Last-Event-ID' }),
  }),
  z.strictObject({ id, type: z.literal('unsubscribe'), table }),
]);
export type SocketRequest = z.infer<typeof socketRequestSchema>;

/** The response to one request. Responses are sent in the order of the requests. */
export const socketResponseSchema = z.union([
  z.object({
    id: z.int(),
    result: movePlayedSchema
      .nullable()
      .meta({ description: 'The result of a move; null for any other request' }),
  }),
  z.object({
    id: z.int().nullable().meta({ description: 'Null if the request has no readable id' }),
    problem: problemSchema,
  }),
]);
export type SocketResponse = z.infer<typeof socketResponseSchema>;

/** A message to a subscriber: a message of a table's stream plus the id of the table. */
export const socketMessageSchema = z.intersection(z.object({ table }), streamMessageSchema);
export type SocketMessage = z.infer<typeof socketMessageSchema>;
