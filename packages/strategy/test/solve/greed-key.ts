import type { GreedState } from '@dicehall/engine';

const kinds = ['start', 'throw', 'choose'];

/** Returns a state of Greed for two as a number. The last throw does not matter, and points are below 10,000. */
export function sameGreed(state: unknown): number {
  const { turn, scores, inGame, seat, finalBy, over } = state as GreedState;
  const [points, dice] = turn.kind === 'start' ? [0, 0] : [turn.points / 50, turn.dice];
  const [one = 0, two = 0] = scores;
  let key = kinds.indexOf(turn.kind) * 6 + dice;
  for (const score of [points, one / 50, two / 50]) key = key * 200 + score;
  for (const flag of [inGame[0], inGame[1], seat === 1, over]) key = key * 2 + Number(flag);
  return key * 3 + (finalBy ?? 2);
}
