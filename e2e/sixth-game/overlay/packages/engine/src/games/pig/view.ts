import {
  commonView,
  faceSchema,
  oneOf,
  orNull,
  type ReadBy,
  type Step,
  seatNumber,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import type { PigState } from './state.ts';

export type PigView = ReadBy<typeof pigViewSchema>;

export const pigViewSchema = strictObjectOf({
  game: oneOf(['pig']),
  phase: oneOf(['start', 'throw', 'choose', 'over']),
  ...commonView,
  target: wholeNumber,
  seat: seatNumber,
  turnPoints: wholeNumber,
  /** The die on the table; null when there is none. */
  last: orNull(faceSchema),
});

export const viewPig = (state: PigState, step: Step): PigView => ({
  game: 'pig',
  phase: step.kind === 'over' ? 'over' : state.turn.kind,
  step,
  scores: state.scores,
  target: state.options.target,
  seat: state.seat,
  turnPoints: state.turn.kind === 'start' ? 0 : state.turn.points,
  last: state.turn.kind === 'choose' ? state.turn.last : null,
});
