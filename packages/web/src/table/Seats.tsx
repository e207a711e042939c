import { type BaseView, type Controls, ofSeat } from '@dicehall/engine';
import { type CSSProperties, useState } from 'react';
import { Say, useMessages } from '../i18n/messages.tsx';
import { ClimbingNumber } from '../moments/ClimbingNumber.tsx';
import { BotIcon } from '../ui/icons.tsx';
import styles from './seats.module.css';
import { actingSeats, type TableSeat } from './seats.ts';

interface SeatsProps {
  readonly view: BaseView;
  readonly standings: Controls['standings'];
  readonly seats: readonly TableSeat[];
}

/** The rail of the table on a wide screen, from the near left end over the far side to the near right end, in percent. */
const rail = [
  [9.8, 74],
  [9.8, 32],
  [13.5, 15.5],
  [25, 6.6],
  [75.5, 6.6],
  [87, 15.5],
  [90.7, 32],
  [90.7, 74],
] as const;

/** The ratio of the table's width to its height. */
const breadth = 1.25;

/** The place of a seat on a wide screen: seats are spread evenly along the rail. */
function placeOf(seat: number, seats: number): CSSProperties {
  const parts = rail.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rail[index] ?? rail[0];
    return { fromX, fromY, x, y, length: Math.hypot((x - fromX) * breadth, y - fromY) };
  });
  let left = (parts.reduce((sum, { length }) => sum + length, 0) * (seat + 0.5)) / seats;
  for (const { fromX, fromY, x, y, length } of parts) {
    if (left <= length) {
      const at = (from: number, to: number) => `${(from + ((to - from) * left) / length).toFixed(1)}%`;
      return { '--x': at(fromX, x), '--y': at(fromY, y) } as CSSProperties;
    }
    left -= length;
  }
  return {};
}

/** The scores: a strip on a phone, seats round the table on a wide screen. */
export function Seats({ view, standings, seats }: SeatsProps) {
  const messages = useMessages();
  const acting = actingSeats(view);
  const [hadStandings, setHadStandings] = useState(false);
  if (!hadStandings && standings.some((standing) => standing !== null)) setHadStandings(true);
  return (
    <ol
      className={styles.seats}
      aria-label={messages.say('web-scores')}
      data-count={seats.length}
      data-many={seats.length > 6}
      data-standings={hadStandings}
    >
      {seats.map((seat, index) => {
        const standing = standings[index] ?? null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={index}
            className={styles.seat}
            style={placeOf(index, seats.length)}
            aria-current={acting.includes(index) ? 'true' : undefined}
            data-away={seat.away === true ? true : undefined}
          >
            {seat.kind === 'bot' ? (
              <span className={styles.bot} title={messages.say('web-bot-mark')}>
                <BotIcon />
                <span className="visually-hidden">{messages.say('web-bot-mark')} </span>
              </span>
            ) : null}
            <span className={styles.name}>{seat.name}</span>
            <span className={`number ${styles.score}`}>
              <ClimbingNumber value={ofSeat(view.scores, index)} seat={index} />
            </span>
            {standing === null ? null : (
              <span className={styles.standing}>
                <Say phrase={standing} />
              </span>
            )}
            {seat.held === true || seat.away === true ? (
              <span className={styles.standing}>
                {messages.say(seat.held === true ? 'web-bot-plays' : 'web-away')}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
