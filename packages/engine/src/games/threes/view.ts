import type { BaseView, Face, Seat, Step } from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';
import { scoreThrees } from './scoring.ts';
import type { ThreesState } from './state.ts';

export interface ThreesView extends BaseView {
  readonly game: 'threes';
  readonly phase: ThreesPhase;
  readonly round: number;
  readonly rounds: number;
  readonly lastDie: ThreesOptions['lastDie'];
  readonly seat: Seat;
  /** The five dice in their positions; empty before the turn's first roll. */
  readonly dice: readonly Face[];
  /** Which of them cannot be rolled again. */
  readonly locked: readonly boolean[];
  /** The score of banking now; null when there is nothing to bank. */
  readonly bankScores: number | null;
}

/** The phase of a match. `throw` is the first roll of a turn, `re-roll` a later one. */
export type ThreesPhase = 'start' | 'throw' | 'choose' | 're-roll' | 'last-round' | 'over';

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
    seat: state.seat,
    dice: turn.kind === 'start' ? [] : turn.dice,
    locked: turn.kind === 'start' ? [] : turn.locked,
    bankScores: turn.kind === 'choose' ? scoreThrees(turn.dice) : null,
  };
}
