import type { BaseEvent, BaseView, Seat } from '@dicehall/engine';
import { useState } from 'react';
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

export interface RevealStep {
  readonly turn: number;
  readonly at: number;
  readonly next: () => void;
}

/** Holds the table at the steps of a turn's result: the step at a view, null while there is nothing to go through. */
export function useReveal(
  rules: RevealRules | undefined,
  start: BaseView,
): (view: BaseView) => RevealStep | null {
  const [seen, setSeen] = useState(() => ({ turn: rules?.stepsOf(start)?.turn ?? 0, at: 0 }));
  return (view) => {
    const result = rules?.stepsOf(view) ?? null;
    if (result === null || result.turn <= seen.turn) return null;
    const { turn, steps } = result;
    const { at } = seen;
    return {
      turn,
      at,
      next: () => setSeen(at + 1 < steps ? { turn: seen.turn, at: at + 1 } : { turn, at: 0 }),
    };
  };
}
