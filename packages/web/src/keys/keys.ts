import type { ControlDie } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

/**
 * The default keys at the table, which users can change. They follow other dice games for screen readers. `Shift+S` is S with Shift
 * held. Digits belong to dice and to the actions of a game.
 */
const standardKeys = {
  roll: 'R',
  bank: 'B',
  hand: 'H',
  turn: 'T',
  'time-left': 'Shift+T',
  scores: 'S',
  'detailed-scores': 'Shift+S',
  table: 'Shift+H',
  'last-turn': 'Shift+L',
  stakes: 'C',
  'all-scoring': 'A',
  undo: 'U',
  rules: 'F',
  card: 'V',
  hint: 'I',
  log: 'L',
  type: '/',
  'stand-in': 'W',
  'go-on': 'P',
  'buffer-before': '[',
  'buffer-after': ']',
  'message-before': ',',
  'message-after': '.',
  'message-first': '<',
  'message-last': '>',
  'speak-slower': '-',
  'speak-faster': '+',
  keys: '?',
};
export type KeyAction = keyof typeof standardKeys;
export const defaultKeys: Readonly<Record<KeyAction, string>> = standardKeys;
export const keyActions = Object.keys(standardKeys) as KeyAction[];

/** What a pressed key does. `letter` is a lowercase letter that an action of a game may use. */
export type Pressed =
  | { readonly kind: 'action'; readonly action: KeyAction }
  | { readonly kind: 'digit'; readonly digit: number; readonly shift: boolean }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'menu' };

type KeyFields = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

export interface KeyPress extends Readonly<KeyFields> {
  /**
   * Whether AltGr is held. It makes characters such as [ and ] on many keyboards, and Windows reports it as Control and
   * Alt.
   */
  readonly altGraph: boolean;
}

type KeyEvent = KeyFields & Pick<KeyboardEvent, 'getModifierState'>;

export function pressOf(event: KeyEvent): KeyPress {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
  return { key, code, shiftKey, ctrlKey, altKey, metaKey, altGraph: event.getModifierState('AltGraph') };
}

/** Whether the browser or the screen reader handles a press, because Control, Alt or Meta is held. */
const isTheirs = ({ ctrlKey, altKey, metaKey, altGraph }: KeyPress): boolean =>
  metaKey || (!altGraph && (ctrlKey || altKey));

/** Returns the name of a key in the settings; null for a key that cannot be assigned. */
export function keyName(press: KeyPress): string | null {
  const { key, shiftKey } = press;
  if (isTheirs(press) || [...key].length !== 1 || key === ' ') return null;
  const letter = key.toUpperCase();
  return shiftKey && letter !== key.toLowerCase() ? `Shift+${letter}` : letter;
}

/** Returns the name of a key in the language of the page. */
export const keyText = (messages: Catalogue, name: string): string =>
  name.replace('Shift', messages.say('web-key-shift'));

const digitOf = (code: string): number | null => {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
};

/**
 * Returns what a pressed key does; null for a key without a function.
 * @param keys the key of each action
 */
export function meaningOf(press: KeyPress, keys: Readonly<Record<KeyAction, string>>): Pressed | null {
  if (isTheirs(press)) return null;
  if (press.key === 'Escape') return { kind: 'menu' };
  if (press.key === 'Backspace') return { kind: 'action', action: 'undo' };
  const name = keyName(press);
  const action = keyActions.find((known) => keys[known] === name);
  if (action !== undefined) return { kind: 'action', action };
  const digit = digitOf(press.code);
  if (digit !== null) return { kind: 'digit', digit, shift: press.shiftKey };
  const letter = press.key.toLowerCase();
  return /^[a-z]$/.test(letter) ? { kind: 'letter', letter } : null;
}

/** The actions of games whose keys users can change, by the key that the game assigns. */
const changeable: Readonly<Record<string, KeyAction>> = {
  r: 'roll',
  b: 'bank',
  a: 'all-scoring',
  p: 'go-on',
};

/**
 * Returns the key that the user presses for an action of a game; null for an action without a key.
 * @param key the key that the game assigns
 */
export function shortcutOf(key: string | null, keys: Readonly<Record<KeyAction, string>>): string | null {
  if (key === null) return null;
  const action = changeable[key];
  return action === undefined ? key.toUpperCase() : keys[action];
}

/** Returns the key of a game for a press; null if games do not use the pressed key. */
export function gameKeyOf(pressed: Pressed): string | null {
  switch (pressed.kind) {
    case 'action':
      return Object.keys(changeable).find((key) => changeable[key] === pressed.action) ?? null;
    case 'digit':
      return String(pressed.digit);
    case 'letter':
      return pressed.letter;
    case 'menu':
      return null;
  }
}

/** How the keys 1 to 6 choose a die: by its position, or by the face that it shows. */
type Keeping = 'position' | 'face';

export interface DigitPress {
  readonly digit: number;
  readonly shift: boolean;
}

/**
 * By position, N taps the N-th die. By face, Shift+N marks a die that shows N, and N alone removes the mark from such a
 * die.
 * @returns null if this key can tap no die
 */
export function dieOfDigit(
  dice: readonly ControlDie[],
  { digit, shift }: DigitPress,
  keeping: Keeping,
): ControlDie | null {
  const tapped =
    keeping === 'position'
      ? dice[digit - 1]
      : dice.find(({ face, mark, tap }) => tap !== null && face === digit && (mark === 'chosen') !== shift);
  return tapped === undefined || tapped.tap === null ? null : tapped;
}
