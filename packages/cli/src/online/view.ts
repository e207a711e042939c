import { type BaseEvent, type Frame, gameOf, readSetup, type Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { gameOfTable, noticeText, type OnlineState } from '@dicehall/server/client';
import type { SeatState } from '@dicehall/server/protocol';
import { lastRollAfter } from '../table/apply-entry.ts';
import type { Keeping } from '../table/keeping.ts';
import { eventsKept, type MatchState, type Player, type Session, startSession } from '../table/session.ts';

/** What a terminal shows of an online table. */
export interface OnlineView {
  readonly online: OnlineState;
  readonly session: Session;
  /** What happened, as sentences: events, chat, people. */
  readonly log: readonly string[];
  /** The line that is being typed: a message, or a command that begins with `/`; null for none. */
  readonly line: string | null;
  /** How many own moves had been made when the draft was prepared. */
  readonly choice: number;
  /** The draft once the next own move has been played. */
  readonly nextDraft: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function playerOf({ kind, held, resigned, strength, seat }: SeatState, own: Seat | null): Player {
  if (kind === 'bot' || held || resigned) return { kind: 'bot', strength: strength ?? 'steady' };
  return kind === 'person' && seat === own ? { kind: 'person' } : { kind: 'remote' };
}

const isMoveOf = ({ entry }: Frame, seat: Seat): boolean =>
  entry?.seat === seat && ('unseen' in entry ? entry.unseen === 'move' : 'move' in entry);

/** The match as a session of this terminal; before the match, its start. */
function sessionOf(online: OnlineState, keeping: Keeping, messages: Catalogue): Session {
  const { table, you, frames } = online;
  const seats = table.seats.map(({ name, seat }) => ({
    name: name ?? messages.say('online-seat', { number: seat + 1 }),
  }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) throw new Error(`The server has a table that this version does not know: ${table.game}`);
  const players = table.seats.map((seat) => playerOf(seat, you.seat));
  const start = startSession({ setup: setup.value, players, dice: { kind: 'random' }, keeping });
  if (table.match === null) return start;
  const match: MatchState = { kind: 'seen', view: table.match.view, places: table.match.places };
  const lastRoll = frames.reduce<Session['lastRoll']>(
    (last, { entry, events }) => lastRollAfter(last, entry?.seat ?? 0, events),
    null,
  );
  const events = frames.flatMap((frame): readonly BaseEvent[] => frame.events).slice(-eventsKept);
  return { ...start, match, events, lastRoll, atKeyboard: you.seat };
}

export const movesMade = ({ you, frames }: OnlineState): number =>
  you.seat === null ? 0 : frames.filter((frame) => isMoveOf(frame, you.seat ?? -1)).length;

/** The sentences of what happened between two states. A match that was loaded anew tells what follows the known part. */
function newsBetween(before: OnlineState, after: OnlineState, messages: Catalogue): string[] {
  const names = after.table.seats.map(({ name }) => name ?? '');
  const { id } = gameOfTable(after.table);
  const played = after.frames
    .slice(before.frames.length)
    .flatMap(({ events }) => events.flatMap((event) => messages.event(id, event, names) ?? []));
  const known = before.notices.at(-1)?.id ?? 0;
  const others = after.notices
    .filter((notice) => notice.id > known)
    .flatMap((notice) => {
      const text = noticeText(notice, after.table);
      return text === null ? [] : [messages.text(text, names)];
    });
  const lost = before.link === 'live' && after.link === 'lost' ? [messages.say('online-lost')] : [];
  const found = before.link === 'lost' && after.link === 'live' ? [messages.say('online-found')] : [];
  return [...lost, ...found, ...others, ...played];
}

const longestLog = 200;
/** The sentences of a match that was loaded that are told as news. */
const shownOfPast = 6;

export function firstView(
  online: OnlineState,
  keeping: Keeping,
  messages: Catalogue,
  now: number,
): OnlineView {
  const session = sessionOf(online, keeping, messages);
  const chat = online.said.map(({ name, text }) => messages.say('online-notice-said', { name, text }));
  return { online, session, log: chat, line: null, choice: movesMade(online), nextDraft: null, now };
}

export interface NewView {
  readonly view: OnlineView;
  readonly news: readonly string[];
}

/** The view after a change of the table. What is prepared stays until an own move is made. */
export function viewAfter(before: OnlineView, online: OnlineState, messages: Catalogue): NewView {
  const made = movesMade(online);
  const next = sessionOf(online, before.session.tableSetup.keeping, messages);
  const { drafts, screen, note } = before.session;
  const seat = online.you.seat ?? -1;
  const isSame = made === before.choice && before.online.table.match !== null;
  const isNext = made === before.choice + 1;
  const draft = isSame ? drafts[seat] : isNext ? before.nextDraft : null;
  const own = next.drafts.map((_none, at) => (at === seat ? (draft ?? null) : null));
  const news = newsBetween(before.online, online, messages);
  const session = { ...next, screen, note: isSame && news.length === 0 ? note : null, drafts: own };
  const log = [...before.log, ...news].slice(-longestLog);
  const isLoaded = before.online.restarts !== online.restarts;
  const nextDraft = isSame ? before.nextDraft : null;
  return {
    news: isLoaded ? news.slice(-shownOfPast) : news,
    view: { ...before, online, session, log, choice: made, nextDraft },
  };
}

/** Whether the player of this terminal was removed between two states. */
export const wasRemoved = (before: OnlineState, after: OnlineState): boolean =>
  after.notices.some(
    ({ id, event }) =>
      id > before.seq && event.kind === 'stood' && event.removed && event.person === after.you.person,
  );

export const gameIn = ({ online }: OnlineView) => gameOf(gameOfTable(online.table).id);
