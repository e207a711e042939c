import { type BaseView, ofSeat } from '@dicehall/engine';
import type { CSSProperties } from 'react';
import { Say, useWords } from '../words/words.tsx';
import { actingSeats, besideScore, type TableSeat } from './seats.ts';
import styles from './table.module.css';

interface SeatsProps {
  readonly view: BaseView;
  readonly seats: readonly TableSeat[];
}

/** Where a seat is on a wide screen: along the far side of the table, from left to right. */
function placeOf(seat: number, seats: number): CSSProperties {
  const angle = Math.PI * (1.03 + (0.94 * (seat + 0.5)) / seats);
  const x = 50 + 43 * Math.cos(angle);
  const y = 56 + 50 * Math.sin(angle);
  return { '--x': `${x.toFixed(1)}%`, '--y': `${y.toFixed(1)}%` } as CSSProperties;
}

/** The scores: a strip on a phone, seats round the table on a wide screen. */
export function Seats({ view, seats }: SeatsProps) {
  const words = useWords();
  const acting = actingSeats(view);
  return (
    <ol className={styles.seats} aria-label={words.say('web-scores')} data-many={seats.length > 4}>
      {seats.map((seat, index) => {
        const beside = besideScore(view, index);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={index}
            className={styles.seat}
            style={placeOf(index, seats.length)}
            aria-current={acting.includes(index) ? 'true' : undefined}
            data-away={seat.away === true ? true : undefined}
          >
            <span className={styles.seatName}>
              {seat.kind === 'bot' ? <span className={styles.bot}>{words.say('web-bot-mark')}</span> : null}
              <span>{seat.name}</span>
            </span>
            <span className={`number ${styles.score}`}>{words.number(ofSeat(view.scores, index))}</span>
            {beside === null ? null : (
              <span className={styles.beside}>
                <Say phrase={beside} />
              </span>
            )}
            {seat.away === true ? <span className={styles.beside}>{words.say('web-away')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
