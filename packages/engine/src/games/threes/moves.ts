import {
  optional,
  positionsSchema,
  rising,
  type Schema,
  type Seat,
  subsetsOf,
  variantsOf,
} from '../../core/index.ts';
import { openPositions } from './keeps.ts';
import { allDice, type ThreesMove, type ThreesState } from './state.ts';

export const threesMoveSchema: Schema<ThreesMove> = variantsOf({
  roll: { keep: optional(positionsSchema(allDice)) },
  bank: {},
});

/** Returns the move with its positions in rising order and without an empty `keep`. */
export function canonicalThrees(move: ThreesMove): ThreesMove {
  if (move.type === 'bank' || move.keep === undefined) return move;
  return move.keep.length === 0 ? { type: 'roll' } : { type: 'roll', keep: rising(move.keep) };
}

/** Returns the legal moves: each set of dice to keep that leaves dice to roll, then banking. */
export function threesMoves(state: ThreesState, seat: Seat): readonly ThreesMove[] {
  const { turn } = state;
  if (state.over || seat !== state.seat || turn.kind === 'throw') return [];
  if (turn.kind === 'start') return [{ type: 'roll' }];
  const open = openPositions(turn.locked);
  const keeps = subsetsOf(open).filter((keep) => keep.length > 0 && keep.length < open.length);
  return [...keeps.map((keep): ThreesMove => ({ type: 'roll', keep })), { type: 'bank' }];
}
