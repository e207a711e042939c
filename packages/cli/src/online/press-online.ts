import { type Message, type MessageKey, message, whyNotAskUndo } from '@dicehall/engine';
import { type TableAction, tableStatus } from '@dicehall/server/client';
import {
  isLeaving,
  noted,
  type PageExtent,
  press,
  pressAnywhere,
  refused,
  unknownKey,
} from '../table/press.ts';
import { table } from '../table/session.ts';
import { type Command, readLine } from './command.ts';
import { clockMessages, type OnlineSession } from './online-session.ts';

export interface PressedOnline {
  readonly session: OnlineSession;
  readonly move?: unknown;
  readonly command?: Command;
  readonly leave?: boolean;
}

/** A key at an online table that does not make a move. */
export interface MenuItem {
  readonly key: string;
  /** A word that can be typed instead of the key. */
  readonly word: string;
  readonly label: Message;
  readonly command: Command;
  readonly why: Message | null;
}

function itemOf(key: string, label: MessageKey, command: Command, why: MessageKey | null = null): MenuItem {
  return { key, word: command.kind, label: message(label), command, why: why === null ? null : message(why) };
}

const bots = [
  ['b', 'steady'],
  ['n', 'novice'],
  ['e', 'expert'],
] as const;

function waitingMenu({ online: { table, you } }: OnlineSession): MenuItem[] {
  const isFull = table.seats.every(({ kind }) => kind !== 'empty');
  const isHost = you.person !== null && table.host === you.person;
  const hasBot = table.seats.some(({ kind }) => kind === 'bot');
  const seat =
    you.person === null
      ? []
      : you.seat === null
        ? [itemOf('d', 'online-do-sit', { kind: 'sit' }, isFull ? 'online-why-full' : null)]
        : [itemOf('v', 'online-do-stand', { kind: 'stand' })];
  if (!isHost) return seat;
  return [
    itemOf('g', 'online-do-start', { kind: 'start' }, isFull ? null : 'online-why-free'),
    ...(isFull
      ? []
      : bots.map(([key, strength]) => itemOf(key, `online-do-${strength}`, { kind: 'bot', strength }))),
    ...(hasBot ? [itemOf('r', 'online-do-remove', { kind: 'remove', name: null })] : []),
    ...seat,
  ];
}

const actionKeys = {
  return: { key: 'v', word: 'return' },
  'stand-in': { key: 'f', word: 'stand-in' },
  'agree-undo': { key: 'y', word: 'agree' },
  'refuse-undo': { key: 'n', word: 'refuse' },
  'withdraw-undo': { key: 'n', word: 'withdraw' },
} as const satisfies Record<TableAction['id'], { readonly key: string; readonly word: Command['kind'] }>;

/** Returns the actions that the table offers now, including undoing the player's last move. */
function playingMenu({ online, now, tableSetup }: OnlineSession): MenuItem[] {
  const { table, you, frames } = online;
  const { seat } = you;
  const offered = tableStatus(online, now).flatMap(({ actions }) =>
    actions.map(({ id, label }): MenuItem => {
      const { key, word } = actionKeys[id];
      return { key, word, label, command: { kind: word }, why: null };
    }),
  );
  const own = seat === null ? undefined : table.seats[seat];
  if (seat === null || own?.held !== false || own.resigned || table.undo !== null) return offered;
  const { game } = tableSetup.setup;
  return whyNotAskUndo(game, frames.at(-1), seat) === null
    ? [...offered, itemOf('u', 'online-do-undo', { kind: 'undo' })]
    : offered;
}

export function menuOf(session: OnlineSession): readonly MenuItem[] {
  const { table, you } = session.online;
  if (table.status === 'open') return waitingMenu(session);
  if (table.match === null || you.seat === null) return [];
  if (table.status !== 'over') return playingMenu(session);
  return [itemOf('a', 'match-again', { kind: 'rematch' })];
}

export function enterLine(session: OnlineSession, text: string): PressedOnline {
  const closed = { ...session, line: null, note: null };
  const read = readLine(text);
  if (!read.ok) return refused(closed, read.error);
  const line = read.value;
  if (line.kind === 'help') return pressAnywhere(closed, '?') ?? { session: closed };
  if (line.kind === 'say' && line.text === '') return { session: closed };
  return { session: closed, command: line };
}

function pressLine(session: OnlineSession, line: string, key: string, text: string): PressedOnline {
  switch (key) {
    case 'enter':
      return enterLine(session, line);
    case 'escape':
    case 'ctrl-c':
      return { session: { ...session, line: null } };
    case 'backspace':
      return { session: { ...session, line: line === '' ? null : [...line].slice(0, -1).join('') } };
    default:
      return { session: text >= ' ' && [...line].length < 200 ? { ...session, line: line + text } : session };
  }
}

/** Handles a key that does not make a move; null for other keys. */
function pressMenu(session: OnlineSession, key: string): PressedOnline | null {
  const { kind } = session.prompt;
  // A spectator loses nothing by leaving, so no confirmation is needed.
  if (session.online.you.seat === null && isLeaving(key)) return { session, leave: true };
  if (key === 'c' || key === '/')
    return { session: { ...session, note: null, line: key === 'c' ? '' : '/' } };
  const item = menuOf(session).find((one) => one.key === key);
  if (item !== undefined)
    return item.why === null
      ? { session: { ...session, note: null }, command: item.command }
      : refused(session, item.why);
  if (kind === 'awaited')
    return (isLeaving(key) || key === '?' ? pressAnywhere(session, key) : null) ?? unknownKey(session, key);
  if (key === 't') {
    // The key T shows the remaining time in addition to the turn.
    const asked = press(session, key).session;
    return { session: noted(asked, 'plain', ...(asked.note?.statements ?? []), ...clockMessages(session)) };
  }
  const isAnywhere = isLeaving(key) || ['?', 'h', 's'].includes(key);
  if (kind === 'choose' || kind === 'over' || isAnywhere) return null;
  return refused(session, message('online-not-your-turn'));
}

/**
 * Handles a key.
 * @param text the text that the key types while the player types a line
 */
export function pressOnline(
  session: OnlineSession,
  key: string,
  text: string,
  extent?: PageExtent,
): PressedOnline {
  if (session.line !== null) return pressLine(session, session.line, key, text);
  const besides = session.screen.kind === 'table' ? pressMenu(session, key) : null;
  if (besides !== null) return besides;
  const { session: next, entry, leave = false } = press(session, key, extent);
  if (entry === undefined || !('move' in entry)) return { session: next, leave };
  // The draft changes only after the server has accepted the move.
  const nextDraft = next.drafts[entry.seat] ?? null;
  return { session: { ...session, screen: table, note: next.note, nextDraft }, move: entry.move };
}
