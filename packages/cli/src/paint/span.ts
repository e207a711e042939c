import { type Palette, painted, type Style } from '../terminal/style.ts';
import { cut, widthOf } from '../terminal/width.ts';

export interface Span {
  readonly style: Style;
  readonly text: string;
}

export type Line = readonly Span[];

export const span = (text: string, style: Style = 'plain'): Span => ({ text, style });

export const line = (text: string, style: Style = 'plain'): Line => [span(text, style)];

export const lineWidth = (spans: Line): number => spans.reduce((sum, { text }) => sum + widthOf(text), 0);

export function cutLine(spans: Line, width: number): Line {
  const kept: Span[] = [];
  let room = width;
  for (const { text, style } of spans) {
    if (room <= 0) break;
    const shown = cut(text, room);
    kept.push({ text: shown, style });
    room -= widthOf(shown);
  }
  return kept;
}

/** Lays out pieces side by side on as many lines as they need. It never splits a piece. */
export function flow(pieces: readonly Line[], width: number, gap: number): Line[] {
  const lines: Span[][] = [];
  let used = 0;
  for (const piece of pieces) {
    const own = lineWidth(piece);
    const last = lines.at(-1);
    if (last !== undefined && used + gap + own <= width) {
      last.push(span(' '.repeat(gap)), ...piece);
      used += gap + own;
    } else {
      lines.push([...cutLine(piece, width)]);
      used = own;
    }
  }
  return lines;
}

export const encode = (spans: Line, palette: Palette): string =>
  spans.map(({ text, style }) => painted(style, text, palette)).join('');
