import { seededDice } from '@dicehall/dice';
import type { Setup } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import { winShares } from '../solve/shares.ts';
import { playBotMatch } from './bot-match.ts';
import type { Contest, ContestSetup } from './contest-types.ts';
import { shareOf, Tally } from './interval.ts';

/** Opens a contest. It uses the game's faster simulation if there is one, which has the same results. */
export const openContest = (setup: ContestSetup): Contest =>
  strategyOf(setup.game.id).fastContest?.(setup) ?? checkedContest(setup);

/** Opens a contest in which the engine checks every move. */
export function checkedContest({ game, options, bots, seed }: ContestSetup): Contest {
  const setup: Setup = { game, options, names: [...bots.keys()].map(String) };
  const wins = bots.map(() => 0);
  const tallies = bots.map(() => new Tally());
  const dice = seededDice(seed);
  const { random } = seededDice(`${seed} choices`);
  let played = 0;
  const playOne = (): void => {
    const { scores, places } = playBotMatch(setup, bots, dice, random);
    winShares(places).forEach((share, seat) => {
      wins[seat] += share;
      tallies[seat].add(scores[seat]);
    });
    played += 1;
  };
  return {
    play(matches) {
      for (let match = 0; match < matches; match++) playOne();
    },
    result: () => ({
      matches: played,
      seats: tallies.map(({ measured }, seat) => ({
        wins: wins[seat],
        share: shareOf(wins[seat], played),
        score: measured,
      })),
    }),
  };
}
