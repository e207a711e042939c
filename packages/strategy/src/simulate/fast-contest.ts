import type { GreedOptions } from '@dicehall/engine';
import { thresholdsOf } from '../bots/greed.ts';
import type { Contest, ContestSetup } from './contest-types.ts';
import { fastGreed } from './fast-greed.ts';
import { meanOf, shareOf } from './interval.ts';

/** The same matches by `fastGreed`, some hundred times as fast; null unless all bots are threshold players. */
export function fastGreedContest({ options, bots, seed }: ContestSetup): Contest | null {
  const players = bots.map(thresholdsOf);
  if (!players.every((player) => player !== null)) return null;
  const matches = fastGreed(options as GreedOptions, players, seed);
  return {
    play: matches.play,
    result: () => {
      const { matches: played, wins, scoreSums, scoreSquares } = matches.tally();
      const seats = Array.from(wins, (won, seat) => ({
        wins: won,
        share: shareOf(won, played),
        score: meanOf(played, scoreSums[seat], scoreSquares[seat]),
      }));
      return { matches: played, seats };
    },
  };
}
