import {
  commonView,
  facesSchema,
  flag,
  listOf,
  oneOf,
  orNull,
  type ReadBy,
  type Step,
  seatNumber,
  strictObjectOf,
  wholeNumber,
} from '../../core/index.ts';
import { isByRounds, threesOptions } from './options.ts';
import { scoreThrees } from './scoring.ts';
import type { ThreesState } from './state.ts';

export type ThreesView = ReadBy<typeof threesViewSchema>;

export const threesViewSchema = strictObjectOf({
  game: oneOf(['threes']),
  /** The phase of a match. `throw` is the first roll of a turn; `re-roll` is any later one. */
  phase: oneOf(['start', 'throw', 'choose', 're-roll', 'last-round', 'over']),
  ...commonView,
  round: wholeNumber,
  rounds: wholeNumber,
  lastDie: oneOf(threesOptions.lastDie.values),
  moon: oneOf(threesOptions.moon.values),
  /** How the match is scored. A solo player always plays for a low total, whatever the options are. */
  scoring: oneOf(threesOptions.scoring.values),
  /** The cost of each seat's turn of this round, in a match whose rounds are scored separately; null before the turn. */
  costs: listOf(orNull(wholeNumber)),
  seat: seatNumber,
  /** The five dice by position; empty before the turn's first roll. */
  dice: facesSchema,
  /** Whether each die, by position, can no longer be rolled. */
  locked: listOf(flag),
  /** The score if the player banks now; null if there is nothing to bank. */
  bankScores: orNull(wholeNumber),
});

function phaseOf({ turn, round, options, over }: ThreesState): ThreesView['phase'] {
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
