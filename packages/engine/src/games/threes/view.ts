import type { BaseView, Face, Seat, Step } from '../../core/index.ts';
import { scoreThrees } from './scoring.ts';
import type { ThreesState } from './state.ts';

/** What anybody may see of a match of Threes: all of it. */
export interface ThreesView extends BaseView {
  readonly game: 'threes';
  readonly phase: 'start' | 'throw' | 'choose' | 'over';
  readonly round: number;
  readonly rounds: number;
  readonly lastDie: 'lies' | 'rolled';
  readonly seat: Seat;
  /** The five dice in their places; empty before the turn's first throw. */
  readonly dice: readonly Face[];
  /** Which of them cannot be rolled again. */
  readonly locked: readonly boolean[];
  /** What banking now would score; null when there is nothing to bank. */
  readonly bankScores: number | null;
}

/** Builds the view of a match of Threes. */
export function viewThrees(state: ThreesState, step: Step): ThreesView {
  const { turn } = state;
  return {
    game: 'threes',
    phase: state.over ? 'over' : turn.kind,
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
