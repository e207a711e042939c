import type { Solving } from '../progress.ts';
import type { Solution } from '../solution.ts';
import { rejectSolution } from '../solver.ts';
import { bestResponse } from './best-response.ts';
import { RaceForTwo } from './for-two.ts';

export const proveRace = (solution: Solution): Solving<number> =>
  solution instanceof RaceForTwo ? bestResponse(solution.rules, solution.race) : rejectSolution(solution);
