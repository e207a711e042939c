import { dieScore, type Face, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot, Bots, Random } from './bot.ts';
import { threesTurn } from './threes-turn.ts';

const openOf = (view: ThreesView): number[] =>
  view.locked.flatMap((locked, position) => (locked ? [] : [position]));

const diceAt = (view: ThreesView, positions: readonly number[]): Face[] =>
  positions.map((position) => view.dice[position]);

/** Rolls the other dice, or banks if none is left or the last die is not rolled. */
function keeping(view: ThreesView, keep: readonly number[]): ThreesMove {
  const left = openOf(view).length - keep.length;
  return left === 0 || (left === 1 && view.lastDie === 'lies') ? { type: 'bank' } : { type: 'roll', keep };
}

/** Keeps all threes and a random number of other dice, cheapest first. */
function carefree(view: ThreesView, random: Random): ThreesMove {
  const open = openOf(view).toSorted((a, b) => cost(view, a) - cost(view, b));
  const free = open.filter((position) => cost(view, position) === 0).length;
  const count = Math.max(1, free, Math.ceil(random() * open.length));
  return keeping(
    view,
    open.slice(0, count).sort((a, b) => a - b),
  );
}

const cost = (view: ThreesView, position: number): number => dieScore(view.dice[position]);

const novice: Bot<ThreesView, ThreesMove> = {
  choose: (view, _seat, random) => (view.dice.length === 0 ? { type: 'roll' } : carefree(view, random)),
};

/** Minimises the mean score of the turn, the moon included. */
const steady: Bot<ThreesView, ThreesMove> = {
  choose(view) {
    if (view.dice.length === 0) return { type: 'roll' };
    const open = openOf(view);
    const locked = diceAt(
      view,
      view.locked.flatMap((is, position) => (is ? [position] : [])),
    );
    const lockedCost = locked.reduce<number>((sum, face) => sum + dieScore(face), 0);
    const kept = threesTurn(view.lastDie).keep(
      diceAt(view, open),
      lockedCost,
      locked.every((face) => face === 6),
    );
    return keeping(
      view,
      kept.map((index) => open[index]),
    );
  },
};

export const threesBots: Bots<ThreesView, ThreesMove> = { novice, steady };
