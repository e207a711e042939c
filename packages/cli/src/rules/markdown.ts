import { type Palette, painted } from '../terminal/style.ts';
import { padEnd, widthOf, wrap } from '../terminal/width.ts';

/** One part of a page: what our rules pages are written with, and nothing more of Markdown. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly mark: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const plainText = (text: string): string => text.replaceAll('**', '').replaceAll('`', '').trim();

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plainText);

const isRule = (line: string): boolean => /^\|[\s:|-]+\|$/.test(line);

/** Reads a page: headings, paragraphs, lists of one level, tables. */
export function blocksOf(page: string): Block[] {
  return page.split(/\n\s*\n/).flatMap((chunk): Block[] => {
    const lines = chunk.split('\n').filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    if (first.startsWith('#')) return [{ kind: 'heading', text: plainText(first.replace(/^#+/, '')) }];
    if (first.startsWith('|'))
      return [{ kind: 'table', rows: lines.filter((line) => !isRule(line)).map(cellsOf) }];
    const found: { kind: 'paragraph' | 'item'; mark: string; text: string }[] = [];
    for (const line of lines) {
      const [, mark, text] = /^(-|\d+\.) +(.*)$/.exec(line) ?? [];
      const last = found.at(-1);
      if (mark !== undefined) found.push({ kind: 'item', mark, text: text ?? '' });
      else if (last === undefined) found.push({ kind: 'paragraph', mark: '', text: line });
      else last.text += ` ${line.trim()}`;
    }
    return found.map(({ kind, mark, text }) => ({ kind, mark, text: plainText(text) }));
  });
}

function tableLines(rows: readonly (readonly string[])[], width: number): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const indent = ' '.repeat(Math.min(20, (widths[0] ?? 0) + 2));
  return rows.flatMap((row) => {
    const cells = row
      .map((cell, column) => padEnd(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
    return widthOf(cells) <= width ? [cells] : wrap(cells, width, indent);
  });
}

function blockLines(block: Block, width: number, palette: Palette): string[] {
  switch (block.kind) {
    case 'heading':
      return wrap(block.text, width).map((line) => painted('bold', line, palette));
    case 'paragraph':
      return wrap(block.text, width);
    case 'item':
      return wrap(`${block.mark} ${block.text}`, width, ' '.repeat(block.mark.length + 1));
    case 'table':
      return tableLines(block.rows, width);
  }
}

/** A page in lines no wider than `width`. */
export function pageLines(blocks: readonly Block[], width: number, palette: Palette): string[] {
  return blocks.flatMap((block, index) => {
    const follows = block.kind === 'item' && blocks[index - 1]?.kind === 'item';
    return [...(index === 0 || follows ? [] : ['']), ...blockLines(block, width, palette)];
  });
}
