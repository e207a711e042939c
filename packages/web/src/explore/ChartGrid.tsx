import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styles from './chart.module.css';

export interface ChartCell {
  /** The text that a screen reader says in the cell, after the headings of its row and column. */
  readonly name: string;
  /** The full description of the cell, which is shown below the chart. */
  readonly text: string;
  readonly shown: ReactNode;
  /** The value from 0 to 1; null for a cell without a value. */
  readonly share: number | null;
  readonly onChoose?: (() => void) | undefined;
}

interface ChartGridProps {
  readonly label: string;
  /** The label that explains what the rows and the columns mean. */
  readonly axes: string;
  /** Summarises the chart in a sentence. */
  readonly about: string;
  /** The cell that gets the focus first when the Tab key enters the chart. */
  readonly start?: { readonly row: number; readonly column: number };
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly ChartCell[] }[];
}

/** For each key, how many rows and columns it moves. The edges of the chart limit the movement. */
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-5, 0],
  PageDown: [5, 0],
};
/** The movements with Control held: to the first and to the last cell. */
const corners: typeof ways = { Home: [-Infinity, -Infinity], End: [Infinity, Infinity] };

/** Returns the colour of a cell: the higher the value, the more brass. The step at 0.5 keeps the text readable. */
const shadeOf = (share: number): string =>
  `color-mix(in srgb, var(--brass) ${share < 0.5 ? 48 * share : 70 + 30 * share}%, var(--panel-raised))`;

/** Shows a table of values as a map. One cell has the focus, the arrow keys move it, and its description is shown below. */
export function ChartGrid({
  label,
  axes,
  about,
  start = { row: 0, column: 0 },
  columns,
  rows,
}: ChartGridProps) {
  const [at, setAt] = useState(start);
  const [said, setSaid] = useState('');
  const row = Math.min(at.row, rows.length - 1);
  const column = Math.min(at.column, columns.length - 1);
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const way = (event.ctrlKey ? corners : ways)[event.key];
    if (way === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = {
      row: Math.min(rows.length - 1, Math.max(0, row + way[0])),
      column: Math.min(columns.length - 1, Math.max(0, column + way[1])),
    };
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.row},${next.column}"]`)?.focus();
  };
  return (
    <>
      <p>{about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells handle the arrow keys */}
      <table role="grid" aria-label={label} className={styles.grid} onKeyDown={move}>
        <caption className="soft small">{axes}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, cells }, y) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ name: cell, text, shown, share, onChoose }, x) => (
                <td
                  key={columns[x]}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells handle the arrow keys
                  role="gridcell"
                  data-at={`${y},${x}`}
                  tabIndex={y === row && x === column ? 0 : -1}
                  aria-label={cell}
                  data-can={onChoose !== undefined || undefined}
                  data-high={share !== null && share >= 0.5 ? true : undefined}
                  style={share === null ? undefined : { background: shadeOf(share) }}
                  onFocus={() => {
                    setAt({ row: y, column: x });
                    setSaid(text);
                  }}
                  onClick={onChoose}
                  onKeyDown={(event) => {
                    if (onChoose === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
                    event.preventDefault();
                    event.stopPropagation();
                    onChoose();
                  }}
                >
                  {shown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said}>{said}</p>
    </>
  );
}
