import { emitKeypressEvents } from 'node:readline';
import type { Io } from '../io.ts';
import { encode, type Line } from '../paint/span.ts';
import { keyName, type RawKey } from './keys.ts';
import type { Palette } from './style.ts';
import { widthOf } from './width.ts';

/** Whether the terminal displays Unicode. As in POSIX, the first of the variables that is set decides. */
export function isUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return /utf-?8/i.test(locale) || (locale === '' && process.platform === 'win32');
}

/** ASCII characters that replace Unicode characters of the same width. */
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

/**
 * Converts a text to ASCII with the same number of columns. Letters lose their accents; other characters become `?`.
 */
export const asciiText = (text: string): string =>
  text.replace(/[^\0-\x7f]/gu, (character) => {
    const [letter = ''] = character.normalize('NFD');
    return similar[character] ?? (letter <= '\x7f' ? letter : '?'.repeat(widthOf(character)));
  });

const csi = '\u001b[';
/** Switches to the alternate screen and hides the cursor. */
const enter = `${csi}?1049h${csi}?25l${csi}H${csi}2J`;
const leave = `${csi}0m${csi}?25h${csi}?1049l`;

/**
 * Returns the text of a frame. To avoid flicker, it overwrites the screen without clearing it, and uses synchronized
 * output (mode 2026).
 */
export const frameText = (lines: readonly Line[], palette: Palette): string =>
  `${csi}?2026h${csi}H${lines.map((one) => `${encode(one, palette)}${csi}K`).join('\r\n')}${csi}J${csi}?2026l`;

export interface FullScreen {
  draw(): void;
  close(): void;
}

export interface FullScreenSetup {
  /** Returns exactly `height` lines. */
  readonly lines: (width: number, height: number) => readonly Line[];
  /**
   * Called for each key.
   * @param text the text that the key types
   */
  readonly onKey: (key: string, text: string) => void;
  readonly onEnd: () => void;
}

/** Takes control of the screen and the keys of a terminal. Ctrl+Z suspends the program. */
export function openFullScreen(
  io: Io,
  palette: Palette,
  { lines, onKey, onEnd }: FullScreenSetup,
): FullScreen {
  const { stdin, stdout } = io;
  const draw = () => {
    const text = frameText(lines(...sizeOf(io)), palette);
    stdout.write(isUnicode(io.env) ? text : asciiText(text));
  };
  const restore = () => stdout.write(leave);
  const suspend = () => {
    stdin.setRawMode?.(false);
    restore();
    io.suspend(() => {
      stdin.setRawMode?.(true);
      stdout.write(enter);
      draw();
    });
  };
  const press = (text: string | undefined, key: RawKey) => {
    const name = keyName(text, key);
    if (name === 'ctrl-z') suspend();
    else if (name !== null) onKey(name, text ?? '');
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode?.(true);
  stdin.on('keypress', press);
  stdin.on('end', onEnd);
  stdin.resume();
  stdout.on('resize', draw);
  process.once('exit', restore);
  stdout.write(enter);
  return {
    draw,
    close() {
      stdout.off('resize', draw);
      stdin.off('keypress', press);
      stdin.off('end', onEnd);
      stdin.setRawMode?.(false);
      stdin.pause();
      process.off('exit', restore);
      restore();
    },
  };
}

export const sizeOf = ({ stdout }: Io): [width: number, height: number] => [
  stdout.columns ?? 80,
  stdout.rows ?? 24,
];
