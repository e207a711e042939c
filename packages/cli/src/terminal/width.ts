import fastStringWidth from 'fast-string-width';

/** Matches ASCII text, in which each character takes one column. Measuring other text is slow. */
const simple = /^[\x20-\x7e]*$/;

export const widthOf = (text: string): number => (simple.test(text) ? text.length : fastStringWidth(text));

const graphemes = new Intl.Segmenter();

export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width <= 0) return '';
  if (simple.test(text)) return `${text.slice(0, width - 1)}…`;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export function centre(text: string, width: number): string {
  const shown = cut(text, width);
  const left = Math.floor((width - widthOf(shown)) / 2);
  return padEnd(' '.repeat(Math.max(0, left)) + shown, width);
}

/**
 * Formats rows as a table. The columns that `left` counts or names are aligned to the left, the others to the right.
 */
export function columns(
  rows: readonly (readonly string[])[],
  left: number | ((column: number) => boolean),
): string[] {
  const isLeft = typeof left === 'number' ? (column: number) => column < left : left;
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (isLeft(column) ? padEnd : padStart)(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const found: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = found.length - 1;
    if (widthOf((found[last] ?? '') + segment) > width) found.push(segment);
    else found[last] += segment;
  }
  return found;
}

/** Wraps a text at spaces and keeps its line breaks. All lines of a paragraph but the first are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const room = Math.max(1, width);
  const longest = Math.max(1, room - widthOf(indent));
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = /^ */.exec(paragraph)?.[0] ?? '';
    let used = line.length;
    let started = false;
    for (const word of paragraph
      .trim()
      .split(/ +/)
      .flatMap((one) => pieces(one, longest))) {
      const width = widthOf(word);
      if (!started) line += word;
      else if (used + 1 + width <= room) line += ` ${word}`;
      else {
        lines.push(line);
        line = indent + word;
        used = widthOf(indent) - 1;
      }
      used += width + (started ? 1 : 0);
      started = true;
    }
    return [...lines, line].map((one) => cut(one, room));
  });
}
