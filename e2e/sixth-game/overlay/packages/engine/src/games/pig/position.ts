import {
  type FieldReader,
  formatOptions,
  type PositionProblem,
  type Result,
  readPosition,
} from '../../core/index.ts';
import { pigOptions } from './options.ts';
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

export const formatPig = (state: PigState): string =>
  [
    'pig',
    formatOptions(pigOptions, state.options),
    state.scores.join(','),
    state.seat,
    formatTurn(state),
  ].join(' ');

function readTurn(fields: FieldReader): PigTurn | 'over' {
  switch (fields.choice('turn', ['start', 'throw', 'choose', 'over'])) {
    case 'over':
      return 'over';
    case 'start':
      return { kind: 'start' };
    case 'throw':
      return { kind: 'throw', points: fields.number('points', 0, mostPoints) };
    case 'choose': {
      const points = fields.number('points', 2, mostPoints);
      const [last] = fields.dice('last', 1, 1);
      if (last === undefined || last === 1) return fields.impossible('last', '1', 'a face from 2 to 6');
      if (points < last) fields.impossible('points', String(points), `at least the ${last} of the last roll`);
      return { kind: 'choose', points, last };
    }
  }
}

function readState(fields: FieldReader): PigState {
  const options = fields.options(pigOptions);
  const scores = fields.numbers('scores', 0, mostPoints);
  if (scores.length < 2 || scores.length > 6) fields.impossible('scores', scores.join(','), '2 to 6 scores');
  const seat = fields.number('seat', 0, scores.length - 1);
  const turn = readTurn(fields);
  const isOver = turn === 'over';
  const reached = scores.flatMap((score, at) => (score >= options.target ? [at] : []));
  if (isOver ? reached.length !== 1 || reached[0] !== seat : reached.length > 0) {
    fields.impossible('scores', scores.join(','), 'only the winner at the target');
  }
  return { options, scores, seat, turn: isOver ? { kind: 'start' } : turn, winner: isOver ? seat : null };
}

export const parsePig = (text: string): Result<PigState, PositionProblem> =>
  readPosition('pig', text, readState, formatPig);
