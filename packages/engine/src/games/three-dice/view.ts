import type { BaseView, Face, Seat, Step, ThrowOff } from '../../core/index.ts';
import { ungentlemanlyMoves } from './moves.ts';
import type { ThreeDiceOptions } from './options.ts';
import { isAfterStairs } from './round.ts';
import { kindOf, pointsOf, type RollKind } from './scoring.ts';
import type { Finish, ThreeDiceMove, ThreeDiceState } from './state.ts';

/** What anybody may see of a match of Three Dice: all of it. */
export interface ThreeDiceView extends BaseView {
  readonly game: 'three-dice';
  readonly options: ThreeDiceOptions;
  readonly round: number;
  readonly starter: Seat;
  readonly seat: Seat;
  readonly phase: ThreeDiceState['turn']['kind'];
  /** The throws for who starts, or among the tied lowest, while they run. */
  readonly throwOff: ThrowOff | null;
  /** The three dice as they lie; empty before the turn's first throw. */
  readonly dice: readonly Face[];
  /** What they are and what they count, while the player chooses. */
  readonly lie: { readonly kind: RollKind; readonly points: number } | null;
  /** Rolls used in this turn, and how many it may have. */
  readonly rolls: number;
  readonly limit: number;
  readonly penalty: number;
  /** Sips to give away now; 0 when there are none. */
  readonly toGive: number;
  readonly finished: readonly (Finish | null)[];
  /** The moves that the gentlemen's rule frowns on; empty where it is off. */
  readonly frownedOn: readonly ThreeDiceMove[];
}

/** Builds the view of a match of Three Dice. */
export function viewThreeDice(state: ThreeDiceState, step: Step): ThreeDiceView {
  const { turn, seat } = state;
  const dice = turn.kind === 'throw' || turn.kind === 'choose' ? turn.dice : [];
  const lies = turn.kind === 'choose';
  return {
    game: 'three-dice',
    step,
    scores: state.scores,
    options: state.options,
    round: state.round,
    starter: state.starter,
    seat,
    phase: turn.kind,
    throwOff: turn.kind === 'starter' || turn.kind === 'roll-off' ? turn.throwOff : null,
    dice,
    lie: lies ? { kind: kindOf(dice, isAfterStairs(state, seat)), points: pointsOf(dice) } : null,
    rolls: turn.kind === 'throw' || turn.kind === 'choose' ? turn.rolls : 0,
    limit: state.limit,
    penalty: state.penalty,
    toGive: turn.kind === 'give' ? turn.sips : 0,
    finished: state.finished,
    frownedOn: state.options.gentlemen === 'off' ? [] : ungentlemanlyMoves(state),
  };
}
