import { dieScore, type ThreesMove, type ThreesView } from '@dicehall/engine';
import { bestKeep, keptOf, meanTurn, type ThreesTurnValues } from '../solve/threes/turn.ts';
import type { Bot, Bots, Random } from './bot.ts';

const openOf = (view: ThreesView): number[] =>
  view.locked.flatMap((locked, position) => (locked ? [] : [position]));

const roll: ThreesMove = { type: 'roll' };

export function bestThreesMove(view: ThreesView, turn: ThreesTurnValues): ThreesMove {
  const open = openOf(view);
  const locked = keptOf(view.dice.filter((_, position) => view.locked[position] === true));
  const { indexes } = bestKeep(
    turn,
    locked,
    open.map((position) => view.dice[position]),
  );
  if (indexes.length === open.length) return { type: 'bank' };
  return { type: 'roll', keep: indexes.map((index) => open[index]) };
}

/**
 * Keeps all threes and a random number of other dice, cheapest first. Rolls the others, or banks if none is left or the
 * last die is not rolled.
 */
function carefree(view: ThreesView, random: Random): ThreesMove {
  const cost = (position: number): number => dieScore(view.dice[position]);
  const open = openOf(view).toSorted((a, b) => cost(a) - cost(b));
  const free = open.filter((position) => cost(position) === 0).length;
  const count = Math.max(1, free, Math.ceil(random() * open.length));
  const left = Math.max(0, open.length - count);
  if (left === 0 || (left === 1 && view.lastDie === 'lies')) return { type: 'bank' };
  return { type: 'roll', keep: open.slice(0, count).sort((a, b) => a - b) };
}

const novice: Bot<ThreesView, ThreesMove> = {
  choose: (view, _seat, random) => (view.dice.length === 0 ? roll : carefree(view, random)),
};

/** Minimises the mean score of the turn, the moon included. */
const steady: Bot<ThreesView, ThreesMove> = {
  choose: (view) => (view.dice.length === 0 ? roll : bestThreesMove(view, meanTurn(view.lastDie))),
};

export const threesBots: Bots<ThreesView, ThreesMove> = { novice, steady };
