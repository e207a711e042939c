import { type Entry, type Face, type Message, message } from '@dicehall/engine';
import { choicesOf } from './choices.ts';
import { promptOf } from './prompt.ts';
import { type Note, type Session, table } from './session.ts';
import { diceStatus, scoreStatus, turnStatus } from './status.ts';

/** What a key leads to: a changed screen, an entry to play, or leaving. */
export interface Pressed {
  readonly session: Session;
  readonly entry?: Entry;
  readonly leave?: boolean;
}

/** Why a key did nothing, to be put into words. */
const refusedNote = (...why: readonly Message[]): Note => ({ tone: 'refused', told: why });
const plainNote = (...said: readonly Message[]): Note => ({ tone: 'plain', told: said });
const noted = (session: Session, note: Note): Pressed => ({ session: { ...session, note } });

const isContinue = (key: string): boolean =>
  key === 'enter' || key === 'space' || key === 'x' || key === 'escape';

function pressLeave(session: Session, key: string): Pressed {
  if (key === 'y' || key === 'j' || key === 'enter' || key === 'ctrl-c' || key === 'q')
    return { session, leave: true };
  if (key === 'n' || key === 'x' || key === 'escape') return { session: { ...session, screen: table } };
  return noted(session, refusedNote(message('cli-note-leave-keys')));
}

/** Up and down through a text longer than the screen; any way on closes it. */
function pressReading<Reading extends Extract<Session['screen'], { scroll: number }>>(
  session: Session,
  screen: Reading,
  key: string,
): Pressed {
  const to = (scroll: number): Pressed => ({
    session: { ...session, screen: { ...screen, scroll: Math.max(0, scroll) } },
  });
  switch (key) {
    case 'down':
      return to(screen.scroll + 1);
    case 'up':
      return to(screen.scroll - 1);
    case 'page-down':
      return to(screen.scroll + 10);
    case 'page-up':
      return to(screen.scroll - 10);
    default:
      return isContinue(key) || key === '?' ? { session: { ...session, screen: table } } : { session };
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
  noted(session, refusedNote(message('cli-note-unknown-key', { key })));

function pressChoice(session: Session, key: string): Pressed {
  const found = choicesOf(session);
  if (found === null) return { session };
  const choice = found.choices.find((one) => one.key === key);
  if (choice === undefined) return unknownKey(session, key);
  if (choice.why !== null) {
    const why = 'code' in choice.why ? message(`refusal-${choice.why.code}`, choice.why.values) : choice.why;
    return noted(session, refusedNote(why));
  }
  switch (choice.does.kind) {
    case 'move':
      return {
        session: { ...session, hand: choice.does.hand ?? session.hand },
        entry: { seat: found.seat, move: choice.does.move },
      };
    case 'hand':
      return { session: { ...session, hand: choice.does.hand, note: null } };
    case 'nothing':
      return noted(session, refusedNote(choice.does.why));
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

/** What one key does, wherever the match stands. */
export function press(session: Session, key: string): Pressed {
  const { screen } = session;
  if (screen.kind === 'leave') return pressLeave(session, key);
  if (screen.kind !== 'table' && key !== 'ctrl-c') return pressReading(session, screen, key);
  const need = promptOf(session);
  if (need.kind === 'over')
    return isContinue(key) || key === 'q' || key === 'ctrl-c'
      ? { session, leave: true }
      : (pressAnywhere(session, key) ?? { session });
  const anywhere = pressAnywhere(session, key);
  if (anywhere !== null) return anywhere;
  switch (need.kind) {
    case 'hand-over':
      return key === 'enter' || key === 'space'
        ? { session: { ...session, atKeyboard: need.seat, note: null } }
        : { session };
    case 'type-dice':
      return pressTyping(session, need.seat, need.dice, key);
    case 'choose':
      return pressChoice(session, key === 'escape' ? 'x' : key);
    default:
      return { session };
  }
}
