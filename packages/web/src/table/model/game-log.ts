import {
  type AnyGame,
  type BaseEvent,
  type EventOf,
  type Frame,
  isCoreEvent,
  message,
  type Seat,
} from '@dicehall/engine';
import { type Catalogue, type EventForm, logFormFor, standInSentence, standInText } from '@dicehall/messages';
import { namesWithYou, youFirst } from './seats.ts';

/** How much of a match may be disclosed: all events of the first `frames`, and the first `events` of the next frame. */
export interface LogExtent {
  readonly frames: number;
  readonly events: number;
}

/**
 * Computes how much of the shown frames may be disclosed.
 * @param limit the number of events; all if absent
 */
export function extentOf(
  shown: readonly Frame[],
  limit?: (events: readonly BaseEvent[]) => number,
): LogExtent {
  if (limit === undefined) return { frames: shown.length, events: 0 };
  let left = limit(shown.flatMap(({ events }) => events));
  for (const [index, { events }] of shown.entries()) {
    if (left < events.length) return { frames: index, events: left };
    left -= events.length;
  }
  return { frames: shown.length, events: 0 };
}

/** Returns the events of each frame between two extents. */
export function newsBetween(
  frames: readonly Frame[],
  before: LogExtent,
  now: LogExtent,
): { readonly frame: Frame; readonly index: number; readonly events: readonly BaseEvent[] }[] {
  return frames.slice(0, now.frames + 1).flatMap((frame, index) => {
    if (index < before.frames) return [];
    const from = index === before.frames ? before.events : 0;
    const to = index === now.frames ? now.events : frame.events.length;
    return from < to ? [{ frame, index, events: frame.events.slice(from, to) }] : [];
  });
}

export interface GameLogLine {
  readonly id: string;
  readonly text: string;
  /** The index of the frame that the line belongs to. */
  readonly frame: number;
  /** The seat whose turn begins at this line; null for lines between turns and of a throw-off. Absent within a turn. */
  readonly turnOf?: Seat | null;
  /** The seat that the line is about, if it is about one. */
  readonly seat?: Seat | undefined;
}

const noExtent: LogExtent = { frames: 0, events: 0 };

/** Returns the round that an event reveals; undefined for other events. */
const revealedRound = (event: BaseEvent | undefined): number | undefined =>
  event !== undefined && isCoreEvent(event) && event.kind === 'revealed' ? event.round : undefined;

/** The kinds of events after which a turn begins. */
const endings = new Set(['turn-ended', 'starts']);

/** Returns the roll of a frame of a throw-off; null for other frames. */
export function rollOfThrowOff(frame: Pick<Frame, 'events'> | undefined): EventOf<'rolled'> | null {
  const rolled = frame?.events.find((event): event is EventOf<'rolled'> => event.kind === 'rolled');
  return rolled === undefined || rolled.purpose === 'turn' ? null : rolled;
}

/**
 * Returns the sentence of an event. If it names several players, the only person at this device comes first, as “You”.
 */
export function sentenceOf(
  messages: Catalogue,
  game: AnyGame['id'],
  event: BaseEvent,
  names: readonly string[],
  here: readonly Seat[],
  form: EventForm | undefined,
): string | null {
  if (!('seats' in event)) return messages.event(game, event, names, form);
  const told = { ...event, seats: youFirst((event as EventOf<'tied'>).seats, here) };
  return messages.event(game, told, namesWithYou(messages, names, here), form);
}

const isForOrder = (event: BaseEvent): event is EventOf<'rolled'> =>
  isCoreEvent(event) && event.kind === 'rolled' && event.purpose === 'order';

function throwOffText(messages: Catalogue, rolls: readonly EventOf<'rolled'>[], names: readonly string[]) {
  const list = rolls.map(({ seat, dice }) =>
    message('web-log-throw-off.roll', { seat: { seat }, dice: { dice } }),
  );
  return messages.say('web-log-throw-off', { rolls: { list } }, names);
}

/**
 * Returns the lines of the game log.
 * @param you the seat that is addressed as “you”, where an event has such a text
 */
export function gameLog(
  messages: Catalogue,
  game: AnyGame['id'],
  frames: readonly Frame[],
  extent: LogExtent,
  names: readonly string[],
  you?: Seat,
): GameLogLine[] {
  const here = you === undefined ? [] : [you];
  const lines: GameLogLine[] = [];
  let begins = true;
  /** The rolls of this round of a throw-off for the first turn, which share a line. */
  let rolls: readonly EventOf<'rolled'>[] = [];
  for (const { frame, index, events } of newsBetween(frames, noExtent, extent)) {
    let turnOf = rollOfThrowOff({ events }) !== null ? null : (frame.entry?.seat ?? null);
    const add = (text: string | null, at: number, seat?: Seat) => {
      if (text === null) return;
      lines.push({ id: `${index}.${at}`, text, frame: index, seat, ...(begins && { turnOf }) });
      begins = false;
    };
    // A bot or the clock may have rolled in a throw-off. The rolls of a round then do not share a line.
    const standIn = standInText(messages, frames, index, names, here);
    if (standIn !== null) rolls = [];
    add(standIn, 0);
    let ended = 0;
    events.forEach((event, at) => {
      rolls = isForOrder(event) ? [...rolls, event] : [];
      const text =
        rolls.length > 0
          ? throwOffText(messages, rolls, namesWithYou(messages, names, here))
          : sentenceOf(messages, game, event, names, here, logFormFor(event, you));
      const [shared] = rolls.length > 1 ? lines.splice(-1) : [];
      begins ||= shared?.turnOf !== undefined;
      // Each round of a reveal is a group of lines.
      const round = revealedRound(event);
      if (round !== undefined && round !== revealedRound(events[at - 1])) begins = true;
      add(text, at + 1, (event as Partial<EventOf<'rolled'>>).seat);
      if (!endings.has(event.kind)) return;
      ended += 1;
      begins = true;
      turnOf = null;
    });
    // If all seats end their turns at once, the next turn begins only with the next line after these events.
    if (ended === 1) begins = true;
  }
  return lines;
}

/** Returns the lines of the last finished turn; none before the end of the first turn. */
export function lastTurnLines(
  frames: readonly Frame[],
  extent: LogExtent,
  lines: readonly GameLogLine[],
): GameLogLine[] {
  const isEnd = ({ events }: Frame, index: number) =>
    index < extent.frames && events.some((event) => isCoreEvent(event) && event.kind === 'turn-ended');
  const end = frames.findLastIndex(isEnd);
  const before = frames.slice(0, Math.max(0, end)).findLastIndex(isEnd);
  return lines.filter(({ frame }) => before < frame && frame <= end);
}

export type StandIn = NonNullable<Frame['by']>;

/** Returns for each seat who made the last move or roll instead of the person; null if the person made it. */
export const lastStandIns = (frames: readonly Frame[], seats: number): (StandIn | null)[] =>
  Array.from(
    { length: seats },
    (_, seat) => frames.findLast(({ entry }) => entry?.seat === seat)?.by ?? null,
  );

/** The segmenters of each language. They are cached because creating one takes longer than using it. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the first sentence of a text, because one line on a phone has no room for more. */
function firstSentence(text: string, language: string): string {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const [first] = segmenter.segment(text);
  return first?.segment.trim() ?? text;
}

/** Returns the first sentence of the last line of the game log, with a note if a bot or the clock decided for a person. */
export function latestText(
  messages: Catalogue,
  frames: readonly Frame[],
  lines: readonly GameLogLine[],
  names: readonly string[],
  you?: Seat,
): string {
  const last = lines.at(-1);
  if (last === undefined) return '';
  const standIn = standInSentence(messages, frames[last.frame], names, you === undefined ? [] : [you]);
  const text = firstSentence(last.text, messages.language);
  return standIn === null ? text : `${standIn} ${text}`;
}
