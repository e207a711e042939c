import { type BaseEvent, type Frame, type Message, message, readSetup, type Seat } from '@dicehall/engine';
import { type Catalogue, standInText } from '@dicehall/messages';
import { newsBetween, type OnlineState, timeText } from '@dicehall/server/client';
import type { SeatState } from '@dicehall/server/protocol';
import type { Keeping } from '../table/keys.ts';
import {
  choosingSeat,
  eventsKept,
  lastRollAfter,
  type Player,
  type Session,
  settled,
  startSession,
} from '../table/session.ts';

export interface OnlineSession extends Session {
  readonly online: OnlineState;
  /** The link of the table, and its QR code as lines of text; no lines if the code cannot be drawn. */
  readonly invitation: { readonly link: string; readonly picture: readonly string[] };
  /** The sentences of the log: past events, chat messages and changes of people. */
  readonly log: readonly string[];
  /** The line that the player is typing: a message, or a command that begins with `/`. */
  readonly line: string | null;
  /** The draft that becomes current after the player's next move. */
  readonly nextDraft: unknown;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

function playerOf({ kind, held, resigned, strength, seat }: SeatState, own: Seat | null): Player {
  if (kind === 'bot' || held || resigned) return { kind: 'bot', strength: strength ?? 'steady' };
  return kind === 'person' && seat === own ? { kind: 'person' } : { kind: 'remote' };
}

const isMoveOf = ({ entry }: Frame, seat: Seat): boolean =>
  entry?.seat === seat && ('unseen' in entry ? entry.unseen === 'move' : 'move' in entry);

function matchSession(online: OnlineState, keeping: Keeping, messages: Catalogue): Session {
  const { table, you, frames } = online;
  const seats = table.seats.map(({ name, seat }) => ({
    name: name ?? messages.say('seat-name', { number: seat + 1 }),
  }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) throw new Error(`The server has a table that this version does not know: ${table.game}`);
  const players = table.seats.map((seat) => playerOf(seat, you.seat));
  const tableSetup = { setup: setup.value, players, dice: { kind: 'random' }, keeping } as const;
  const start = startSession(tableSetup, 'awaited');
  if (table.match === null) return start;
  const { view, places } = table.match;
  return settled({
    ...start,
    match: { kind: 'seen', view, places },
    entries: frames.filter((frame) => isMoveOf(frame, you.seat ?? -1)).length,
    events: frames.flatMap((frame): readonly BaseEvent[] => frame.events).slice(-eventsKept),
    lastRoll: frames.reduce<Session['lastRoll']>(
      (last, { entry, events }) => lastRollAfter(last, entry?.seat ?? 0, events),
      null,
    ),
    atKeyboard: you.seat,
  });
}

export function firstSession(
  online: OnlineState,
  keeping: Keeping,
  messages: Catalogue,
  now: number,
  invitation: OnlineSession['invitation'],
): OnlineSession {
  const log = online.said.map(({ name, text }) => messages.say('online-notice-said', { name, text }));
  return {
    ...matchSession(online, keeping, messages),
    online,
    invitation,
    log,
    line: null,
    nextDraft: null,
    now,
  };
}

/** Describes the changes between two states. If the match was reloaded, it describes only the new part. */
function newsTexts(
  before: OnlineState,
  after: OnlineState,
  { setup }: Session['tableSetup'],
  messages: Catalogue,
) {
  const { game, names } = setup;
  const { frames, you } = after;
  const own = you.seat === null ? [] : [you.seat];
  const played = frames.slice(before.frames.length).flatMap(({ events }, index) => {
    const sentences = events.flatMap((event) => messages.event(game.id, event, names) ?? []);
    return [standInText(messages, frames, before.frames.length + index, names, own) ?? [], sentences].flat();
  });
  return [...newsBetween(before, after).map(({ text }) => messages.text(text, names)), ...played];
}

const longestLog = 200;
/** The maximum number of sentences about a reloaded match that are shown as news. */
const shownOfPast = 6;

export interface NextSession {
  readonly session: OnlineSession;
  readonly news: readonly string[];
}

/** Returns the session after a change of the table. A draft stays until the player moves. */
export function sessionAfter(before: OnlineSession, online: OnlineState, messages: Catalogue): NextSession {
  const next = matchSession(online, before.tableSetup.keeping, messages);
  const { drafts, screen, note } = before;
  const seat = online.you.seat ?? -1;
  const isSame = next.entries === before.entries && before.online.table.match !== null;
  const isNext = next.entries === before.entries + 1;
  const draft = (isSame ? drafts[seat] : isNext ? before.nextDraft : null) ?? null;
  const news = newsTexts(before.online, online, next.tableSetup, messages);
  const session = settled({
    ...before,
    ...next,
    online,
    screen,
    note: isSame && news.length === 0 ? note : null,
    drafts: next.drafts.map((_none, at) => (at === seat ? draft : null)),
    log: [...before.log, ...news].slice(-longestLog),
    nextDraft: isSame ? before.nextDraft : null,
  });
  const isLoaded = before.online.restarts !== online.restarts;
  return { session, news: isLoaded ? news.slice(-shownOfPast) : news };
}

export const wasRemoved = (before: OnlineState, after: OnlineState): boolean =>
  after.notices.some(
    ({ id, event }) =>
      id > before.seq && event.kind === 'stood' && event.removed && event.person === after.you.person,
  );

/** Returns the seconds left for the decision; null without a clock. */
function secondsLeft({ online: { table }, now }: OnlineSession): number | null {
  const { match } = table;
  if (match?.deadline == null || match.places !== null) return null;
  return Math.max(0, Math.round((Date.parse(match.deadline) - now) / 1000));
}

export function clockMessages(session: OnlineSession): Message[] {
  const seconds = secondsLeft(session);
  if (seconds === null) return [];
  return [
    seconds >= 3600
      ? message('clock-hours-left', { hours: Math.floor(seconds / 3600) })
      : message('clock-left', { time: timeText(seconds) }),
  ];
}

const warning = 10;

/** Whether the remaining time for a choice at this terminal has just become short. This happens once per choice. */
export function isLate(before: OnlineSession, now: OnlineSession): boolean {
  const left = secondsLeft(now);
  if (left === null || choosingSeat(now) === null) return false;
  return left <= warning && (secondsLeft(before) ?? 0) > warning;
}
