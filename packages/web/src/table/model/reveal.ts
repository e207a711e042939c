import type { BaseEvent, BaseView, Frame, Seat } from '@dicehall/engine';
import type { Moment } from '../../moments/moment.ts';

/** The result of a turn, as far as a view knows it. */
export interface TurnResult {
  readonly turn: number;
  /** The number of steps of the result that can be shown. */
  readonly steps: number;
  /** Whether the result is complete; false while rolls decide a tie, so that further steps will follow. */
  readonly isWhole: boolean;
}

/** Rules for showing the result of a turn in steps. */
export interface RevealRules {
  /** Returns the result that a view shows; null if there is nothing to reveal. */
  readonly resultOf: (view: BaseView) => TurnResult | null;
  /**
   * Returns the milliseconds after which the table continues automatically from a step; null for a step that waits for
   * a player.
   */
  readonly timeOf: (view: BaseView, at: number) => number | null;
  /** Returns the view after only the first `count` steps have been shown. `mine` are the seats on this screen. */
  readonly viewAfter: (view: BaseView, count: number, mine: readonly Seat[]) => BaseView;
  /** Returns the number of events that may be disclosed after the first `count` steps of the last turn have been shown. */
  readonly eventsAfter: (events: readonly BaseEvent[], count: number) => number;
  /**
   * The headlines of a step. The board of the step shows their words, so only their sounds and celebrations are used.
   */
  readonly moments: Readonly<Record<string, (event: BaseEvent) => readonly Moment[]>>;
}

/** A step of a result that is being shown; `at` counts from 0. */
export interface RevealStep {
  readonly turn: number;
  readonly at: number;
  /** The view of the match with the whole result. */
  readonly view: BaseView;
  /** Whether the table continues automatically after the step. */
  readonly isPassing: boolean;
}

/** The last turn whose result was shown completely, and the number of shown steps of the next turn. */
export interface RevealProgress {
  readonly turn: number;
  readonly at: number;
}

/** Returns the progress of a table whose whole match counts as shown. */
export function wholeProgress(rules: RevealRules | undefined, view: BaseView): RevealProgress {
  const result = rules?.resultOf(view) ?? null;
  if (result === null) return { turn: 0, at: 0 };
  return result.isWhole ? { turn: result.turn, at: 0 } : { turn: result.turn - 1, at: result.steps };
}

/** Returns the step at a view; null if there is nothing to reveal. */
export function revealAt(
  rules: RevealRules | undefined,
  { turn: last, at }: RevealProgress,
  view: BaseView,
): RevealStep | null {
  const result = rules?.resultOf(view) ?? null;
  if (rules === undefined || result === null || result.turn <= last || at >= result.steps) return null;
  return { turn: result.turn, at, view, isPassing: rules.timeOf(view, at) !== null };
}

export function revealAfter(rules: RevealRules, { turn, at, view }: RevealStep): RevealProgress {
  const result = rules.resultOf(view);
  const isLast = result?.isWhole === true && at + 1 >= result.steps;
  return isLast ? { turn, at: 0 } : { turn: turn - 1, at: at + 1 };
}

/**
 * Returns the progress at a view, after the steps that take no time.
 * @param takesTime whether steps that pass automatically take time
 */
export function progressAt(
  rules: RevealRules | undefined,
  before: RevealProgress,
  view: BaseView,
  takesTime: boolean,
): RevealProgress {
  let progress = before;
  for (;;) {
    const step = revealAt(rules, progress, view);
    if (rules === undefined || step === null || !step.isPassing) return progress;
    if (takesTime && (rules.timeOf(view, step.at) ?? 0) > 0) return progress;
    progress = revealAfter(rules, step);
  }
}

/** Returns the first of the steps that are shown together with this one if animations are off. */
export function firstShownWith(rules: RevealRules, { at, view }: RevealStep): number {
  let first = at;
  while (first > 0 && rules.timeOf(view, first - 1) !== null) first -= 1;
  return first;
}

/**
 * Returns the frames that may be shown. If the result of the last turn has not been shown completely, these end with
 * the first frame from `count` on that contains the result; later frames wait.
 */
export function framesToReveal(
  frames: readonly Frame[],
  count: number,
  rules: RevealRules,
  progress: RevealProgress,
): readonly Frame[] {
  const last = frames.at(-1);
  const turn = last === undefined ? null : rules.resultOf(last.view)?.turn;
  const found = frames.findIndex(
    ({ view }, index) => index >= count - 1 && revealAt(rules, progress, view)?.turn === turn,
  );
  return turn == null || found < 0 || found + 1 === frames.length ? frames : frames.slice(0, found + 1);
}
