import type { Catalogue } from '@dicehall/messages';
import { cut, padEnd, wrap } from '../terminal/width.ts';
import { noLine } from './dice.ts';
import { cutLine, type Line, line } from './span.ts';

/** Draws a page of text from line `scroll` on; the last page is always full. */
export function paintReading(
  title: string,
  texts: readonly string[],
  scroll: number,
  messages: Catalogue,
  width: number,
  height: number,
): Line[] {
  const body = texts.flatMap((text) => wrap(text, width - 1, /^ *- /.test(text) ? '  ' : ''));
  const room = Math.max(0, height - 2);
  const from = Math.max(0, Math.min(scroll, body.length - room));
  const page = body.slice(from, from + room).map((text) => line(` ${text}`));
  const filler = Array.from({ length: room - page.length }, () => noLine);
  const more = body.length > from + room ? 'cli-reading-more' : 'cli-reading-end';
  const lines = [
    line(padEnd(` ${cut(title, Math.max(0, width - 1))}`, width), 'title'),
    ...page,
    ...filler,
    line(` ${messages.say(more)}`, 'brass'),
  ];
  return lines.slice(0, height).map((one) => cutLine(one, width));
}
