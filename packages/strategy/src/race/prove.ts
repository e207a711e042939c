import type { Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import { solvedBy } from '../solve/solver.ts';
import { bestResponse } from './best-response.ts';
import { RaceForTwo } from './for-two.ts';

export const proveRace = (solution: Solution): Solving<number> => {
  const { rules, race } = solvedBy(RaceForTwo, solution);
  return bestResponse(rules, race);
};
