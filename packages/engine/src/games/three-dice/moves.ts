import {
  allSeats,
  ofSeat,
  type Positions,
  positionsSchema,
  rising,
  type Schema,
  type Seat,
  seatNumber,
  subsetsOf,
  variantsOf,
} from '../../core/index.ts';
import { isUngentlemanly } from './gentlemen.ts';
import type { ThreeDiceMove, ThreeDiceState } from './state.ts';

export const threeDiceMoveSchema: Schema<ThreeDiceMove> = variantsOf({
  roll: { dice: positionsSchema(3) },
  stay: {},
  give: { to: seatNumber },
});

export const canonicalThreeDice = (move: ThreeDiceMove): ThreeDiceMove =>
  move.type === 'roll' ? { type: 'roll', dice: rising(move.dice) } : move;

export const everyDie: Positions = [0, 1, 2];
const choices: readonly ThreeDiceMove[] = [
  { type: 'stay' },
  ...subsetsOf(everyDie).flatMap((dice): ThreeDiceMove[] =>
    dice.length > 0 ? [{ type: 'roll', dice }] : [],
  ),
];

/** Returns the ungentlemanly moves, even if the gentlemen's rule is not enforced. */
export const ungentlemanlyMoves = (state: ThreeDiceState): readonly ThreeDiceMove[] =>
  state.turn.kind === 'choose' ? choices.filter((move) => isUngentlemanly(state, move)) : [];

/** Returns every legal move of a seat: staying and every set of dice to roll, or giving sips to each other seat. */
export function threeDiceMoves(state: ThreeDiceState, seat: Seat): readonly ThreeDiceMove[] {
  const { turn, options } = state;
  if (state.over || seat !== state.seat) return [];
  switch (turn.kind) {
    case 'start':
      return [{ type: 'roll', dice: everyDie }];
    case 'choose':
      return options.gentlemen === 'enforce'
        ? choices.filter((move) => !isUngentlemanly(state, move))
        : choices;
    case 'give':
      return allSeats(state.scores.length).flatMap((to): ThreeDiceMove[] =>
        to === seat ? [] : [{ type: 'give', to }],
      );
    default:
      return [];
  }
}

/** Returns the fallback move: to stay if that is allowed, or to give sips to the player who has taken the fewest. */
export function fallbackThreeDice(state: ThreeDiceState, seat: Seat): ThreeDiceMove {
  const taken = (move: ThreeDiceMove) => (move.type === 'give' ? ofSeat(state.scores, move.to) : 0);
  const [first, ...others] = threeDiceMoves(state, seat);
  if (first === undefined) throw new RangeError(`Seat ${seat} has no move`);
  return others.reduce((best, move) => (taken(move) < taken(best) ? move : best), first);
}
