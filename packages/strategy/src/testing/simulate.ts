import { openContest } from '../simulate/contest.ts';
import type { ContestResult, ContestSetup } from '../simulate/contest-types.ts';

export interface Simulation extends ContestSetup {
  readonly matches: number;
  /** Called every 100 matches. */
  readonly onProgress?: (played: number) => void;
  /** Called every 100 matches; true ends the simulation with the matches so far. */
  readonly shouldStop?: () => boolean;
}

/** Matches between two calls of `onProgress`. */
const slice = 100;

export function simulateMatches(simulation: Simulation): ContestResult {
  const contest = openContest(simulation);
  let played = 0;
  while (played < simulation.matches && simulation.shouldStop?.() !== true) {
    const now = Math.min(slice, simulation.matches - played);
    contest.play(now);
    played += now;
    simulation.onProgress?.(played);
  }
  return contest.result();
}
