import { z } from 'zod';
import { nameSchema, tableIdSchema } from './ids.ts';

/** The maximum number of changes of one shared sheet. It is several times the number of turns of the longest match. */
export const maxSheetChanges = 3000;

export const sheetIdSchema = tableIdSchema.meta({
  description: 'The id of a score sheet. It gives access to the sheet',
});

/** The code of a sheet. It is one character longer than the code of a table, so its length tells the two apart. */
export const sheetCodeSchema = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{6}$/)
  .meta({ description: 'The short code of a score sheet: six letters and digits' });

export const sheetSetupSchema = z
  .strictObject({
    game: z.string().min(1).max(40),
    options: z.record(z.string().max(40), z.union([z.number(), z.boolean(), z.string().max(40)])),
    names: z.array(nameSchema).min(1).max(12),
    belowZero: z.boolean().meta({ description: 'Whether totals may go below zero' }),
  })
  .meta({ description: 'The game, house rules and players of a score sheet' });

export const sheetChangeSchema = z
  .looseObject({
    type: z.enum([
      'enter',
      'edit',
      'remove',
      'adjust',
      'next',
      'join',
      'order',
      'rename',
      'rules',
      'end',
      'undo',
      'redo',
    ]),
    name: nameSchema.optional(),
  })
  .meta({ description: 'One change of a score sheet, with the fields of its type' });

export const sheetLineSchema = z.object({
  seq: z.int().min(1).meta({ description: 'The number of the line: 1, 2, 3, …' }),
  key: z.string(),
  change: sheetChangeSchema,
});
export type SheetLineMessage = z.infer<typeof sheetLineSchema>;

export const newSheetSchema = z.strictObject({
  setup: sheetSetupSchema,
  changes: z
    .array(sheetChangeSchema)
    .max(maxSheetChanges)
    .meta({ description: 'The changes that were made before the sheet was shared' }),
});
export type NewSheet = z.infer<typeof newSheetSchema>;

export const sharedSheetSchema = z.object({
  id: sheetIdSchema,
  code: sheetCodeSchema,
  setup: sheetSetupSchema,
  lines: z.array(sheetLineSchema),
});
export type SharedSheet = z.infer<typeof sharedSheetSchema>;

export const appendSheetSchema = z.strictObject({
  seq: z.int().min(0).max(maxSheetChanges).meta({ description: 'The number of the last line that you saw' }),
  key: z
    .string()
    .regex(/^[\w-]{8,40}$/)
    .meta({ description: 'Identifies the change. If you send it again, it is made only once' }),
  change: sheetChangeSchema,
});
export type AppendSheet = z.infer<typeof appendSheetSchema>;

export const sheetMessageSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('line'), data: sheetLineSchema }),
  z.object({ event: z.literal('beat'), data: z.object({ seq: z.int().min(0) }) }),
]);
export type SheetMessage = z.infer<typeof sheetMessageSchema>;
