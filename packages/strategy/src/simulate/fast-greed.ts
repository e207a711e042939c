import { stateOf } from '@dicehall/dice';
import type { GreedOptions } from '@dicehall/engine';
import { greedMatches } from './greed-matches.ts';
import { greedTables, type Thresholds, unit } from './greed-tables.ts';

/** What some matches came to, by seat. */
export interface FastTally {
  readonly matches: number;
  /** Shared wins count as their part. */
  readonly wins: Float64Array;
  readonly scoreSums: Float64Array;
  readonly scoreSquares: Float64Array;
}

/** Fast matches of Greed between threshold players: the same dice give the same scores as through the engine. */
export interface FastGreed {
  /** Plays so many further matches. */
  play(matches: number): void;
  /** What was played so far. */
  tally(): FastTally;
  /** The scores of the match played last, by seat. */
  lastScores(): number[];
}

/**
 * Sets up matches of Greed in numbers alone.
 * @param players the thresholds of each seat, 2 to 8
 * @param seed of the dice: one stream over all the matches
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
