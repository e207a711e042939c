import type { BaseEvent, BaseView, Seat } from '@dicehall/engine';
import type { MomentRules } from '../../moments/moment.ts';

/** Shows the result of a turn in steps; the table waits at each until the player continues. */
export interface RevealRules {
  /** The turn whose result a view shows and the number of its steps; null where there is nothing to go through. */
  readonly stepsOf: (view: BaseView) => { readonly turn: number; readonly steps: number } | null;
  /** Whether the result is still being settled, by rolls to break a tie: until then nothing of it is disclosed. */
  readonly isOpen: (view: BaseView) => boolean;
  /** The view when only the first `count` steps have been shown. `mine` are the seats on this screen. */
  readonly viewAfter: (view: BaseView, count: number, mine: readonly Seat[]) => BaseView;
  /** How many of all events may be disclosed when the first `count` steps of the last turn have been shown. */
  readonly eventsAfter: (events: readonly BaseEvent[], count: number) => number;
  /** The moments of a step: its board says them, so that only their sounds and celebrations are added. */
  readonly moments: MomentRules;
}

/** The step of a result that is shown, from 0. */
export interface RevealStep {
  readonly turn: number;
  readonly at: number;
  /** The view with the whole result. */
  readonly view: BaseView;
}

/** The turn whose result was shown to its end last, and how many steps of the next one have been. */
export interface RevealProgress {
  readonly turn: number;
  readonly at: number;
}

/** The step at a view; null while there is nothing to go through. */
export function revealAt(
  rules: RevealRules | undefined,
  { turn: last, at }: RevealProgress,
  view: BaseView,
): RevealStep | null {
  const result = rules?.stepsOf(view) ?? null;
  return result === null || result.turn <= last ? null : { turn: result.turn, at, view };
}

export function revealAfter(rules: RevealRules, progress: RevealProgress, { turn, at, view }: RevealStep) {
  const isLast = at + 1 >= (rules.stepsOf(view)?.steps ?? 0);
  return isLast ? { turn, at: 0 } : { turn: progress.turn, at: at + 1 };
}
