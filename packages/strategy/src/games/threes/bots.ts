import { dieScore, type ThreesMove, type ThreesView } from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Random, type Temper } from '../../bots/bot.ts';
import { nerveOf, pickByTemper, pickRandom, skewRandom } from '../../bots/choice.ts';
import { cached } from '../../cached.ts';
import { keptOf, meanTurn, roundTurn, type ThreesTurnValues, valuedKeeps } from './solve/turn.ts';

export const openOf = (view: ThreesView): number[] =>
  view.locked.flatMap((locked, position) => (locked ? [] : [position]));

const roll: ThreesMove = { type: 'roll' };

/**
 * How much a bot may give up for a move that suits its temper: mean points of a turn, or the chance of winning a
 * round.
 */
const closeCall = { total: 0.2, rounds: 0.01 } as const;

/** Returns the best move. Between moves of almost equal value, the temper decides. */
export function bestThreesMove(view: ThreesView, turn: ThreesTurnValues, nerve = 0, margin = 0): ThreesMove {
  const open = openOf(view);
  const locked = keptOf(view.dice.filter((_, position) => view.locked[position] === true));
  const faces = open.map((position) => view.dice[position]);
  const { indexes } = pickByTemper(
    valuedKeeps(turn, locked, faces),
    ({ value }) => value,
    nerve,
    margin,
    ({ indexes }) => -indexes.length,
  );
  return keepMove(open, indexes);
}

/**
 * Returns a move that keeps some dice.
 * @param open the positions that are not locked
 * @param indexes the indexes in `open` of the dice to keep
 */
export const keepMove = (open: readonly number[], indexes: readonly number[]): ThreesMove =>
  indexes.length === open.length
    ? { type: 'bank' }
    : { type: 'roll', keep: indexes.map((index) => open[index]) };

/** The highest cost of a die that a novice keeps. A novice picks one of these limits at random. */
const keptUpTo = [0, 1, 2, 4] as const;

/**
 * Keeps all 3s and, up to a random limit, 1s and 2s; if there are none, the cheapest die. It rolls the others. If the
 * turn would end with a last die of 4 points or more, it rolls that die together with the most expensive 1 or 2.
 */
function carefree(view: ThreesView, random: Random, nerve: number): ThreesMove {
  const cost = (position: number): number => dieScore(view.dice[position]);
  const open = openOf(view).toSorted((a, b) => cost(a) - cost(b));
  const limit = pickRandom(keptUpTo, () => skewRandom(random, -nerve));
  let count = Math.max(1, open.filter((position) => cost(position) <= limit).length);
  const lies = view.lastDie === 'lies';
  const isDear = lies && open.length - count === 1 && cost(open[count]) > 3;
  if (isDear && count > 1 && cost(open[count - 1]) > 0) count -= 1;
  const left = open.length - count;
  if (left === 0 || (left === 1 && lies)) return { type: 'bank' };
  return { type: 'roll', keep: open.slice(0, count).sort((a, b) => a - b) };
}

const hasMoon = ({ bankScores }: ThreesView): boolean => bankScores !== null && bankScores < 0;

const novice = (nerve: number): Bot<ThreesView, ThreesMove> => ({
  choose(view, _seat, random) {
    if (view.dice.length === 0) return roll;
    return hasMoon(view) ? { type: 'bank' } : carefree(view, random, nerve);
  },
});

/** The maximum number of cached moves of a turn. */
const mostMoves = 20_000;

/** Returns the turn that a steady bot aims for: the lowest mean score, or winning the round. */
function turnFor({ scoring, lastDie, moon, costs, seat }: ThreesView): ThreesTurnValues {
  if (scoring === 'total') return meanTurn(lastDie, moon);
  const lowest = Math.min(...costs.filter((cost) => cost !== null));
  return roundTurn({ lastDie, moon }, lowest, costs.length - 1 - seat);
}

function steady(nerve: number): Bot<ThreesView, ThreesMove> {
  const best = cached(
    ({ scoring, lastDie, moon, costs, dice, locked }: ThreesView) =>
      [scoring, lastDie, moon, costs, dice.join(''), locked.map(Number).join('')].join(' '),
    (view) => bestThreesMove(view, turnFor(view), nerve, closeCall[view.scoring]),
    mostMoves,
  );
  return { choose: (view) => (view.dice.length === 0 ? roll : best(view)) };
}

export const threesBots: BotsOf<ThreesView, ThreesMove> = byTemper((temper: Temper) => ({
  novice: novice(nerveOf[temper]),
  steady: steady(nerveOf[temper]),
}));
