import type { Catalogue } from '@dicehall/messages';
import type { PageExtent } from '../table/press.ts';
import { cut, padEnd, wrap } from '../terminal/width.ts';
import { noLine } from './dice.ts';
import { cutLine, type Line, line } from './span.ts';

/** A page of text with a title. */
export interface Page {
  readonly title: string;
  readonly texts: readonly string[];
}

const bodyOf = ({ texts }: Page, width: number): string[] =>
  texts.flatMap((text) => wrap(text, width - 1, /^ *- /.test(text) ? '  ' : ''));

const extent = (body: readonly string[], height: number): PageExtent => {
  const rows = Math.max(0, height - 2);
  return { rows, last: Math.max(0, body.length - rows) };
};

export const extentIn = (page: Page, width: number, height: number): PageExtent =>
  extent(bodyOf(page, width), height);

/** Draws a page of text from line `scroll` on; the last page is always full. */
export function paintPage(
  page: Page,
  scroll: number,
  messages: Catalogue,
  width: number,
  height: number,
): Line[] {
  const { title } = page;
  const body = bodyOf(page, width);
  const { rows: room, last } = extent(body, height);
  const from = Math.min(scroll, last);
  const shown = body.slice(from, from + room).map((text) => line(` ${text}`));
  const filler = Array.from({ length: room - shown.length }, () => noLine);
  const more = body.length > from + room ? 'cli-reading-more' : 'cli-reading-end';
  const lines = [
    line(padEnd(` ${cut(title, Math.max(0, width - 1))}`, width), 'title'),
    ...shown,
    ...filler,
    line(` ${messages.say(more)}`, 'brass'),
  ];
  return lines.slice(0, height).map((one) => cutLine(one, width));
}
