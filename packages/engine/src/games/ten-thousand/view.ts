import type { BaseView, Face, Seat, Step, ThrowOff } from '../../core/index.ts';
import { offered } from './moves.ts';
import type { TenThousandOptions } from './options.ts';
import type { Offer, TenThousandState } from './state.ts';

/** What anybody may see of a match of Ten Thousand: all of it. */
export interface TenThousandView extends BaseView {
  readonly game: 'ten-thousand';
  readonly options: TenThousandOptions;
  readonly seat: Seat;
  readonly phase: TenThousandState['turn']['kind'];
  /** The throws for who starts, while they run. */
  readonly order: ThrowOff | null;
  /** Points of the running turn, before anything of `last` is kept. */
  readonly turnPoints: number;
  /** How many dice a roll that keeps nothing more would throw; 6 at the start of a turn. */
  readonly dice: number;
  /** The dice on the table that the player keeps from; empty when there are none. */
  readonly last: readonly Face[];
  /** What may be taken over now, if anything. */
  readonly offer: Offer | null;
}

/** Builds the view of a match of Ten Thousand. */
export function viewTenThousand(state: TenThousandState, step: Step): TenThousandView {
  const { turn } = state;
  return {
    game: 'ten-thousand',
    step,
    scores: state.scores,
    options: state.options,
    seat: state.seat,
    phase: turn.kind,
    order: turn.kind === 'order' ? turn.throwOff : null,
    turnPoints: turn.kind === 'throw' || turn.kind === 'choose' ? turn.points : 0,
    dice: turn.kind === 'throw' ? turn.dice : turn.kind === 'choose' ? turn.last.length : 6,
    last: turn.kind === 'choose' ? turn.last : [],
    offer: offered(state),
  };
}
