import { stateOf } from '@dicehall/dice';
import type { GreedOptions } from '@dicehall/engine';
import { greedMatches } from './greed-matches.ts';
import { greedTables, type Thresholds, unit } from './greed-tables.ts';

/** By seat. */
export interface FastTally {
  readonly matches: number;
  /** A shared win counts as its share. */
  readonly wins: Float64Array;
  readonly scoreSums: Float64Array;
  readonly scoreSquares: Float64Array;
}

/** Matches of Greed between threshold players, with the same scores as the engine's on the same dice. */
export interface FastGreed {
  play(matches: number): void;
  tally(): FastTally;
  /** Of the last match, by seat. */
  lastScores(): number[];
}

/**
 * @param players thresholds by seat, 2 to 8 seats
 * @param seed of one stream of dice for all matches
 */
export function fastGreed(
  options: GreedOptions,
  players: readonly Thresholds[],
  seed: string | number,
): FastGreed {
  const tables = greedTables(options, players);
  const { play, scores, wins, sums, squares } = greedMatches(tables, stateOf(String(seed)));
  let played = 0;
  return {
    play(matches) {
      play(matches);
      played += matches;
    },
    tally: () => ({
      matches: played,
      wins: wins.slice(),
      scoreSums: sums.map((sum) => sum * unit),
      scoreSquares: squares.map((square) => square * unit ** 2),
    }),
    lastScores: () => Array.from(scores, (score) => score * unit),
  };
}
