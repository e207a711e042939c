import { type Entry, type Face, message, type Seat, withSeat } from '@dicehall/engine';
import { keyCap } from '../terminal/keys.ts';
import { controlsOf, keyedActions } from './controls.ts';
import { tapOf } from './keeping.ts';
import { promptOf } from './prompt.ts';
import { type Note, type Session, type Statement, table } from './session.ts';
import { diceStatus, scoreStatus, turnStatus } from './status.ts';

export interface Pressed {
  readonly session: Session;
  readonly entry?: Entry;
  readonly leave?: boolean;
}

const refusedNote = (...statements: readonly Statement[]): Note => ({ tone: 'refused', statements });
const plainNote = (...statements: readonly Statement[]): Note => ({ tone: 'plain', statements });
const noted = (session: Session, note: Note): Pressed => ({ session: { ...session, note } });

const isContinue = (key: string): boolean =>
  key === 'enter' || key === 'space' || key === 'x' || key === 'escape';

function pressLeave(session: Session, key: string): Pressed {
  if (key === 'y' || key === 'j' || key === 'enter' || key === 'ctrl-c' || key === 'q')
    return { session, leave: true };
  if (key === 'n' || key === 'x' || key === 'escape') return { session: { ...session, screen: table } };
  return noted(session, refusedNote(message('cli-note-leave-keys')));
}

/** A page of text on the screen. */
export interface PageExtent {
  /** Lines on the screen at once. */
  readonly rows: number;
  /** The scroll of the last screenful. */
  readonly last: number;
}

/** Scrolls a page, or closes it. Space closes it at its end. */
function pressReading<Reading extends Extract<Session['screen'], { scroll: number }>>(
  session: Session,
  screen: Reading,
  key: string,
  { rows, last }: PageExtent,
): Pressed {
  const from = Math.min(screen.scroll, last);
  const to = (scroll: number): Pressed => ({
    session: { ...session, screen: { ...screen, scroll: Math.max(0, Math.min(scroll, last)) } },
  });
  switch (key) {
    case 'down':
    case 'j':
      return to(from + 1);
    case 'up':
    case 'k':
      return to(from - 1);
    case 'page-up':
      return to(from - rows);
    case 'home':
    case 'g':
      return to(0);
    case 'end':
    case 'shift-g':
      return to(last);
    case 'page-down':
      return to(from + rows);
    case 'space':
      return from < last ? to(from + rows) : { session: { ...session, screen: table } };
    default:
      return isContinue(key) || key === 'q' || key === '?'
        ? { session: { ...session, screen: table } }
        : { session };
  }
}

function pressTyping(session: Session, seat: number, dice: number, key: string): Pressed {
  const { typed } = session;
  if (/^[1-6]$/.test(key)) {
    if (typed.length < dice) return { session: { ...session, typed: typed + key, note: null } };
    return noted(session, refusedNote(message('cli-note-dice-full', { dice })));
  }
  if (key === 'backspace') return { session: { ...session, typed: typed.slice(0, -1), note: null } };
  if (key !== 'enter') return unknownKey(session, key);
  if (typed.length < dice)
    return noted(session, refusedNote(message('cli-note-dice-missing', { dice, given: typed.length })));
  return { session, entry: { seat, dice: [...typed].map((face) => Number(face) as Face) } };
}

const unknownKey = (session: Session, key: string): Pressed =>
  noted(session, refusedNote(message('cli-note-unknown-key', { key: keyCap(key) })));

const withDraft = (session: Session, seat: Seat, draft: unknown): Session => ({
  ...session,
  drafts: withSeat(session.drafts, seat, draft),
  note: null,
});

function pressChoice(session: Session, seat: Seat, key: string): Pressed {
  const { controls } = controlsOf(session);
  const tap = tapOf(controls, session.tableSetup.keeping, key);
  if (tap !== null) {
    return 'draft' in tap
      ? { session: withDraft(session, seat, tap.draft) }
      : noted(session, refusedNote(tap.why));
  }
  const action = keyedActions(controls).find((one) => one.key === key)?.action;
  if (action === undefined) return unknownKey(session, key);
  const { effect, why } = action;
  if (why !== null) return noted(session, refusedNote(why));
  switch (effect.kind) {
    case 'move':
      return { session: withDraft(session, seat, effect.next ?? null), entry: { seat, move: effect.move } };
    case 'draft':
      return { session: withDraft(session, seat, effect.draft) };
    case 'none':
      throw new Error(`The action ${action.id} has neither an effect nor a reason`);
  }
}

function pressAnywhere(session: Session, key: string): Pressed | null {
  switch (key) {
    case 'ctrl-c':
    case 'q':
      return { session: { ...session, screen: { kind: 'leave' }, note: null } };
    case '?':
      return { session: { ...session, screen: { kind: 'help', scroll: 0 }, note: null } };
    case 'h':
      return noted(session, plainNote(...diceStatus(session)));
    case 's':
      return noted(session, plainNote(...scoreStatus(session)));
    case 't':
      return noted(session, plainNote(...turnStatus(session)));
    default:
      return null;
  }
}

/** @param extent of the page of text that is shown, if the driver shows one */
export function press(
  session: Session,
  pressedKey: string,
  extent: PageExtent = { rows: 10, last: Number.POSITIVE_INFINITY },
): Pressed {
  const { screen } = session;
  const isReading = screen.kind === 'help' || screen.kind === 'news';
  const key = pressedKey === 'shift-g' && !isReading ? 'g' : pressedKey;
  if (screen.kind === 'leave') return pressLeave(session, key);
  if (screen.kind !== 'table' && key !== 'ctrl-c') return pressReading(session, screen, key, extent);
  const prompt = promptOf(session);
  if (prompt.kind === 'over')
    return isContinue(key) || key === 'q' || key === 'ctrl-c'
      ? { session, leave: true }
      : (pressAnywhere(session, key) ?? { session });
  const anywhere = pressAnywhere(session, key);
  if (anywhere !== null) return anywhere;
  switch (prompt.kind) {
    case 'hand-over':
      return key === 'enter' || key === 'space'
        ? { session: { ...session, atKeyboard: prompt.seat, note: null } }
        : { session };
    case 'type-dice':
      return pressTyping(session, prompt.seat, prompt.dice, key);
    case 'choose':
      return pressChoice(session, prompt.seat, key === 'escape' ? 'x' : key);
    default:
      return { session };
  }
}
