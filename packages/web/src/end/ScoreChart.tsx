import type { BySeat, Seat } from '@dicehall/engine';
import { useMessages } from '../i18n/messages.tsx';
import { seatKey } from '../table/model/seats.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { along } from './chart.ts';
import styles from './end.module.css';

const width = 320;
const height = 120;
/** More lines than colours cannot be told apart: then only the emphasised ones are in the legend. */
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
  const isLead = (seat: Seat): boolean =>
    seat === own || ((own === undefined || isCrowded) && places?.[seat] === 1);
  const leads = [...names.keys()].filter(isLead);
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
                  (values, at) =>
                    `${along(at, 0, rows.length - 1, width).toFixed(1)},${(height - along(values[index] ?? 0, min, max, height)).toFixed(1)}`,
                )
                .join(' ')}
            />
          ))}
        </svg>
      </div>
      <ul className={styles.legend}>
        {(isCrowded && leads.length > 0 ? leads : [...names.keys()]).map((index) => (
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
            {isLead(index) ? <strong>{names[index]}</strong> : names[index]}
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
