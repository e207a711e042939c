import type { BaseView, Face, Seat, Step } from '../../core/index.ts';
import { bankedByStopping } from './play.ts';
import type { GreedState } from './state.ts';

/** What anybody may see of a match of Greed: all of it. */
export interface GreedView extends BaseView {
  readonly game: 'greed';
  readonly target: number;
  readonly opening: number;
  readonly inGame: readonly boolean[];
  readonly seat: Seat;
  /** Points of the running turn, not banked yet. */
  readonly turnPoints: number;
  /** How many dice the next roll throws. */
  readonly dice: number;
  /** The dice on the table that the player chooses about; empty when there are none. */
  readonly last: readonly Face[];
  /** What stopping now would bank. */
  readonly stopBanks: number;
  /** Who started the final round, if it runs. */
  readonly finalBy: Seat | null;
}

/** Builds the view of a match of Greed. */
export function viewGreed(state: GreedState, step: Step): GreedView {
  const { turn } = state;
  return {
    game: 'greed',
    step,
    scores: state.scores,
    target: state.options.target,
    opening: state.options.opening,
    inGame: state.inGame,
    seat: state.seat,
    turnPoints: turn.kind === 'start' ? 0 : turn.points,
    dice: turn.kind === 'start' ? 5 : turn.dice,
    last: turn.kind === 'choose' ? turn.last : [],
    stopBanks: bankedByStopping(state),
    finalBy: state.finalBy,
  };
}
