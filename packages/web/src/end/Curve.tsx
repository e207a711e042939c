import type { BySeat } from '@dicehall/engine';
import { seatKey, type TableSeat } from '../table/seats.ts';
import { useWords } from '../words/words.tsx';
import { along } from './curve.ts';
import styles from './end.module.css';

const width = 320;
const height = 120;
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

/** How the scores grew, as lines that differ in their dashes too, and as a table. */
export function Curve({
  curve,
  seats,
}: {
  readonly curve: readonly BySeat<number>[];
  readonly seats: readonly TableSeat[];
}) {
  const words = useWords();
  const all = curve.flat();
  const [min, max] = [Math.min(...all), Math.max(...all)];
  return (
    <figure className={styles.curve}>
      <figcaption className="label">{words.say('web-curve')}</figcaption>
      <svg
        viewBox={`-6 -6 ${width + 12} ${height + 12}`}
        role="img"
        aria-label={words.say('web-curve.about')}
      >
        <path className={styles.axis} d={`M0 ${height - along(0, min, max, height)}H${width}`} />
        {seats.map((_, index) => (
          <polyline
            key={seatKey(index)}
            className={styles.line}
            data-line={index % 6}
            strokeDasharray={dashes[index % dashes.length]}
            points={curve
              .map(
                (scores, at) =>
                  `${along(at, 0, curve.length - 1, width).toFixed(1)},${(height - along(scores[index] ?? 0, min, max, height)).toFixed(1)}`,
              )
              .join(' ')}
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        {seats.map((seat, index) => (
          <li key={seatKey(index)}>
            <svg viewBox="0 0 34 8" aria-hidden="true">
              <path
                className={styles.line}
                data-line={index % 6}
                d="M1 4H33"
                strokeDasharray={dashes[index % dashes.length]}
              />
            </svg>
            {seat.name}
          </li>
        ))}
      </ul>
      <details>
        <summary className="small">{words.say('web-curve-table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <section className={styles.tableBox} tabIndex={0} aria-label={words.say('web-curve')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.say('web-curve-change')}</th>
                {seats.map((seat, index) => (
                  <th scope="col" key={seatKey(index)}>
                    {seat.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {curve.map((scores, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the match
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {scores.map((score, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
                    <td key={seat} className="number">
                      {words.number(score)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
