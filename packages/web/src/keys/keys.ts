/** What a key can do at the table. The dice keys (1 to 6) are always digits. */
export const keyActions = [
  'roll',
  'bank',
  'hand',
  'turn',
  'scores',
  'detailed-scores',
  'stakes',
  'all-scoring',
  'undo',
  'rules',
  'story',
  'buffer-before',
  'buffer-after',
  'message-before',
  'message-after',
  'keys',
] as const;
export type KeyAction = (typeof keyActions)[number];

/** The keys people know from other tables; `Shift+S` is S with Shift held. */
export const defaultKeys: Readonly<Record<KeyAction, string>> = {
  roll: 'R',
  bank: 'B',
  hand: 'H',
  turn: 'T',
  scores: 'S',
  'detailed-scores': 'Shift+S',
  stakes: 'C',
  'all-scoring': 'A',
  undo: 'U',
  rules: 'F',
  story: 'L',
  'buffer-before': '[',
  'buffer-after': ']',
  'message-before': ',',
  'message-after': '.',
  keys: '?',
};

/** What a pressed key means: an action, a dice key, the menu, or nothing of ours. */
export type Pressed =
  | { readonly kind: 'action'; readonly action: KeyAction }
  | { readonly kind: 'digit'; readonly digit: number; readonly shift: boolean }
  | { readonly kind: 'menu' };

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** AltGr is held: it makes signs such as [ and ] on many keyboards, and Windows reports it as Control and Alt. */
  readonly altGraph: boolean;
}

/** A press of the browser's. */
export const pressOf = (
  event: {
    readonly [Name in Exclude<keyof KeyPress, 'altGraph'>]: KeyPress[Name];
  } & { readonly getModifierState: (name: 'AltGraph') => boolean },
): KeyPress => ({
  key: event.key,
  code: event.code,
  shiftKey: event.shiftKey,
  ctrlKey: event.ctrlKey,
  altKey: event.altKey,
  metaKey: event.metaKey,
  altGraph: event.getModifierState('AltGraph'),
});

/** Whether a press belongs to the browser or the reader: it is theirs with Control, Alt or Meta. */
const isTheirs = ({ ctrlKey, altKey, metaKey, altGraph }: KeyPress): boolean =>
  metaKey || (!altGraph && (ctrlKey || altKey));

/** The name of a key as the settings keep it; null for one that cannot be given a meaning. */
export function keyName(press: KeyPress): string | null {
  const { key, shiftKey } = press;
  if (isTheirs(press) || [...key].length !== 1 || key === ' ') return null;
  const letter = key.toUpperCase();
  return shiftKey && letter !== key.toLowerCase() ? `Shift+${letter}` : letter;
}

const digitOf = (code: string): number | null => {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
};

/**
 * What a press means. With Control, Alt or Meta it belongs to the browser or the reader and means nothing here.
 * @param keys which key each action has
 */
export function meaningOf(press: KeyPress, keys: Readonly<Record<KeyAction, string>>): Pressed | null {
  if (isTheirs(press)) return null;
  if (press.key === 'Escape') return { kind: 'menu' };
  if (press.key === 'Backspace') return { kind: 'action', action: 'undo' };
  const name = keyName(press);
  const action = keyActions.find((known) => keys[known] === name);
  if (action !== undefined) return { kind: 'action', action };
  const digit = digitOf(press.code);
  return digit === null ? null : { kind: 'digit', digit, shift: press.shiftKey };
}
