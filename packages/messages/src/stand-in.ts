import type { Frame, Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';

type Step = Omit<Frame, 'view'>;

/**
 * Returns the sentence for a decision by a bot or the clock; null if the person decided.
 * @param mine the seats to address as “you”
 */
export function standInSentence(
  messages: Catalogue,
  frame: Step | undefined,
  names: Names,
  mine: readonly Seat[] = [],
): string | null {
  const { by, entry } = frame ?? {};
  if (by === undefined || entry == null) return null;
  const key = mine.includes(entry.seat) ? 'stand-in-moved.own' : 'stand-in-moved';
  return messages.say(key, { by, seat: { seat: entry.seat } }, names);
}

/**
 * Returns the sentence for a frame that a bot or the clock decided. Null for all but the first of a bot's moves until
 * the player is back, and for all but the first of the clock's in a row.
 */
export function standInText(
  messages: Catalogue,
  frames: readonly Step[],
  index: number,
  names: Names,
  mine: readonly Seat[] = [],
): string | null {
  const frame = frames[index];
  const seat = frame?.entry?.seat;
  const before = frames
    .slice(0, index)
    .findLast(({ events, entry }) => events.length > 0 && (frame?.by !== 'bot' || entry?.seat === seat));
  if (before?.by === frame?.by && before?.entry?.seat === seat) return null;
  return standInSentence(messages, frame, names, mine);
}
