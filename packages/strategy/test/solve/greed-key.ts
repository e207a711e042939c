import type { GreedState } from '@dicehall/engine';
import { packed } from './brute-force.ts';

/** A state of Greed for two as one number. The last throw does not matter. */
export const sameGreed = (state: unknown): number => {
  const { turn, scores, inGame, seat, finalBy, over } = state as GreedState;
  const [points, dice] = turn.kind === 'start' ? [0, 0] : [turn.points / 50, turn.dice];
  return packed(
    [['start', 'throw', 'choose'].indexOf(turn.kind), 3],
    [points, 200],
    [dice, 6],
    ...scores.map((score) => [score / 50, 200] as const),
    ...inGame.map((is) => [Number(is), 2] as const),
    [seat, 2],
    [finalBy === null ? 2 : finalBy, 3],
    [Number(over), 2],
  );
};
