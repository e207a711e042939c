import { botNames } from '@dicehall/strategy';
import { confusables } from '../data-files.ts';
import type { ProblemCode } from '../protocol/index.ts';

/** Replaces the names of deleted people in the matches of others. */
export const deletedName = '—';

/** Matches Unicode characters that are blank, invisible or without a common meaning. Emoji are checked separately. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\u2800\ufffc\ufffd]|(?! )\p{Z}/u;
/** The flags are in a variable, because TypeScript's target does not support the flag `v`, although Node does. */
const unicodeSets: string = 'gv';
/** Matches emoji, which may contain joiners, variation selectors and tags. */
const emoji = new RegExp('\\p{RGI_Emoji}', unicodeSets);
/** Matches joiners that change the shape of letters: between Arabic letters, and after the virama of an Indic script. */
const joiners =
  /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]/gu;
/** Matches more marks on one letter than any language uses. They would cover the lines above and below the name. */
const manyMarks = /\p{M}{5}/u;

/**
 * The groups of scripts that are used together in one word, then all other scripts. This is the rule "highly
 * restrictive" of UTS #39.
 */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const letter = /\p{L}/u;
const inScripts = together.map(
  (scripts) => new RegExp(`[${scripts.map((one) => `\\p{scx=${one}}`).join('')}]`, 'u'),
);
const otherScripts = [
  'Arabic Armenian Bengali Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin',
  'Malayalam Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Tifinagh Canadian_Aboriginal Nko Syriac',
]
  .join(' ')
  .split(' ')
  .map((script) => new RegExp(`\\p{scx=${script}}`, 'u'));
const scripts = [...inScripts, ...otherScripts];

/** Whether all letters of a name belong to one script, or to one group of scripts used together. */
const isOfOneScript = (letters: readonly string[]): boolean =>
  scripts.some((script) => letters.every((one) => script.test(one)));

const prototypes = new Map<string, string>();
function prototypeOf(character: string): string {
  if (prototypes.size === 0) {
    const textOf = (code: string): string => String.fromCodePoint(Number.parseInt(code, 16));
    for (const line of confusables()) {
      const [prototype = '', ...sources] = line.split(' ');
      const target = prototype.split('+').map(textOf).join('');
      for (const source of sources) prototypes.set(textOf(source), target);
    }
  }
  return prototypes.get(character) ?? character;
}

/** Returns the skeleton of UTS #39. Texts that look alike have the same skeleton. */
const skeletonOf = (text: string): string =>
  [...text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')]
    .map(prototypeOf)
    .join('')
    .normalize('NFD');

/** Matches small or invisible characters: punctuation, separators, ignorable code points, modifier symbols. */
const faint = /[\p{P}\p{Z}\p{Default_Ignorable_Code_Point}\p{Sk}]/gu;

/** Returns the forms of a name: as written, and in lower case. Names look alike if they have a form in common. */
function formsOf(name: string): readonly string[] {
  const folded = name.normalize('NFKC').toLowerCase();
  const forms = [skeletonOf(name).toLowerCase(), skeletonOf(folded)];
  return forms.map((form) => {
    const kept = skeletonOf(form).replaceAll(faint, '');
    return kept === '' ? form : kept;
  });
}

/** Whether people may mistake one name for the other. */
export function looksLike(one: string, other: string): boolean {
  const [forms, others] = [formsOf(one), formsOf(other)];
  return forms.some((form) => others.includes(form));
}

/**
 * Returns the name, or the name with the first number that makes it differ from all names at a table. The result has at
 * most as many characters as a name may have.
 */
export function distinctName(name: string, taken: readonly string[]): string {
  const isFree = (one: string) => !taken.some((other) => looksLike(one, other));
  const base = [...name].slice(0, 36).join('').trimEnd();
  let free = name;
  for (let number = 2; !isFree(free); number += 1) free = `${base} ${number}`;
  return free;
}

const botsNamed = Object.values(botNames).flatMap((byTemper) => Object.values(byTemper));
/** Matches the names that bots get when no other name is free. */
const numberedBot = /^bot\s*\d*$/i;
/** Matches names that consist of lines in any script. The name of deleted people is such a line. */
const onlyLines = /^[\p{Pd}\p{Pc}\s\u30fc\u4e00\u2500\u2501]+$/u;

/** Whether a name imitates a bot's. A person may have the same name as a bot, but not at the same table. */
const imitatesBot = (name: string): boolean =>
  numberedBot.test(name.normalize('NFKC')) ||
  botsNamed.some((bot) => bot.toLowerCase() !== name.toLowerCase() && looksLike(name, bot));

/** Returns why a name is not allowed; null if it is. */
export function problemOfName(name: string): Extract<ProblemCode, `name-${string}`> | null {
  const plain = name.replaceAll(emoji, '');
  if (invisible.test(plain.replaceAll(joiners, '')) || manyMarks.test(name.normalize('NFD')))
    return 'name-invisible';
  // Mathematical and other styled letters count as the plain letters.
  const letters = [...plain.normalize('NFKC')].filter((one) => letter.test(one));
  if (letters.length > 0 && !isOfOneScript(letters)) return 'name-mixed';
  if (onlyLines.test(name) || looksLike(name, deletedName) || imitatesBot(name)) return 'name-reserved';
  return null;
}
