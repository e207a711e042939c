import { stateOf } from '@dicehall/dice';
import type { GreedOptions } from '@dicehall/engine';
import { unit } from '../../../outcomes/games.ts';
import type { Contest, ContestSetup } from '../../../simulate/contest-types.ts';
import { meanOf, shareOf } from '../../../simulate/interval.ts';
import { thresholdsOf } from '../bots.ts';
import { greedMatches } from './matches.ts';
import { greedTables, type Thresholds } from './tables.ts';

/** Matches of Greed between threshold players, with the same scores as the engine's on the same dice. */
export interface FastGreed extends Contest {
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
    result: () => ({
      matches: played,
      seats: Array.from(wins, (won, seat) => ({
        wins: won,
        share: shareOf(won, played),
        score: meanOf(played, sums[seat] * unit, squares[seat] * unit ** 2),
      })),
    }),
    lastScores: () => Array.from(scores, (score) => score * unit),
  };
}

/** Some hundred times as fast as the engine; null unless all bots are threshold players. */
export function fastGreedContest({ options, bots, seed }: ContestSetup): Contest | null {
  const players = bots.map(thresholdsOf);
  return players.every((player) => player !== null)
    ? fastGreed(options as GreedOptions, players, seed)
    : null;
}
