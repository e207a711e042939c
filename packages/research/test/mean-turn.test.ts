import { compileScoring } from '@dicehall/strategy/solvers';
import { expect, it } from 'vitest';
import { bestMeanTurn } from '../src/literature/mean-turn.ts';

/** One die, of which half of the faces score one unit and lead to another roll. */
const coin = compileScoring(1, 1, ([die = 6]) => (die <= 3 ? [{ score: 1, left: 1 }] : []));

/** Returns the mean of a player who banks exactly this many units, each scored by half of the rolls. */
function meanOf(banked: number, penalty: number): number {
  const bust = 1 - 1 / 2 ** banked;
  const thirdBusts = bust ** 3 / (1 + bust + bust ** 2);
  return banked * (1 - bust) - penalty * thirdBusts;
}

it.each([1, 2, 3])(
  'a player who loses points by three busts in a row banks the fewest points that the rules allow, %i',
  (least) => {
    for (const penalty of [1, 2, 7])
      expect(bestMeanTurn({ scoring: coin, least, penalty })).toBeCloseTo(meanOf(least, penalty), 7);
  },
);
