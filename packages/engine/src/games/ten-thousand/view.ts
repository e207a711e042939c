import {
  allOptionsSchema,
  type BaseView,
  commonView,
  type Face,
  facesSchema,
  ofSeat,
  oneOf,
  orNull,
  type Schema,
  type Seat,
  type Step,
  seatNumber,
  strictObjectOf,
  type ThrowOff,
  throwOffSchema,
  wholeNumber,
} from '../../core/index.ts';
import { offered } from './moves.ts';
import { type TenThousandOptions, tenThousandOptions } from './options.ts';
import { allDice, type Offer, type TenThousandState } from './state.ts';

export interface TenThousandView extends BaseView {
  readonly game: 'ten-thousand';
  readonly phase: TenThousandPhase;
  readonly options: TenThousandOptions;
  readonly seat: Seat;
  /** The rolls for who starts, while they run. */
  readonly order: ThrowOff | null;
  /** Points of the running turn, before anything of `last` is kept. */
  readonly turnPoints: number;
  /** The number of dice of the next roll if nothing more is kept; 6 at the start of a turn. */
  readonly dice: number;
  /** The dice on the table that the player keeps from; empty when there are none. */
  readonly last: readonly Face[];
  readonly offer: Offer | null;
}

/**
 * The phase of a match. `opening`: the player chooses and has some points, but too few to bank. `near-target`: a roll can
 * overshoot the target.
 */
export type TenThousandPhase =
  | 'order'
  | 'start'
  | 'throw'
  | 'choose'
  | 'opening'
  | 'take-over'
  | 'near-target'
  | 'over';

export const tenThousandViewSchema: Schema<TenThousandView> = strictObjectOf({
  game: oneOf(['ten-thousand']),
  phase: oneOf(['order', 'start', 'throw', 'choose', 'opening', 'take-over', 'near-target', 'over']),
  ...commonView,
  options: allOptionsSchema(tenThousandOptions),
  seat: seatNumber,
  order: orNull(throwOffSchema),
  turnPoints: wholeNumber,
  dice: wholeNumber,
  last: facesSchema,
  offer: orNull(strictObjectOf({ points: wholeNumber, dice: wholeNumber })),
});

/** A roll this close to the target can easily overshoot it: the score of six dice taken together. */
const nearTarget = 1500;

const turnPointsOf = ({ turn }: TenThousandState): number =>
  turn.kind === 'throw' || turn.kind === 'choose' ? turn.points : 0;

function phaseOf(state: TenThousandState, offer: Offer | null): TenThousandPhase {
  const { turn, options } = state;
  if (state.winner !== null) return 'over';
  if (turn.kind === 'order') return 'order';
  const total = ofSeat(state.scores, state.seat) + turnPointsOf(state);
  if (options.exactFinish && total + nearTarget >= options.target) return 'near-target';
  if (offer !== null) return 'take-over';
  return turn.kind === 'choose' && total > 0 && total < options.opening ? 'opening' : turn.kind;
}

export function viewTenThousand(state: TenThousandState, step: Step): TenThousandView {
  const { turn } = state;
  const offer = offered(state);
  return {
    game: 'ten-thousand',
    phase: phaseOf(state, offer),
    step,
    scores: state.scores,
    options: state.options,
    seat: state.seat,
    order: turn.kind === 'order' ? turn.throwOff : null,
    turnPoints: turnPointsOf(state),
    dice: turn.kind === 'throw' ? turn.dice : turn.kind === 'choose' ? turn.last.length : allDice,
    last: turn.kind === 'choose' ? turn.last : [],
    offer,
  };
}
