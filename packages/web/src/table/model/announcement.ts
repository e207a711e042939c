import type { BaseEvent, Frame, Seat } from '@dicehall/engine';
import { type Catalogue, type EventForm, formFor, standInText } from '@dicehall/messages';
import type { Announcer } from '../../announce/announcer.ts';
import type { MatchResult, TableFeed } from './feed.ts';
import { type LogExtent, newsBetween, sentenceOf } from './game-log.ts';
import { actingSeats, actorName, seatOfYou } from './seats.ts';
import type { ShownTable } from './shown.ts';
import { factsText, placesText, questionText } from './summaries.ts';

export type Verbosity = 'brief' | 'normal' | 'full';

/** The part of a shown table that can be announced. After a jump in a replay, only its target is announced. */
export interface AnnouncedTable
  extends Pick<TableFeed, 'game' | 'seats' | 'mine' | 'here' | 'isReplay' | 'isPosition'>,
    Pick<ShownTable, 'frames' | 'count' | 'isJump' | 'extent' | 'view' | 'controls' | 'choosing'> {
  /** The person at another device whose turn it is, after everything before it has been shown. */
  readonly awaited: Seat | null;
  /** The verdict on the last frame; null if there is none, and until that frame has been shown. */
  readonly verdict: string | null;
  /** The result of the match; null until it has been shown. */
  readonly result: MatchResult | null;
}

/** A record of what has been announced. */
export interface Announced {
  readonly extent: LogExtent;
  readonly count: number;
  readonly mine: readonly Seat[];
  /** The seat whose turn was announced last and is not over. */
  readonly turn: Seat | null;
  readonly hasResult: boolean;
  /** Whether the verdict on the last frame was announced. */
  readonly hasVerdict: boolean;
}

/** The kinds of events in a turn that a later event of the same frame sums up. */
const steps = new Set(['rolled', 'scored', 'kept', 'hot-dice', 'took-over', 'limit-set']);

/**
 * Returns the announcement of a frame. In brief mode, a turn of another player is one sentence, and the dice that a
 * player here kept are omitted, because they were announced when they were marked.
 */
export function announcedOf(
  { entry, view, by }: Frame,
  events: readonly BaseEvent[],
  mine: readonly Seat[],
  verbosity: Verbosity,
): readonly BaseEvent[] {
  if (entry !== null && by === undefined && mine.includes(entry.seat) && verbosity !== 'full')
    return events.filter(({ kind }) => kind !== 'kept');
  if (verbosity !== 'brief' || entry === null || mine.includes(entry.seat)) return events;
  const acting = actingSeats(view);
  const goesOn = acting.length === 1 && acting[0] === entry.seat;
  if (goesOn && !events.some(({ kind }) => kind === 'turn-ended')) return [];
  const results = events.filter(({ kind }) => !steps.has(kind));
  return results.some(({ kind }) => kind !== 'turn-ended') ? results : events;
}

/**
 * Returns the form of an event's sentence. The only person at this device is addressed as “you”. If there are several
 * people, the person whose turn was announced is not named again.
 * @param turn the seat whose announced turn continues
 */
export function formOf(
  event: BaseEvent,
  table: Pick<TableFeed, 'mine' | 'here'>,
  turn: Seat | null,
  verbosity: Verbosity,
): EventForm | undefined {
  const { mine } = table;
  const you = formFor(event, seatOfYou(table));
  if (you !== undefined || !('seat' in event)) return you;
  const isMine = mine.some((seat) => seat === event.seat);
  if (isMine) return mine.length === 1 || turn === event.seat ? 'own' : undefined;
  return verbosity === 'brief' ? 'brief' : undefined;
}

/** Returns the seat whose announced turn continues after these frames. */
const continuedTurn = (turn: Seat | null, news: readonly Frame[]): Seat | null =>
  news.every(
    ({ events, view }) =>
      actingSeats(view).some((seat) => seat === turn) && !events.some(({ kind }) => kind === 'turn-ended'),
  )
    ? turn
    : null;

const later = (one: LogExtent, other: LogExtent): LogExtent =>
  one.frames > other.frames || (one.frames === other.frames && one.events > other.events) ? one : other;

/** Returns the log extent just before the last frame with events. */
const landingOf = (frames: readonly Frame[], count: number): LogExtent => ({
  frames: Math.max(
    0,
    frames.slice(0, count).findLastIndex(({ events }) => events.length > 0),
  ),
  events: 0,
});

function resultText(messages: Catalogue, { seats }: AnnouncedTable, result: MatchResult): string {
  const places = placesText({ messages, seats }, result);
  const names = seats.map(({ name }) => name);
  return result.why === null ? places : `${messages.text(result.why, names)} ${places}`;
}

/**
 * The maximum number of words in a message of several sentences. With short messages, listeners can skip or repeat
 * parts of an announcement.
 */
const mostWords = 40;
const wordsIn = (text: string): number => text.split(' ').length;

/** Joins sentences into messages that are not too long. */
function inParts(texts: readonly string[]): readonly string[] {
  const parts: string[] = [];
  for (const text of texts.filter((one) => one !== '')) {
    const last = parts.at(-1);
    if (last !== undefined && wordsIn(last) + wordsIn(text) <= mostWords)
      parts.splice(-1, 1, `${last} ${text}`);
    else parts.push(text);
  }
  return parts;
}

/** Tells a player at this device to act, by name if there are several. */
export const turnBegins = (
  messages: Catalogue,
  seat: Seat,
  here: readonly Seat[],
  names: readonly string[],
): string => messages.say(here.length === 1 ? 'your-turn' : 'turn-begins', { seat: { seat } }, names);

/** Returns everything new at a table: the events, the result of the match, and the turn if it has changed. */
function announcementOf(
  messages: Catalogue,
  table: AnnouncedTable,
  before: Announced,
  verbosity: Verbosity,
): { readonly parts: readonly string[]; readonly now: Announced } {
  const { game, frames, count, seats, mine, here = mine, controls, choosing, result } = table;
  // The steps of a result may start again. Steps that have been announced are not repeated.
  const extent = count < before.count ? table.extent : later(before.extent, table.extent);
  const names = seats.map(({ name }) => name);
  const from = table.isJump && count !== before.count ? landingOf(frames, count) : before.extent;
  const texts = newsBetween(frames, from, extent).flatMap(({ frame, index, events }) => [
    // If the events of a frame are announced in several steps, the note that a bot or the clock decided is announced
    // once.
    (events[0] === frame.events[0] && standInText(messages, frames, index, names, mine)) || '',
    ...announcedOf(frame, events, mine, verbosity).map(
      (event) =>
        sentenceOf(messages, game.id, event, names, here, formOf(event, table, before.turn, verbosity)) ?? '',
    ),
  ]);
  const [acting] = actingSeats(table.view);
  if (count < before.count && acting !== undefined && !table.isReplay) {
    const form = mine.length === 1 && mine[0] === acting ? '.own' : '';
    texts.push(messages.say(`online-notice-undone${form}`, { seat: { seat: acting } }, names));
  }
  if (result !== null && !before.hasResult) texts.push(resultText(messages, table, result));
  const isTaken = choosing !== null && mine.length === 1 && !before.mine.includes(choosing);
  const dice = controls.dice.map(({ face }) => face);
  if (isTaken && dice.length > 0) texts.push(messages.say('dice-own', { dice: { dice } }));
  const turn = continuedTurn(before.turn, frames.slice(before.count, count));
  if (choosing !== null && table.isPosition === true && before.turn === null) {
    texts.push(questionText({ messages, seats }, table.view, controls, choosing));
  } else if (choosing !== null && choosing !== turn) {
    texts.push(turnBegins(messages, choosing, mine, names));
    if (verbosity === 'full') texts.push(factsText({ messages, seats }, controls));
  }
  const { awaited } = table;
  if (awaited !== null && awaited !== turn && verbosity !== 'brief') {
    const actors = seats.map((seat) => actorName(messages, seat));
    texts.push(messages.say('web-turn-of-many', { seats: { seats: [awaited] }, count: 1 }, actors));
  }
  const hadVerdict = before.hasVerdict && before.count === count;
  if (table.verdict !== null && !hadVerdict) texts.push(table.verdict);
  return {
    parts: inParts(texts),
    now: {
      extent,
      count,
      mine,
      turn: choosing ?? awaited ?? turn,
      hasResult: result !== null,
      hasVerdict: hadVerdict || table.verdict !== null,
    },
  };
}

/**
 * Announces the news of a table. When the device changes hands, first removes the announcements for the last player.
 */
export function announceTable(
  announcer: Announcer,
  messages: Catalogue,
  table: AnnouncedTable,
  before: Announced,
  verbosity: Verbosity,
): Announced {
  if (before.mine.some((seat) => !table.mine.includes(seat))) announcer.clear();
  const { parts, now } = announcementOf(messages, table, before, verbosity);
  for (const part of parts) announcer.say(part);
  return now;
}
