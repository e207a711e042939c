import type { MatchRecord, SeenEntry } from '@dicehall/engine';
import { z } from 'zod';
import { snapshotSchema } from './table.ts';

export const movePlayedSchema = z.object({
  seq: z.int().meta({ description: "The number of your move's event" }),
  repeated: z.boolean().meta({ description: 'The request was done before: nothing was played again' }),
  snapshot: snapshotSchema,
});
/** The response to an accepted move, which is on disk by then. */
export type MovePlayed = z.infer<typeof movePlayedSchema>;

export const recordProofSchema = z.object({
  dice: z.literal('dicehall-dice/2'),
  table: z.string(),
  commitment: z.string(),
  serverSeed: z.string(),
  clientCommitments: z.array(z.string().nullable()),
  clientSeeds: z.array(z.string().nullable()),
});

export const seenRecordSchema = z.object({
  over: z.boolean(),
  record: z.unknown().meta({
    description: 'The match record; before the end an entry may say only that a seat did something unseen',
  }) as z.ZodType<Omit<MatchRecord, 'log'> & { readonly log: readonly SeenEntry[] }>,
});
/** The record as a viewer may see it; complete and with its proof when the match is over. */
export type SeenRecord = z.infer<typeof seenRecordSchema>;
