import { widthOf } from './width.ts';

/** Whether the terminal shows Unicode: the first variable that is set decides, as POSIX defines it. */
export function isUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return /utf-?8/i.test(locale) || (locale === '' && process.platform === 'win32');
}

/** Characters of the same width. */
const similar: Readonly<Record<string, string>> = {
  '●': 'o',
  '╭': '+',
  '╮': '+',
  '╰': '+',
  '╯': '+',
  '─': '-',
  '│': '|',
  '▸': '>',
  '✓': '*',
  '⇧': '^',
  '↓': 'v',
  '…': '.',
  '·': '-',
  '–': '-',
  '−': '-',
  '×': 'x',
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  ß: 's',
};

/** A text in ASCII that takes as many columns; letters lose their accents, and other characters become `?`. */
export const asciiText = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (character) => {
    const [letter = ''] = character.normalize('NFD');
    return similar[character] ?? (letter <= '\x7f' ? letter : '?'.repeat(widthOf(character)));
  });
