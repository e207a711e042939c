import { z } from 'zod';
import { seatSchema } from './ids.ts';
import { moveSchema } from './table.ts';

export const explorePositionSchema = z.strictObject({
  position: z.string().min(1).max(400).meta({ description: 'One line, as docs/positions.md defines it' }),
});

const shareSchema = z.number().min(0).max(1);

const nextRollSchema = z
  .object({
    seat: seatSchema,
    dice: z.int(),
    bust: shareSchema.meta({ description: 'The chance that the roll ends the turn without points' }),
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
        description: 'The outcomes of the roll, the best first; rolls with the same value are one outcome',
      }),
  })
  .nullable();

export const exploredPositionSchema = z.object({
  game: z.string(),
  position: z.string(),
  how: z.string().meta({
    description:
      'The source of the values: exact or equilibrium (of the match), round (the solved rounds of Three Dice), or for Hidden Pairs match, turn and sampled, approximations',
  }),
  unit: z.string().meta({
    description:
      'win: the share of the win; sips: the mean sips of the other players minus the player’s own, at the end of the match',
  }),
  seat: seatSchema.nullable().meta({ description: 'The seat that chooses; null if none does' }),
  values: z
    .array(z.number())
    .readonly()
    .nullable()
    .meta({ description: 'The value for each seat; null if the values would reveal hidden information' }),
  moves: z
    .array(
      z.object({
        move: moveSchema,
        value: z.number(),
        margin: z.number().meta({ description: '0 for values that are not estimated' }),
        loss: z.number().meta({ description: 'How much less the move is worth than the best move' }),
        share: z.number().optional().meta({
          description: 'The probability from 0 to 1 with which the mixture of an equilibrium plays the move',
        }),
        round: z
          .object({
            loses: shareSchema.meta({ description: 'The chance that the seat loses the current round' }),
            taken: z.array(z.number()).readonly().meta({ description: 'The mean penalty of each seat' }),
          })
          .optional()
          .meta({ description: 'In games in which the current round decides: the effect of the move on it' }),
        roll: nextRollSchema,
      }),
    )
    .readonly()
    .meta({ description: 'The legal moves, the best first' }),
  more: z.int().meta({ description: 'The number of other moves, which are worth less than these' }),
  severalBest: z.boolean().meta({
    description:
      'Whether moves that are equally good for the seat differ for other seats, so that other values would be equally valid',
  }),
  roll: nextRollSchema.meta({ description: 'The roll that the position waits for' }),
});
