import type { BaseEvent, Entry, Seat } from '../core/index.ts';
import type { Setup } from './setup.ts';

/** A match with the states before its first and after each of its entries, and the events of each entry. */
interface PlayedMatch {
  readonly setup: Setup;
  readonly log: readonly Entry[];
  readonly states: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
}

/** Why the last entry of a match stands, in the order in which the reasons are checked. */
export const whyNotUndoCodes = ['nothing', 'over', 'rolled', 'not-yours', 'revealed'] as const;
export type WhyNotUndo = (typeof whyNotUndoCodes)[number];

/**
 * Why `seats` cannot take back the last entry of a match; null where they can. Undo stops at information: only the seat
 * that chose last can take its choice back, and only until dice are rolled, hidden choices are revealed, another seat
 * chooses, or the match ends.
 */
export function whyNotUndo(
  { setup, log, states, events }: PlayedMatch,
  seats: readonly Seat[],
): WhyNotUndo | null {
  const last = log.at(-1);
  if (last === undefined) return 'nothing';
  if (setup.game.step(states.at(-1)).kind === 'over') return 'over';
  if ('dice' in last) return 'rolled';
  if (!seats.includes(last.seat)) return 'not-yours';
  return events.at(-1)?.some(({ kind }) => kind === 'revealed') === true ? 'revealed' : null;
}
