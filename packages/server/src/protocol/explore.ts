import { z } from 'zod';
import { seatSchema } from './ids.ts';

export const explorePositionSchema = z.strictObject({
  position: z.string().min(1).max(400).meta({ description: 'One line, as docs/positions.md defines it' }),
});

const shareSchema = z.number().min(0).max(1);

const nextRollSchema = z
  .object({
    seat: seatSchema,
    dice: z.int(),
    bust: shareSchema.meta({ description: 'The chance that the turn ends with nothing' }),
    outcomes: z
      .array(
        z.object({
          dice: z.array(z.int()).readonly(),
          chance: shareSchema,
          busts: z.boolean(),
          value: z.number().nullable(),
        }),
      )
      .readonly()
      .meta({
        description: 'Everything that the roll can bring, the best first; rolls of the same value together',
      }),
  })
  .nullable();

export const exploredPositionSchema = z.object({
  game: z.string(),
  position: z.string(),
  how: z.string().meta({
    description:
      'The source of the values: exact, round (a round of Three Dice), or for Hidden Pairs turn and weighed, approximations',
  }),
  unit: z.string().meta({
    description:
      'win: chances to win; sips: of the others less your own, to the end of the round; points: of the turn, above the mean of the others',
  }),
  seat: seatSchema.nullable().meta({ description: 'The seat that chooses; null where none does' }),
  values: z
    .array(shareSchema)
    .readonly()
    .nullable()
    .meta({ description: 'The share of the win of each seat; null where only moves have values' }),
  moves: z
    .array(
      z.object({
        move: z.unknown().meta({ description: 'As in the match record' }),
        value: z.number(),
        margin: z.number().meta({ description: '0 for values that are not estimated' }),
        loss: z.number().meta({ description: 'How much less than the best move it is worth' }),
        roll: nextRollSchema,
      }),
    )
    .readonly()
    .meta({ description: 'The legal moves, the best first' }),
  more: z.int().meta({ description: 'How many other moves are worth less than these' }),
  roll: nextRollSchema.meta({ description: 'The roll that the position waits for' }),
});
