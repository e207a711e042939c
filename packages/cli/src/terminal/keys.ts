export interface RawKey {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

const named: Readonly<Record<string, string>> = {
  return: 'enter',
  enter: 'enter',
  space: 'space',
  escape: 'escape',
  backspace: 'backspace',
  up: 'up',
  down: 'down',
  pageup: 'page-up',
  pagedown: 'page-down',
  home: 'home',
  end: 'end',
};

/**
 * Maps each character that Shift and a digit type to this digit, because terminals report the character, not the key.
 * For the digits 1 to 6, the US, UK, German and Scandinavian layouts do not contradict each other.
 */
const shifted: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '"': '2',
  '#': '3',
  '£': '3',
  '§': '3',
  $: '4',
  '¤': '4',
  '%': '5',
  '^': '6',
  '&': '6',
};

export const keyOfCharacter = (character: string): string => {
  const digit = shifted[character];
  return digit === undefined ? character.toLowerCase() : `shift-${digit}`;
};

export const keyCap = (key: string): string =>
  key.startsWith('shift-') ? `⇧${key.slice('shift-'.length)}` : key.toUpperCase();

const controlled: Readonly<Record<string, string>> = { c: 'ctrl-c', d: 'ctrl-c', z: 'ctrl-z' };

/** Returns the name of a key; null for keys without a function. */
export function keyName(text: string | undefined, key: RawKey): string | null {
  if (key.ctrl === true) return (key.name !== undefined && controlled[key.name]) || null;
  const known = key.name === undefined ? undefined : named[key.name];
  if (known !== undefined) return known;
  if (text === 'G') return 'shift-g';
  return text !== undefined && [...text].length === 1 && text >= ' ' ? keyOfCharacter(text) : null;
}
