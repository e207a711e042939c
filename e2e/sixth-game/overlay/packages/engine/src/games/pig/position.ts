import { atLeast, type FieldReader } from '../../core/index.ts';
import type { PigOptions } from './options.ts';
import type { PigState, PigTurn } from './state.ts';

/*
 * pig OPTIONS SCORES SEAT TURN
 * TURN is `start`, `throw POINTS`, `choose POINTS FACE` or `over` (then SEAT has won).
 * `pig - 40,12 1 choose 17 5`
 */

const mostPoints = 1_000_000;

function formatTurn({ turn, winner }: PigState): string {
  if (winner !== null) return 'over';
  switch (turn.kind) {
    case 'start':
      return 'start';
    case 'throw':
      return `throw ${turn.points}`;
    case 'choose':
      return `choose ${turn.points} ${turn.last}`;
  }
}

export const formatPig = (state: PigState): (string | number)[] => [
  state.scores.join(','),
  state.seat,
  formatTurn(state),
];

function readChoose(fields: FieldReader): PigTurn {
  const points = fields.number('points', 2, mostPoints);
  const [last] = fields.dice('last', 1, 1);
  fields.check(last !== undefined && last > 1, 'last', last, '2, 3, 4, 5, 6');
  fields.check(points >= last, 'points', points, atLeast(last));
  return { kind: 'choose', points, last };
}

export function readPig(fields: FieldReader, options: PigOptions): PigState {
  const scores = fields.perSeat('scores', 0, mostPoints);
  const seat = fields.number('seat', 0, scores.length - 1);
  const turn = fields.variant<PigTurn | 'over'>('turn', {
    start: () => ({ kind: 'start' }),
    throw: () => ({ kind: 'throw', points: fields.number('points', 0, mostPoints) }),
    choose: () => readChoose(fields),
    over: () => 'over',
  });
  const isOver = turn === 'over';
  const reached = scores.flatMap((score, at) => (score >= options.target ? [at] : []));
  const isRight = isOver ? reached.length === 1 && reached[0] === seat : reached.length === 0;
  fields.fits(isRight, 'scores', scores, 'turn');
  return { options, scores, seat, turn: isOver ? { kind: 'start' } : turn, winner: isOver ? seat : null };
}
