import {
  type BaseView,
  commonView,
  type Face,
  faceSchema,
  oneOf,
  orNull,
  type Schema,
  type Seat,
  type Step,
  seatNumber,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import type { PigState } from './state.ts';

export interface PigView extends BaseView {
  readonly phase: 'start' | 'throw' | 'choose' | 'over';
  readonly target: number;
  readonly seat: Seat;
  readonly turnPoints: number;
  /** The die on the table; null when there is none. */
  readonly last: Face | null;
}

export const pigViewSchema: Schema<PigView> = strictObjectOf({
  game: oneOf(['pig']),
  phase: oneOf(['start', 'throw', 'choose', 'over']),
  ...commonView,
  target: wholeNumber,
  seat: seatNumber,
  turnPoints: wholeNumber,
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
