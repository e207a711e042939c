import { z } from 'zod';
import { nameSchema, personIdSchema, tableIdSchema, timeSchema } from './ids.ts';
import { saidSchema, seenRecordSchema } from './table.ts';

export const becomeGuestSchema = z.strictObject({ name: nameSchema });

export const personSchema = z.object({
  id: personIdSchema,
  name: z.string(),
  kind: z.literal('guest'),
  since: timeSchema,
});
export type Person = z.infer<typeof personSchema>;

export const createGuestSchema = becomeGuestSchema.extend({
  token: z.boolean().default(false).meta({
    description:
      'Whether to answer with a bearer token instead of a cookie, so that one page can act for several people',
  }),
});

export const newGuestSchema = personSchema.extend({
  token: z.string().optional().meta({ description: 'Send it as `Authorization: Bearer …`' }),
});

export const createTokenSchema = z.strictObject({ label: nameSchema });

export const tokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  since: timeSchema,
  lastUsed: timeSchema.nullable(),
});
/** A token for bots and scripts, without its secret. */
export type Token = z.infer<typeof tokenSchema>;

export const newTokenSchema = tokenSchema.extend({
  secret: z.string().meta({ description: 'Shown only once. Send it as `Authorization: Bearer …`' }),
});
export type NewToken = z.infer<typeof newTokenSchema>;

export const turnSchema = z.object({
  table: tableIdSchema,
  game: z.string(),
  status: z.enum(['open', 'playing']),
  names: z.array(z.string()),
  seat: z.int(),
  yours: z.boolean().meta({ description: 'Whether it is your turn' }),
  deadline: timeSchema.nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

export const historyItemSchema = z.object({
  table: tableIdSchema,
  game: z.string(),
  names: z.array(z.string()),
  seat: z.int(),
  score: z.number().nullable(),
  place: z.int().nullable().meta({ description: 'Null for a table that closed before its match started' }),
  ended: timeSchema,
  resigned: z.array(z.int()).optional().meta({ description: 'The seats that resigned' }),
  winners: z
    .array(z.int())
    .optional()
    .meta({ description: 'The seats in first place. Several share the win' }),
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const personExportSchema = z.object({
  person: personSchema,
  tokens: z.array(tokenSchema),
  turns: z.array(turnSchema),
  history: z.array(historyItemSchema),
  records: z.array(
    z.object({
      table: tableIdSchema,
      record: seenRecordSchema.nullable().meta({ description: 'Null for a table without a seat of yours' }),
      said: z.array(saidSchema).meta({ description: 'Your chat lines' }),
    }),
  ),
});
/** Everything that is stored about a person. */
export type PersonExport = z.infer<typeof personExportSchema>;
