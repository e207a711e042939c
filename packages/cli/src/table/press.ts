import {
  allSeats,
  type ControlDie,
  type DieMark,
  type Entry,
  type Face,
  type Message,
  type MessageKey,
  message,
  noteForScore,
  ofSeat,
  type Seat,
  withSeat,
} from '@dicehall/engine';
import { keyCap } from '../terminal/keys.ts';
import { keyedActions, tapOf } from './keys.ts';
import { choosingSeat, type Note, type Session, type Statement, settled, table } from './session.ts';

export interface Pressed<Shown extends Session = Session> {
  readonly session: Shown;
  readonly entry?: Entry;
  readonly leave?: boolean;
}

export const noted = <Shown extends Session>(
  session: Shown,
  tone: Note['tone'],
  ...statements: readonly Statement[]
): Shown => ({ ...session, note: { tone, statements } });

export const refused = <Shown extends Session>(session: Shown, why: Statement): Pressed<Shown> => ({
  session: noted(session, 'refused', why),
});

export const isLeaving = (key: string): boolean => key === 'q' || key === 'ctrl-c';

const isContinue = (key: string): boolean =>
  key === 'enter' || key === 'space' || key === 'x' || key === 'escape';

function pressLeave<Shown extends Session>(session: Shown, key: string): Pressed<Shown> {
  if (key === 'y' || key === 'j' || key === 'enter' || isLeaving(key)) return { session, leave: true };
  if (key === 'n' || key === 'x' || key === 'escape') return { session: { ...session, screen: table } };
  return refused(session, message('cli-note-leave-keys'));
}

export interface PageExtent {
  readonly rows: number;
  /** The scroll position at the end of the text. */
  readonly last: number;
}

/** Scrolls a page of text, or closes it. At the end of the text, Space closes it. */
function pressReading<Shown extends Session>(
  session: Shown,
  screen: Extract<Session['screen'], { scroll: number }>,
  key: string,
  { rows, last }: PageExtent,
): Pressed<Shown> {
  const from = Math.min(screen.scroll, last);
  const to = (scroll: number): Pressed<Shown> => ({
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

function pressDie<Shown extends Session>(
  session: Shown,
  seat: number,
  dice: number,
  key: string,
): Pressed<Shown> {
  const { typed } = session;
  if (/^[1-6]$/.test(key)) {
    if (typed.length < dice) return { session: { ...session, typed: typed + key, note: null } };
    return refused(session, message('cli-note-dice-full', { dice }));
  }
  if (key === 'backspace') return { session: { ...session, typed: typed.slice(0, -1), note: null } };
  if (key !== 'enter') return unknownKey(session, key);
  if (typed.length < dice)
    return refused(session, message('cli-note-dice-missing', { dice, given: typed.length }));
  return { session, entry: { seat, dice: [...typed].map((face) => Number(face) as Face) } };
}

export const unknownKey = <Shown extends Session>(session: Shown, key: string): Pressed<Shown> =>
  refused(session, message('cli-note-unknown-key', { key: keyCap(key) }));

const withDraft = <Shown extends Session>(session: Shown, seat: Seat, draft: unknown): Shown =>
  settled({ ...session, drafts: withSeat(session.drafts, seat, draft), note: null });

function pressChoice<Shown extends Session>(session: Shown, seat: Seat, key: string): Pressed<Shown> {
  const { controls } = session;
  const tap = tapOf(controls, session.tableSetup.keeping, key);
  if (tap !== null) {
    return 'draft' in tap ? { session: withDraft(session, seat, tap.draft) } : refused(session, tap.why);
  }
  const action = keyedActions(controls).find((one) => one.key === key)?.action;
  if (action === undefined) return unknownKey(session, key);
  const { effect, why } = action;
  if (why !== null) return refused(session, why);
  switch (effect.kind) {
    case 'move':
      return { session: withDraft(session, seat, effect.next ?? null), entry: { seat, move: effect.move } };
    case 'draft':
      return { session: withDraft(session, seat, effect.draft) };
    case 'none':
      throw new Error(`The action ${action.id} has neither an effect nor a reason`);
  }
}

/** Handles the keys that work in every game and state; null for other keys. */
export function pressAnywhere<Shown extends Session>(session: Shown, key: string): Pressed<Shown> | null {
  switch (key) {
    case 'ctrl-c':
    case 'q':
      return { session: { ...session, screen: { kind: 'leave' }, note: null } };
    case '?':
      return { session: { ...session, screen: { kind: 'help', scroll: 0 }, note: null } };
    case 'h':
      return { session: noted(session, 'plain', ...diceStatus(session)) };
    case 's':
      return { session: noted(session, 'plain', ...scoreStatus(session)) };
    case 't':
      return { session: noted(session, 'plain', ...turnStatus(session)) };
    default:
      return null;
  }
}

/**
 * Handles a key.
 * @param extent the size of the displayed page of text, if there is one
 */
export function press<Shown extends Session>(
  session: Shown,
  pressedKey: string,
  extent: PageExtent = { rows: 10, last: Number.POSITIVE_INFINITY },
): Pressed<Shown> {
  const { screen, prompt } = session;
  const isReading = screen.kind === 'help' || screen.kind === 'news';
  const key = pressedKey === 'shift-g' && !isReading ? 'g' : pressedKey;
  if (screen.kind === 'leave') return pressLeave(session, key);
  if (screen.kind !== 'table' && key !== 'ctrl-c') return pressReading(session, screen, key, extent);
  if (prompt.kind === 'over')
    return isContinue(key) || isLeaving(key)
      ? { session, leave: true }
      : (pressAnywhere(session, key) ?? { session });
  const anywhere = pressAnywhere(session, key);
  if (anywhere !== null) return anywhere;
  switch (prompt.kind) {
    case 'hand-over':
      return key === 'enter' || key === 'space'
        ? { session: settled({ ...session, atKeyboard: prompt.seat, note: null }) }
        : { session };
    case 'type-dice':
      return pressDie(session, prompt.seat, prompt.dice, key);
    case 'choose':
      return pressChoice(session, prompt.seat, key === 'escape' ? 'x' : key);
    default:
      return { session };
  }
}

/**
 * Responds to the key H with the dice of the player who chooses and the facts of the turn; otherwise with the last
 * roll.
 */
function diceStatus(session: Session): Statement[] {
  const { facts, note, dice, marking } = session.controls;
  if (choosingSeat(session) === null || dice.length === 0) {
    const { lastRoll } = session;
    return lastRoll === null
      ? [message('dice-none')]
      : [message('cli-last-roll', { seat: { seat: lastRoll.seat }, dice: { dice: lastRoll.dice } })];
  }
  const handOf = (key: string, shown: readonly ControlDie[]): Statement[] =>
    shown.length === 0 ? [] : [message(key as MessageKey, { dice: { dice: shown.map(({ face }) => face) } })];
  const marked = (mark: DieMark) => dice.filter((die) => die.mark === mark);
  return [
    ...handOf('dice-own', dice),
    ...handOf(`marking-${marking ?? 'keep'}.hand`, marked('chosen')),
    ...handOf('cli-hand-locked', marked('locked')),
    ...facts,
    ...(note === null ? [] : [note]),
  ];
}

/** Responds to the key S with the scores that the player at the keyboard may know. */
export const scoreStatus = (session: Session): Message[] => {
  const { scores } = session.view;
  return allSeats(scores.length).map((seat) => {
    const note = noteForScore(session.controls, seat);
    const score = note === null ? ofSeat(scores, seat) : { list: [note] };
    return message('cli-score-of', { seat: { seat }, score });
  });
};

/** Responds to the key T: says whose turn it is and who else still has to choose. */
function turnStatus(session: Session): Message[] {
  const { prompt, view } = session;
  if (prompt.kind === 'over' || prompt.kind === 'awaited') return [message('match-over')];
  const { step } = view;
  const several =
    step.kind === 'choose' && step.seats.length > 1
      ? [message('cli-still-choosing', { seats: { seats: step.seats } })]
      : [];
  return [message('cli-turn-of', { seat: { seat: prompt.seat } }), ...several];
}
