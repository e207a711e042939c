import type { AnyGame, BaseEvent, Seat, SeenEntry } from '../core/index.ts';
import type { Frame } from './frame.ts';
import type { Replayed } from './replay.ts';

/** The reasons why the last entry cannot be undone, in the order of the checks. */
export const whyNotUndoCodes = ['hidden', 'nothing', 'over', 'rolled', 'not-yours', 'revealed'] as const;
export type WhyNotUndo = (typeof whyNotUndoCodes)[number];

function whyEntryStands(
  last: SeenEntry | null | undefined,
  events: readonly BaseEvent[] | undefined,
  isOver: boolean,
  seats: readonly Seat[],
): WhyNotUndo | null {
  if (last == null) return 'nothing';
  if (isOver) return 'over';
  if ('dice' in last) return 'rolled';
  if (!seats.includes(last.seat)) return 'not-yours';
  return events?.some(({ kind }) => kind === 'revealed') === true ? 'revealed' : null;
}

/**
 * Returns why a seat cannot undo the last choice; null if it can. Undo never takes back information. Only the seat that
 * chose last can undo, and only until dice are rolled, hidden choices are revealed, another seat chooses, or the match
 * ends.
 */
export function whyNotUndo(
  { setup, log, states, events }: Replayed,
  seats: readonly Seat[],
): WhyNotUndo | null {
  const isOver = setup.game.step(states.at(-1)).kind === 'over';
  return whyEntryStands(log.at(-1), events.at(-1), isOver, seats);
}

/**
 * Returns why a seat cannot ask for an undo. In games with hidden choices no seat can, because the answer would reveal
 * whether another seat has chosen since.
 */
export function whyNotAskUndo(game: AnyGame, last: Frame | undefined, seat: Seat): WhyNotUndo | null {
  if (game.facts.hiddenInformation) return 'hidden';
  if (last?.by !== undefined) return 'not-yours';
  return whyEntryStands(last?.entry, last?.events, last?.view.step.kind === 'over', [seat]);
}
