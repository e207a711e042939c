import type { BySeat, Seat } from '@dicehall/engine';
import { type PointerEvent, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { seatKey } from '../table/model/seats.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { along } from './chart.ts';
import styles from './end.module.css';

const width = 320;
const height = 120;
/** More lines than colours cannot be told apart: then some are named beside the chart, and each can be picked. */
const colours = 6;
const dashes = [
  '',
  '7 4',
  '2 4',
  '11 4 2 4',
  '1 6',
  '5 2 2 2',
  '14 5',
  '4 8',
  '9 3 3 3',
  '2 8',
  '6 6',
  '12 2',
];

interface ChartTexts {
  readonly caption: string;
  readonly about: string;
  /** Summarises the chart in a sentence. */
  readonly sentence?: string;
  /** The heading of the first column of the table. */
  readonly row: string;
}

interface ScoreChartProps {
  readonly rows: readonly BySeat<number>[];
  readonly names: readonly string[];
  readonly texts: ChartTexts;
  /** The seat of the reader. Its line is emphasised; without it, or among many, those of the winners are. */
  readonly own?: Seat | undefined;
  readonly places?: BySeat<number | null> | null | undefined;
  readonly format: (value: number) => string;
  /** Formats the ends of the axis; by default in the same way as the values. */
  readonly axis?: (value: number) => string;
  /** The range that the axis covers at least; by default the range of the values. */
  readonly span?: readonly [number, number];
}

/**
 * A line chart with one line for each seat, and the same numbers as a table. Lines are distinguished by dashes as well
 * as colours.
 */
export function ScoreChart({
  rows,
  names,
  texts,
  own,
  places,
  format,
  axis = format,
  span,
}: ScoreChartProps) {
  const messages = useMessages();
  const all = [...rows.flat(), ...(span ?? [])];
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const isCrowded = names.length > colours;
  const [picked, pick] = useState<Seat | null>(null);
  const isLead = (seat: Seat): boolean =>
    seat === own || seat === picked || ((own === undefined || isCrowded) && places?.[seat] === 1);
  const leads = [...names.keys()].filter(isLead);
  const highOf = (seat: Seat, at = rows.length - 1): number =>
    height - along(rows[at]?.[seat] ?? 0, min, max, height);
  const pickLine = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const at = Math.round(((clientX - box.left) / box.width) * (rows.length - 1));
    const high = ((clientY - box.top) / box.height) * height;
    const far = (seat: Seat) => Math.abs(highOf(seat, at) - high);
    pick([...names.keys()].reduce((nearest, seat) => (far(seat) < far(nearest) ? seat : nearest)));
  };
  const inOrder = [...names.keys()].sort((one, other) => Number(isLead(one)) - Number(isLead(other)));
  return (
    <figure className={styles.chart}>
      <figcaption className="label">{texts.caption}</figcaption>
      {texts.sentence === undefined ? null : <p className="small">{texts.sentence}</p>}
      <div className={styles.plot}>
        <span className={`soft small number ${styles.ends}`} aria-hidden="true">
          <span>{axis(max)}</span>
          <span>{axis(min)}</span>
        </span>
        <svg
          viewBox={`-6 -6 ${width + 12} ${height + 12}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.about}
          data-crowded={isCrowded || undefined}
          onPointerMove={isCrowded ? pickLine : undefined}
          onPointerDown={isCrowded ? pickLine : undefined}
        >
          <path className={styles.axis} d={`M0 ${height - along(0, min, max, height)}H${width}`} />
          {inOrder.map((index) => (
            <polyline
              key={seatKey(index)}
              className={styles.line}
              data-line={index % colours}
              data-lead={isLead(index) || undefined}
              strokeDasharray={dashes[index % dashes.length]}
              points={rows
                .map(
                  (_, at) =>
                    `${along(at, 0, rows.length - 1, width).toFixed(1)},${highOf(index, at).toFixed(1)}`,
                )
                .join(' ')}
            />
          ))}
        </svg>
        {isCrowded ? <EndLabels leads={leads} names={names} highOf={highOf} /> : null}
      </div>
      <ul className={styles.legend} data-crowded={isCrowded || undefined}>
        {[...names.keys()].map((index) => (
          <li key={seatKey(index)}>
            <svg viewBox="0 0 34 8" aria-hidden="true">
              <path
                className={styles.line}
                data-line={index % colours}
                data-lead={isLead(index) || undefined}
                d="M1 4H33"
                strokeDasharray={dashes[index % dashes.length]}
              />
            </svg>
            {isCrowded ? (
              <button
                type="button"
                aria-pressed={picked === index}
                onPointerEnter={() => pick(index)}
                onFocus={() => pick(index)}
                onClick={() => pick(index)}
              >
                {names[index]}
              </button>
            ) : isLead(index) ? (
              <strong>{names[index]}</strong>
            ) : (
              names[index]
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary className="small">{messages.say('web-curve-table')}</summary>
        <DataTable
          className={styles.tableBox}
          label={texts.caption}
          corner={texts.row}
          columns={names}
          rows={rows.map((values, at) => ({ name: `${at}`, cells: values.map(format) }))}
        />
      </details>
    </figure>
  );
}

interface EndLabelsProps {
  readonly leads: readonly Seat[];
  readonly names: readonly string[];
  /** Returns how far the end of a line is below the top of the chart. */
  readonly highOf: (seat: Seat) => number;
}

/** The height of a label, in units of the chart, if there is room for all labels. */
const mostHigh = 16;

/** Names the emphasised lines at their ends. Labels that would overlap are one below the other. */
function EndLabels({ leads, names, highOf }: EndLabelsProps) {
  let free = -6;
  const labelHeight = Math.min(mostHigh, (height + 12) / leads.length);
  const sorted = leads.toSorted((one, other) => highOf(one) - highOf(other));
  return (
    <span className={styles.names} aria-hidden="true">
      {sorted.map((seat, at) => {
        const last = height + 6 - (sorted.length - at) * labelHeight;
        const top = Math.max(free, Math.min(highOf(seat) - labelHeight / 2, last));
        free = top + labelHeight;
        return (
          <span
            key={seatKey(seat)}
            data-line={seat % colours}
            style={{ insetBlockStart: `${((top + 6) / (height + 12)) * 100}%` }}
          >
            {names[seat]}
          </span>
        );
      })}
    </span>
  );
}

interface TotalsChartProps extends Pick<ScoreChartProps, 'rows' | 'names' | 'own' | 'places'> {
  /** The name of the unit; an empty string for points. */
  readonly unit: string;
  readonly isLow: boolean;
}

export function TotalsChart({ unit, isLow, ...lines }: TotalsChartProps) {
  const messages = useMessages();
  const texts = {
    caption: messages.say('web-curve', { unit: unit || 'points' }),
    about: messages.say('web-curve.about'),
    ...(isLow && { sentence: messages.say('web-curve.low') }),
    row: messages.say('web-curve-change'),
  };
  return <ScoreChart {...lines} format={(value) => messages.number(value)} texts={texts} />;
}
