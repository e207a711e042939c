import { z } from 'zod';
import { nameSchema, personIdSchema, violation } from './ids.ts';
import { markSchema } from './mark.ts';

/** A person who waits for a seat at the next match. */
export const waitingPersonSchema = z.object({
  person: personIdSchema,
  name: z.string(),
  mark: markSchema.optional(),
});

export const eveningPointsSchema = z
  .union([z.enum(['wins', 'places']), z.array(z.int().min(0).max(1000)).min(1).max(12)])
  .meta({
    description:
      'The points for a match: `wins` gives one point for a win, `places` gives the last place one point and each better place one more, and a list gives points by place',
  });
export type EveningPoints = z.infer<typeof eveningPointsSchema>;

export const standingSchema = waitingPersonSchema.extend({
  points: z.int(),
  matches: z.int(),
  wins: z.int(),
});
export type Standing = z.infer<typeof standingSchema>;

const teamSchema = z.strictObject({ name: nameSchema, people: z.array(personIdSchema).max(50) });
export type Team = z.infer<typeof teamSchema>;

export const eveningSchema = z.object({
  id: z.string(),
  match: z.int().meta({ description: 'The number of this match: 1, 2, 3, …' }),
  points: eveningPointsSchema,
  standings: z.array(standingSchema).meta({
    description:
      'Everyone who has played, ordered by points, then by wins. This match counts as soon as it is over',
  }),
  teams: z
    .array(teamSchema.extend({ points: z.int() }))
    .nullable()
    .meta({ description: 'The teams and the points of their people, in the order that the host chose' }),
});
export type Evening = z.infer<typeof eveningSchema>;

export const changeEveningSchema = z
  .strictObject({
    points: eveningPointsSchema.optional(),
    teams: z.array(teamSchema).min(2).max(6).nullable().optional(),
  })
  .refine(
    ({ points, teams }) => points !== undefined || teams !== undefined,
    violation('server-form-any', { allowed: 'points, teams' }),
  );
export type EveningChange = z.output<typeof changeEveningSchema>;
