import { plainLine, type RulesBlock } from '@dicehall/messages';
import { type Palette, painted } from '../terminal/style.ts';
import { padEnd, widthOf, wrap } from '../terminal/width.ts';

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

function listLines(block: Extract<RulesBlock, { kind: 'list' }>, width: number): string[] {
  return block.items.flatMap((item, index) => {
    const mark = block.ordered ? `${index + 1}.` : '-';
    return wrap(`${mark} ${plainLine(item)}`, width, ' '.repeat(mark.length + 1));
  });
}

function blockLines(block: RulesBlock, width: number, palette: Palette): string[] {
  switch (block.kind) {
    case 'heading':
      return wrap(block.text, width).map((line) => painted('bold', line, palette));
    case 'paragraph':
      return wrap(plainLine(block.inlines), width);
    case 'list':
      return listLines(block, width);
    case 'table':
      return tableLines(
        [block.head, ...block.rows].map((row) => row.map(plainLine)),
        width,
      );
  }
}

/** The lines of some blocks, none wider than `width`, with an empty line between two blocks. */
export const pageLines = (blocks: readonly RulesBlock[], width: number, palette: Palette): string[] =>
  blocks.flatMap((block, index) => [...(index === 0 ? [] : ['']), ...blockLines(block, width, palette)]);
