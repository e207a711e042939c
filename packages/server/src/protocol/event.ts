import type { BaseEvent, SeenEntry } from '@dicehall/engine';
import { z } from 'zod';
import { personIdSchema, seatSchema, tableIdSchema, timeSchema } from './ids.ts';
import {
  reactionSchema,
  snapshotSchema,
  strengthSchema,
  tableStateSchema,
  temperSchema,
  viewSchema,
} from './table.ts';

export const seenEntrySchema = z.unknown().meta({
  description: 'An entry of the log, or only the fact that a seat acted in secret',
}) as z.ZodType<SeenEntry>;
export const gameEventSchema = z.unknown().meta({
  description: 'An event of the game: `kind` and fields, as the documentation of the game has them',
}) as z.ZodType<BaseEvent>;

const stepsSchema = z.array(
  z.object({
    entry: seenEntrySchema,
    events: z.array(gameEventSchema),
    view: viewSchema.optional().meta({
      description: "The game's view after the step. The last step has none: its view is in `changes`",
    }),
  }),
);

const person = personIdSchema;
const seat = seatSchema;

export const tableEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), person }),
  z.object({ kind: z.literal('sat'), seat, person, name: z.string() }),
  z.object({ kind: z.literal('stood'), seat, person, removed: z.boolean() }),
  z.object({ kind: z.literal('committed'), seat }),
  z.object({
    kind: z.literal('bot-added'),
    seat,
    strength: strengthSchema,
    temper: temperSchema,
    name: z.string(),
  }),
  z.object({ kind: z.literal('bot-removed'), seat }),
  z.object({ kind: z.literal('host'), person: person.nullable() }),
  z.object({ kind: z.literal('settings') }),
  z.object({
    kind: z.literal('game').meta({ description: 'The host chose the game or its options again' }),
    game: z.string(),
  }),
  z.object({ kind: z.literal('evening') }),
  z.object({ kind: z.literal('waiting'), person, name: z.string() }),
  z.object({ kind: z.literal('waiting-ended'), person }),
  z.object({ kind: z.literal('muted'), person, muted: z.boolean() }),
  z.object({ kind: z.literal('revealing') }),
  z.object({ kind: z.literal('revealed'), seat }),
  z.object({ kind: z.literal('started'), steps: stepsSchema }),
  z.object({
    kind: z.literal('played'),
    seat,
    by: z.enum(['person', 'bot', 'clock']),
    steps: stepsSchema,
  }),
  z.object({
    kind: z.literal('held'),
    seat,
    by: seat.nullable().meta({ description: 'The seat of another player who asked for it' }),
  }),
  z.object({ kind: z.literal('returned'), seat }),
  z.object({
    kind: z.literal('resigned'),
    seat,
    removed: z.boolean().optional().meta({ description: 'Whether the host removed the player' }),
  }),
  z.object({
    kind: z.literal('readmitted').meta({ description: 'The host let a removed person back in' }),
    person,
  }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('resumed'), seat }),
  z.object({
    kind: z.literal('stand-in-agreed').meta({ description: 'Only at tables with days for each move' }),
    seat,
    by: seat,
  }),
  z.object({ kind: z.literal('undo-asked'), seat }),
  z.object({ kind: z.literal('undo-withdrawn'), seat }),
  z.object({ kind: z.literal('undo-answered'), seat, agrees: z.boolean() }),
  z.object({
    kind: z.literal('undone'),
    seat: seat.meta({ description: 'The seat whose last choice was taken back: drop its step' }),
    by: seat.nullable().meta({ description: 'The seat that agreed last; null if no one had to agree' }),
  }),
  z.object({ kind: z.literal('said'), person, name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('reacted'), person, name: z.string(), reaction: reactionSchema }),
  z.object({
    kind: z
      .literal('stopped')
      .meta({ description: 'The host of a party ended the match, which does not count' }),
  }),
  z.object({
    kind: z.literal('rematch'),
    table: tableIdSchema,
    by: seat.optional().meta({ description: 'The seat of the player who asked for it' }),
  }),
]);
export type TableEvent = z.infer<typeof tableEventSchema>;

export const tableUpdateSchema = z.object({
  seq: z.int().meta({
    description: "The viewer's own number: 1, 2, 3, … over the events that this viewer may know of",
  }),
  at: timeSchema,
  event: tableEventSchema,
  changes: tableStateSchema.partial().meta({
    description: 'The parts of the table that changed: replace your copies with these',
  }),
});
export type TableUpdate = z.infer<typeof tableUpdateSchema>;

export const presenceSchema = z.object({
  here: z.array(seatSchema).meta({
    description: 'The seats of bots, and of people who are connected or were within the last four seconds',
  }),
  away: z
    .array(z.object({ seat: seatSchema, since: timeSchema }))
    .meta({ description: 'The seats of all other people, and when they were last seen' }),
  watchers: z.int(),
});
/** Who is connected to the table. It has no sequence number, because only the latest one is valid. */
export type Presence = z.infer<typeof presenceSchema>;

/**
 * The messages in the stream of a table: the SSE events `snapshot`, `table`, `presence`, `beat` and `bye`, or NDJSON
 * lines. The `id` of a snapshot or table event is its `seq`. `bye` asks the listener to reconnect.
 */
export const streamMessageSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('snapshot'), data: snapshotSchema }),
  z.object({ event: z.literal('table'), data: tableUpdateSchema }),
  z.object({ event: z.literal('presence'), data: presenceSchema }),
  z.object({ event: z.literal('beat'), data: z.object({ at: timeSchema }) }),
  z.object({ event: z.literal('bye'), data: z.object({ reason: z.enum(['stopping', 'too-slow', 'gone']) }) }),
]);
export type StreamMessage = z.infer<typeof streamMessageSchema>;
