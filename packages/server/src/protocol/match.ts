import type { MatchRecord, SeenEntry } from '@dicehall/engine';
import { z } from 'zod';
import { snapshotSchema } from './table.ts';

export const movePlayedSchema = z.object({
  seq: z.int().meta({ description: "The number of your move's event" }),
  repeated: z
    .boolean()
    .meta({ description: 'The same Idempotency-Key was seen before: nothing was played again' }),
  snapshot: snapshotSchema,
});
/** What an accepted move is answered with; it is on disk by then. */
export type MovePlayed = z.infer<typeof movePlayedSchema>;

/** The proof of a match's dice, kept in its record under `proof`. */
export const recordProofSchema = z.object({
  dice: z.literal('dicehall-dice/1'),
  table: z.string(),
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeeds: z.array(z.string()),
});

export const seenRecordSchema = z.object({
  over: z.boolean(),
  record: z.unknown().meta({
    description: 'The match record; before the end an entry may say only that a seat did something unseen',
  }) as z.ZodType<Omit<MatchRecord, 'log'> & { readonly log: readonly SeenEntry[] }>,
});
/** The record so far as a viewer may see it; the whole one with its proof when the match is over. */
export type SeenRecord = z.infer<typeof seenRecordSchema>;
