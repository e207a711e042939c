import {
  allOptionsSchema,
  anyOf,
  type BaseView,
  commonView,
  type Face,
  facesSchema,
  listOf,
  oneOf,
  orNull,
  type Positions,
  positionsSchema,
  type Schema,
  type Seat,
  type Step,
  seatNumber,
  strictObjectOf,
  type ThrowOff,
  throwOffSchema,
  wholeNumber,
} from '../../core/index.ts';
import { threeDiceMoveSchema, ungentlemanlyMoves } from './moves.ts';
import { type ThreeDiceOptions, threeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { isNice, kindOf, pointsOf, type RollKind, rollKinds } from './scoring.ts';
import type { Finish, ThreeDiceMove, ThreeDiceState, ThreeDiceTurn } from './state.ts';

export interface ThreeDiceView extends BaseView {
  readonly game: 'three-dice';
  readonly options: ThreeDiceOptions;
  readonly round: number;
  readonly starter: Seat;
  readonly seat: Seat;
  readonly phase: ThreeDicePhase;
  /** The rolls that decide who starts, or the roll-off for the last place; null at other times. */
  readonly throwOff: ThrowOff | null;
  /** The three dice on the table; empty before the turn's first roll. */
  readonly dice: readonly Face[];
  readonly rolling: Positions;
  /** The kind and the points of the dice on the table, while the player chooses. */
  readonly lie: { readonly kind: RollKind; readonly points: number } | null;
  /** The rolls used in this turn, and the maximum. */
  readonly rolls: number;
  readonly limit: number;
  readonly penalty: number;
  /** Sips to give away now; 0 when there are none. */
  readonly toGive: number;
  readonly finished: readonly (Finish | null)[];
  /** The moves that the gentlemen's rule advises against; empty where it is off. */
  readonly discouraged: readonly ThreeDiceMove[];
}

/** The phase of a match. `nice`: the dice on the table make their player safe. */
export type ThreeDicePhase = ThreeDiceTurn['kind'] | 'nice' | 'over';

export const threeDiceViewSchema: Schema<ThreeDiceView> = strictObjectOf({
  game: oneOf(['three-dice']),
  phase: oneOf(['starter', 'start', 'throw', 'choose', 'give', 'roll-off', 'nice', 'over']),
  ...commonView,
  options: allOptionsSchema(threeDiceOptions),
  round: wholeNumber,
  starter: seatNumber,
  seat: seatNumber,
  throwOff: orNull(throwOffSchema),
  dice: facesSchema,
  rolling: positionsSchema(3),
  lie: orNull(strictObjectOf({ kind: oneOf(rollKinds), points: wholeNumber })),
  rolls: wholeNumber,
  limit: wholeNumber,
  penalty: wholeNumber,
  toGive: wholeNumber,
  finished: listOf(
    orNull(
      anyOf(
        strictObjectOf({ kind: oneOf(['safe']), roll: oneOf(rollKinds.filter(isNice)) }),
        strictObjectOf({ kind: oneOf(['points']), points: wholeNumber }),
      ),
    ),
  ),
  discouraged: listOf(threeDiceMoveSchema),
});

function phaseOf({ turn, over }: ThreeDiceState, lie: ThreeDiceView['lie']): ThreeDicePhase {
  if (over) return 'over';
  return lie !== null && isNice(lie.kind) ? 'nice' : turn.kind;
}

export function viewThreeDice(state: ThreeDiceState, step: Step): ThreeDiceView {
  const { turn, seat } = state;
  const dice = turn.kind === 'throw' || turn.kind === 'choose' ? turn.dice : [];
  const lie =
    turn.kind === 'choose'
      ? { kind: kindOf(dice, isAfterStairs(state, seat)), points: pointsOf(dice) }
      : null;
  return {
    game: 'three-dice',
    step,
    scores: state.scores,
    options: state.options,
    round: state.round,
    starter: state.starter,
    seat,
    phase: phaseOf(state, lie),
    throwOff: turn.kind === 'starter' || turn.kind === 'roll-off' ? turn.throwOff : null,
    dice,
    rolling: turn.kind === 'throw' ? turn.rolling : [],
    lie,
    rolls: turn.kind === 'throw' || turn.kind === 'choose' ? turn.rolls : 0,
    limit: state.limit,
    penalty: state.penalty,
    toGive: turn.kind === 'give' ? turn.sips : 0,
    finished: state.finished,
    discouraged: state.options.gentlemen === 'off' ? [] : ungentlemanlyMoves(state),
  };
}
