import {
  allOptionsSchema,
  anyOf,
  commonView,
  facesSchema,
  listOf,
  oneOf,
  orNull,
  positionsSchema,
  type ReadBy,
  type Step,
  seatNumber,
  strictObjectOf,
  throwOffSchema,
  wholeNumber,
} from '../../core/index.ts';
import { threeDiceMoveSchema, ungentlemanlyMoves } from './moves.ts';
import { threeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { isNice, kindOf, pointsOf, rollKinds } from './scoring.ts';
import type { ThreeDiceState } from './state.ts';

export type ThreeDiceView = ReadBy<typeof threeDiceViewSchema>;

export const threeDiceViewSchema = strictObjectOf({
  game: oneOf(['three-dice']),
  /** The phase of a match. In `nice`, the dice on the table make their player safe. */
  phase: oneOf(['starter', 'start', 'throw', 'choose', 'give', 'roll-off', 'nice', 'over']),
  ...commonView,
  options: allOptionsSchema(threeDiceOptions),
  round: wholeNumber,
  starter: seatNumber,
  seat: seatNumber,
  /** The rolls that decide who starts, or the roll-off for the last place; null at other times. */
  throwOff: orNull(throwOffSchema),
  /** The three dice on the table; empty before the turn's first roll. */
  dice: facesSchema,
  rolling: positionsSchema(3),
  /** The kind and the points of the dice on the table; null unless the player can choose. */
  lie: orNull(strictObjectOf({ kind: oneOf(rollKinds), points: wholeNumber })),
  /** The number of rolls used in this turn, and the maximum. */
  rolls: wholeNumber,
  limit: wholeNumber,
  penalty: wholeNumber,
  /** The number of sips to give away now; 0 when there are none. */
  toGive: wholeNumber,
  finished: listOf(
    orNull(
      anyOf(
        strictObjectOf({ kind: oneOf(['safe']), roll: oneOf(rollKinds.filter(isNice)) }),
        strictObjectOf({ kind: oneOf(['points']), points: wholeNumber }),
      ),
    ),
  ),
  /** The moves that the gentlemen's rule advises against; empty if the rule is off. */
  discouraged: listOf(threeDiceMoveSchema),
});

function phaseOf({ turn, over }: ThreeDiceState, lie: ThreeDiceView['lie']): ThreeDiceView['phase'] {
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
