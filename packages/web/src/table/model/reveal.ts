import type { BaseEvent, BaseView, Seat } from '@dicehall/engine';
import type { MomentRules } from '../../moments/moment.ts';

/** Shows the result of a turn in steps; the table waits at each until the player continues. */
export interface RevealRules {
  /** The turn whose result a view shows and the number of its steps; null if there is nothing to reveal. */
  readonly stepsOf: (view: BaseView) => { readonly turn: number; readonly steps: number } | null;
  /** Whether the result is still open because of rolls to break a tie: until then nothing of it is disclosed. */
  readonly isOpen: (view: BaseView) => boolean;
  /** The view after only the first `count` steps have been shown. `mine` are the seats on this screen. */
  readonly viewAfter: (view: BaseView, count: number, mine: readonly Seat[]) => BaseView;
  /** The number of events that may be disclosed after the first `count` steps of the last turn have been shown. */
  readonly eventsAfter: (events: readonly BaseEvent[], count: number) => number;
  /** The moments of a step: its board has the words, so that only their sounds and celebrations are added. */
  readonly moments: MomentRules;
}

/** The shown step of a result, from 0. */
export interface RevealStep {
  readonly turn: number;
  readonly at: number;
  /** The view with the whole result. */
  readonly view: BaseView;
}

/** The last turn whose result was shown to its end, and the number of shown steps of the next one. */
export interface RevealProgress {
  readonly turn: number;
  readonly at: number;
}

/** The step at a view; null if there is nothing to reveal. */
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
