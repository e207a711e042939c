import {
  allOptionsSchema,
  commonView,
  facesSchema,
  flag,
  listOf,
  ofSeat,
  oneOf,
  type ReadBy,
  type Step,
  seatNumber,
  seatOrNull,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import { greedOptions } from './options.ts';
import { bankedByStopping } from './play.ts';
import { allDice, type GreedState } from './state.ts';

export type GreedView = ReadBy<typeof greedViewSchema>;

export const greedViewSchema = strictObjectOf({
  game: oneOf(['greed']),
  /** The phase of a match. In `opening` the player is not in the game and has too few points to get in. */
  phase: oneOf(['start', 'throw', 'choose', 'opening', 'final-round', 'over']),
  ...commonView,
  options: allOptionsSchema(greedOptions),
  target: wholeNumber,
  opening: wholeNumber,
  inGame: listOf(flag),
  seat: seatNumber,
  /** The points of the running turn, which are not banked yet. */
  turnPoints: wholeNumber,
  dice: wholeNumber,
  /** The dice on the table while the player chooses; otherwise empty. */
  last: facesSchema,
  stopBanks: wholeNumber,
  finalBy: seatOrNull,
});

function phaseOf(state: GreedState): GreedView['phase'] {
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
