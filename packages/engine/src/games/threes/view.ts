import {
  type BaseView,
  commonView,
  type Face,
  facesSchema,
  flag,
  listOf,
  oneOf,
  orNull,
  type Schema,
  type Seat,
  type Step,
  seatNumber,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import { isByRounds, type ThreesOptions, threesOptions } from './options.ts';
import { scoreThrees } from './scoring.ts';
import type { ThreesState } from './state.ts';

export interface ThreesView extends BaseView {
  readonly game: 'threes';
  readonly phase: ThreesPhase;
  readonly round: number;
  readonly rounds: number;
  readonly lastDie: ThreesOptions['lastDie'];
  readonly moon: ThreesOptions['moon'];
  /** A solo player always plays for a low total, whatever the options say. */
  readonly scoring: ThreesOptions['scoring'];
  /** By seat: the cost of its turn of this round, in a match whose rounds are scored separately; null before the turn. */
  readonly costs: readonly (number | null)[];
  readonly seat: Seat;
  /** The five dice in their positions; empty before the turn's first roll. */
  readonly dice: readonly Face[];
  /** By die: whether it can no longer be rolled. */
  readonly locked: readonly boolean[];
  /** The score of banking now; null when there is nothing to bank. */
  readonly bankScores: number | null;
}

/** The phase of a match. `throw` is the first roll of a turn, `re-roll` a later one. */
export type ThreesPhase = 'start' | 'throw' | 'choose' | 're-roll' | 'last-round' | 'over';

export const threesViewSchema: Schema<ThreesView> = strictObjectOf({
  game: oneOf(['threes']),
  phase: oneOf(['start', 'throw', 'choose', 're-roll', 'last-round', 'over']),
  ...commonView,
  round: wholeNumber,
  rounds: wholeNumber,
  lastDie: oneOf(threesOptions.lastDie.values),
  moon: oneOf(threesOptions.moon.values),
  scoring: oneOf(threesOptions.scoring.values),
  costs: listOf(orNull(wholeNumber)),
  seat: seatNumber,
  dice: facesSchema,
  locked: listOf(flag),
  bankScores: orNull(wholeNumber),
});

function phaseOf({ turn, round, options, over }: ThreesState): ThreesPhase {
  if (over) return 'over';
  if (round === options.rounds) return 'last-round';
  return turn.kind === 'throw' && turn.dice.length > 0 ? 're-roll' : turn.kind;
}

export function viewThrees(state: ThreesState, step: Step): ThreesView {
  const { turn } = state;
  return {
    game: 'threes',
    phase: phaseOf(state),
    step,
    scores: state.scores,
    round: state.round,
    rounds: state.options.rounds,
    lastDie: state.options.lastDie,
    moon: state.options.moon,
    scoring: isByRounds(state.options, state.scores.length) ? 'rounds' : 'total',
    costs: state.costs,
    seat: state.seat,
    dice: turn.kind === 'start' ? [] : turn.dice,
    locked: turn.kind === 'start' ? [] : turn.locked,
    bankScores: turn.kind === 'choose' ? scoreThrees(turn.dice, state.options.moon) : null,
  };
}
