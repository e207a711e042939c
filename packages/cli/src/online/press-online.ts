import { type Message, message } from '@dicehall/engine';
import { type PageExtent, press } from '../table/press.ts';
import { promptOf } from '../table/prompt.ts';
import { type Note, table } from '../table/session.ts';
import { keyCap } from '../terminal/keys.ts';
import { clockMessages } from './clock.ts';
import { type Command, readLine } from './command.ts';
import { menuOf } from './menu.ts';
import type { OnlineView } from './view.ts';

/** What follows from a key at an online table. */
export interface PressedOnline {
  readonly view: OnlineView;
  readonly move?: unknown;
  readonly command?: Command;
  readonly leave?: boolean;
}

export const withNote = (view: OnlineView, note: Note | null): OnlineView => ({
  ...view,
  session: { ...view.session, note },
});

export const refused = (view: OnlineView, why: Message): OnlineView =>
  withNote(view, { tone: 'refused', statements: [why] });

/** Reads a line that is typed whole: a command, or a message. */
export function enterLine(view: OnlineView, text: string): PressedOnline {
  const closed = withNote({ ...view, line: null }, null);
  const read = readLine(text);
  if (!read.ok) return { view: refused(closed, read.error) };
  const line = read.value;
  if (line.kind === 'help') return openHelp(closed);
  if (line.kind === 'say' && line.text === '') return { view: closed };
  return { view: closed, command: line };
}

const openHelp = (view: OnlineView): PressedOnline => ({
  view: { ...view, session: { ...view.session, screen: { kind: 'help', scroll: 0 }, note: null } },
});

function pressTyping(view: OnlineView, line: string, key: string, text: string): PressedOnline {
  switch (key) {
    case 'enter':
      return enterLine(view, line);
    case 'escape':
    case 'ctrl-c':
      return { view: { ...view, line: null } };
    case 'backspace':
      return { view: { ...view, line: line === '' ? null : [...line].slice(0, -1).join('') } };
    default:
      return { view: text >= ' ' && [...line].length < 200 ? { ...view, line: line + text } : view };
  }
}

/** In the waiting room and between the start and the first roll there is nothing to play. */
const isPlaying = ({
  online: {
    table: { match },
  },
}: OnlineView): boolean => match !== null;

function pressWaiting(view: OnlineView, key: string): PressedOnline {
  const { session } = view;
  if (key === 'q' || key === 'ctrl-c')
    return { view: { ...view, session: { ...session, screen: { kind: 'leave' } } } };
  if (key === '?') return openHelp(view);
  return { view: refused(view, message('cli-note-unknown-key', { key: keyCap(key) })) };
}

/** T tells the time that is left, too. */
function withClock(view: OnlineView): OnlineView {
  const { note } = view.session;
  if (note === null) return view;
  return withNote(view, { ...note, statements: [...note.statements, ...clockMessages(view)] });
}

/** @param text what the key types, where a line is being typed */
export function pressOnline(view: OnlineView, key: string, text: string, extent?: PageExtent): PressedOnline {
  const { session, line } = view;
  if (line !== null) return pressTyping(view, line, key, text);
  if (session.screen.kind === 'table') {
    // Who only watches loses nothing by leaving.
    if (view.online.you.seat === null && (key === 'q' || key === 'ctrl-c')) return { view, leave: true };
    if (key === 'c' || key === '/')
      return { view: { ...withNote(view, null), line: key === 'c' ? '' : '/' } };
    const item = menuOf(view).find((one) => one.key === key);
    if (item !== undefined) {
      const { why, command } = item;
      return why === null ? { view: withNote(view, null), command } : { view: refused(view, message(why)) };
    }
    if (!isPlaying(view)) return pressWaiting(view, key);
    const { kind } = promptOf(session);
    const isOwnKey = ['q', 'ctrl-c', '?', 'h', 's', 't'].includes(key);
    if (kind !== 'choose' && kind !== 'over' && !isOwnKey)
      return { view: refused(view, message('online-not-your-turn')) };
  }
  const pressed = press(session, key, extent);
  const asked = key === 't' && session.screen.kind === 'table';
  const next = asked
    ? withClock({ ...view, session: pressed.session })
    : { ...view, session: pressed.session };
  if (pressed.leave === true) return { view: next, leave: true };
  if (pressed.entry === undefined || !('move' in pressed.entry)) return { view: next };
  // The draft changes when the server has taken the move.
  const sent = { ...next.session, screen: table, drafts: session.drafts };
  const nextDraft = pressed.session.drafts[pressed.entry.seat] ?? null;
  return { view: { ...next, session: sent, nextDraft }, move: pressed.entry.move };
}
