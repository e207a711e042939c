import type { Charts, Values } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { toJson } from '../io.ts';
import { padStart, widthOf } from '../terminal/width.ts';
import { type Position, seatNames } from './position.ts';

/** Lays out cells in rows, aligned to the right. */
function grid(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.flat().map(widthOf));
  return rows.map((row) =>
    row
      .map((cell) => padStart(cell, width))
      .join(' ')
      .trimEnd(),
  );
}

const signs = { stop: '#', roll: '.' } as const;

export function chartsText({ messages }: Context, position: Position, { map, stopping }: Charts): string[] {
  const names = seatNames(messages, position);
  const number = (value: number) => messages.number(value, { useGrouping: false });
  const of = (seat: number) => ({ own: { seat }, other: { seat: 1 - seat } });
  const mapLines =
    map === null
      ? []
      : [
          messages.say('explore-chart-map', of(map.seat), names),
          ...grid([
            ['', ...map.scores.map(number)],
            ...map.rows.map((cells, row) => [
              number(map.scores[row] ?? 0),
              ...cells.map((cell) =>
                cell === null ? '' : messages.number(100 * cell.value, { maximumFractionDigits: 0 }),
              ),
            ]),
          ]),
        ];
  const stopLines =
    stopping === null
      ? []
      : [
          messages.say('explore-chart-stop', { ...signs, ...of(stopping.seat) }, names),
          ...grid([
            ['', ...stopping.points.map(number)],
            ...stopping.rows.map((cells, row) => [
              number(row + 1),
              ...cells.map(({ roll, stop }) => (stop !== null && stop >= roll ? signs.stop : signs.roll)),
            ]),
          ]),
        ];
  return [...mapLines, ...stopLines];
}

/** Converts charts to JSON. A cell is null if its position cannot occur. */
export function chartsJson(
  { game, options, state }: Position,
  { how, unit }: Values,
  charts: Charts,
): string {
  const { map, stopping } = charts;
  return toJson({
    game: game.id,
    options,
    position: game.formatPosition(state),
    how,
    unit,
    ...(map !== null && {
      map: {
        ...map,
        rows: map.rows.map((cells) =>
          cells.map((cell) => cell && { position: cell.line, value: cell.value }),
        ),
      },
    }),
    ...(stopping !== null && {
      stopping: {
        ...stopping,
        rows: stopping.rows.map((cells) => cells.map(({ line, ...cell }) => ({ ...cell, position: line }))),
      },
    }),
  });
}
