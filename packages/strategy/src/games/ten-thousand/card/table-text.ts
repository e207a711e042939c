import { type Message, message } from '@dicehall/engine';
import type { WordedTable } from '../../../cards/card.ts';
import { spanOf } from '../../../cards/rule.ts';
import type { TableRow, TableRule } from './table-rule.ts';

function needsText({ needs, always }: TableRow): Message {
  const [from = 0, b = 0, c = 0, d = 0] = needs.map(([low]) => low);
  const to = needs[0]?.[1] ?? null;
  const form = needs.length > 1 ? 'four' : to === null ? 'more' : to === from ? 'one' : 'range';
  return message('card-table-needs', { form, from, b, c, d, to: to ?? 0, mark: always ? 'yes' : 'no' });
}

function bandText(most: number | null, over: number | null): Message {
  const form = most === null ? 'over' : over === null ? 'most' : 'between';
  return message('card-table-band', { form, most: most ?? 0, over: over ?? 0 });
}

const limitText = (points: number | null): Message =>
  message('card-table-limit', {
    form: points === null ? 'never' : points === 0 ? 'any' : 'from',
    points: points ?? 0,
  });

/** @param dice of a full roll */
export const tableText = ({ columns, bands, rows }: TableRule, dice: number): WordedTable => ({
  corner: message('card-table-need'),
  columns: columns.map(([from, to]) =>
    message('card-table-dice', { from, to, span: spanOf([from, to], dice) }),
  ),
  groups: bands.map((most, band) => ({
    head: bandText(most, bands[band + 1] ?? null),
    rows: rows.map((row) => ({ head: needsText(row), cells: (row.limits[band] ?? []).map(limitText) })),
  })),
  numbers: rows.flatMap(({ limits }) => limits.flat()).filter((points) => points !== null).length,
});
