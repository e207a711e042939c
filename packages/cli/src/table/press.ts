import { type Entry, type Face, type Told, told } from '@dicehall/engine';
import { choicesOf } from './choices.ts';
import { needOf } from './need.ts';
import { handSaid, scoresSaid, turnSaid } from './said.ts';
import { type Note, type Sitting, table } from './sitting.ts';

/** What a key leads to: a changed screen, an entry to play, or leaving. */
export interface Pressed {
  readonly sitting: Sitting;
  readonly entry?: Entry;
  readonly leave?: boolean;
}

/** Why a key did nothing, to be put into words. */
const refusedNote = (...why: readonly Told[]): Note => ({ tone: 'refused', told: why });
const plainNote = (...said: readonly Told[]): Note => ({ tone: 'plain', told: said });
const noted = (sitting: Sitting, note: Note): Pressed => ({ sitting: { ...sitting, note } });

const isGoOn = (key: string): boolean =>
  key === 'enter' || key === 'space' || key === 'x' || key === 'escape';

function pressLeave(sitting: Sitting, key: string): Pressed {
  if (key === 'y' || key === 'j' || key === 'enter' || key === 'ctrl-c' || key === 'q')
    return { sitting, leave: true };
  if (key === 'n' || key === 'x' || key === 'escape') return { sitting: { ...sitting, screen: table } };
  return noted(sitting, refusedNote(told('cli-note-leave-keys')));
}

/** Up and down through a text longer than the screen; any way on closes it. */
function pressReading<Reading extends Extract<Sitting['screen'], { scroll: number }>>(
  sitting: Sitting,
  screen: Reading,
  key: string,
): Pressed {
  const to = (scroll: number): Pressed => ({
    sitting: { ...sitting, screen: { ...screen, scroll: Math.max(0, scroll) } },
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
      return isGoOn(key) || key === '?' ? { sitting: { ...sitting, screen: table } } : { sitting };
  }
}

function pressTyping(sitting: Sitting, seat: number, dice: number, key: string): Pressed {
  const { typed } = sitting;
  if (/^[1-6]$/.test(key)) {
    if (typed.length < dice) return { sitting: { ...sitting, typed: typed + key, note: null } };
    return noted(sitting, refusedNote(told('cli-note-dice-full', { dice })));
  }
  if (key === 'backspace') return { sitting: { ...sitting, typed: typed.slice(0, -1), note: null } };
  if (key !== 'enter') return unknownKey(sitting, key);
  if (typed.length < dice)
    return noted(sitting, refusedNote(told('cli-note-dice-missing', { dice, given: typed.length })));
  return { sitting, entry: { seat, dice: [...typed].map((face) => Number(face) as Face) } };
}

const unknownKey = (sitting: Sitting, key: string): Pressed =>
  noted(sitting, refusedNote(told('cli-note-unknown-key', { key })));

function pressChoice(sitting: Sitting, key: string): Pressed {
  const found = choicesOf(sitting);
  if (found === null) return { sitting };
  const choice = found.choices.find((one) => one.key === key);
  if (choice === undefined) return unknownKey(sitting, key);
  if (choice.why !== null) {
    const why = 'code' in choice.why ? told(`refusal-${choice.why.code}`, choice.why.values) : choice.why;
    return noted(sitting, refusedNote(why));
  }
  switch (choice.does.kind) {
    case 'move':
      return {
        sitting: { ...sitting, hand: choice.does.hand ?? sitting.hand },
        entry: { seat: found.seat, move: choice.does.move },
      };
    case 'hand':
      return { sitting: { ...sitting, hand: choice.does.hand, note: null } };
    case 'nothing':
      return noted(sitting, refusedNote(choice.does.why));
  }
}

function pressAnywhere(sitting: Sitting, key: string): Pressed | null {
  switch (key) {
    case 'ctrl-c':
    case 'q':
      return { sitting: { ...sitting, screen: { kind: 'leave' }, note: null } };
    case '?':
      return { sitting: { ...sitting, screen: { kind: 'help', scroll: 0 }, note: null } };
    case 'h':
      return noted(sitting, plainNote(...handSaid(sitting)));
    case 's':
      return noted(sitting, plainNote(...scoresSaid(sitting)));
    case 't':
      return noted(sitting, plainNote(...turnSaid(sitting)));
    default:
      return null;
  }
}

/** What one key does, wherever the match stands. */
export function press(sitting: Sitting, key: string): Pressed {
  const { screen } = sitting;
  if (screen.kind === 'leave') return pressLeave(sitting, key);
  if (screen.kind !== 'table' && key !== 'ctrl-c') return pressReading(sitting, screen, key);
  const need = needOf(sitting);
  if (need.kind === 'over')
    return isGoOn(key) || key === 'q' || key === 'ctrl-c'
      ? { sitting, leave: true }
      : (pressAnywhere(sitting, key) ?? { sitting });
  const anywhere = pressAnywhere(sitting, key);
  if (anywhere !== null) return anywhere;
  switch (need.kind) {
    case 'hand-over':
      return key === 'enter' || key === 'space'
        ? { sitting: { ...sitting, eyes: need.seat, note: null } }
        : { sitting };
    case 'type-dice':
      return pressTyping(sitting, need.seat, need.dice, key);
    case 'choose':
      return pressChoice(sitting, key === 'escape' ? 'x' : key);
    default:
      return { sitting };
  }
}
