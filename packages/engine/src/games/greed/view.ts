import {
  allOptionsSchema,
  type BaseView,
  commonView,
  type Face,
  facesSchema,
  flag,
  listOf,
  ofSeat,
  oneOf,
  type Schema,
  type Seat,
  type Step,
  seatNumber,
  seatOrNull,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import { type GreedOptions, greedOptions } from './options.ts';
import { bankedByStopping } from './play.ts';
import { allDice, type GreedState } from './state.ts';

export interface GreedView extends BaseView {
  readonly game: 'greed';
  readonly phase: GreedPhase;
  readonly options: GreedOptions;
  readonly target: number;
  readonly opening: number;
  readonly inGame: readonly boolean[];
  readonly seat: Seat;
  /** Points of the running turn, not banked yet. */
  readonly turnPoints: number;
  readonly dice: number;
  /** The dice on the table while the player chooses; empty when there are none. */
  readonly last: readonly Face[];
  readonly stopBanks: number;
  readonly finalBy: Seat | null;
}

/** The phase of a match. `opening`: the player is not in the game and has too few points to get in. */
export type GreedPhase = 'start' | 'throw' | 'choose' | 'opening' | 'final-round' | 'over';

export const greedViewSchema: Schema<GreedView> = strictObjectOf({
  game: oneOf(['greed']),
  phase: oneOf(['start', 'throw', 'choose', 'opening', 'final-round', 'over']),
  ...commonView,
  options: allOptionsSchema(greedOptions),
  target: wholeNumber,
  opening: wholeNumber,
  inGame: listOf(flag),
  seat: seatNumber,
  turnPoints: wholeNumber,
  dice: wholeNumber,
  last: facesSchema,
  stopBanks: wholeNumber,
  finalBy: seatOrNull,
});

function phaseOf(state: GreedState): GreedPhase {
  const { turn } = state;
  if (state.over) return 'over';
  if (state.finalBy !== null) return 'final-round';
  const points = turn.kind === 'start' ? 0 : turn.points;
  const isShort = !ofSeat(state.inGame, state.seat) && points < state.options.opening;
  return points > 0 && isShort ? 'opening' : turn.kind;
}

export function viewGreed(state: GreedState, step: Step): GreedView {
  const { turn } = state;
  return {
    game: 'greed',
    phase: phaseOf(state),
    step,
    scores: state.scores,
    options: state.options,
    target: state.options.target,
    opening: state.options.opening,
    inGame: state.inGame,
    seat: state.seat,
    turnPoints: turn.kind === 'start' ? 0 : turn.points,
    dice: turn.kind === 'start' ? allDice : turn.dice,
    last: turn.kind === 'choose' ? turn.last : [],
    stopBanks: bankedByStopping(state),
    finalBy: state.finalBy,
  };
}
