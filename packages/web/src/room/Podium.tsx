import { ofSeat } from '@dicehall/engine';
import { resultTexts } from '../end/result-texts.ts';
import { WinningDice } from '../end/WinningDice.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { ShownTable } from '../table/model/shown.ts';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import { Corner } from './Corner.tsx';
import { RoomMarks, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** The maximum number of seats in one column. More seats are listed in two columns, from top to bottom. */
const mostInColumn = 5;

/** The maximum number of people whose points of the evening fit beside the code. */
const mostOfEvening = 8;

export function Podium({ shown, state, hasSound }: RoomMarksProps & { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { seats } = shown.feed;
  const { order, places, scores, winners, hands, headline, gap } = resultTexts(messages, shown, []);
  const { evening } = state.table;
  const [hand, ...others] = hands;
  return (
    <main className={styles.podium} data-podium aria-label={messages.say('web-match-over')}>
      <header>
        {hand === undefined || others.length > 0 ? null : <WinningDice hand={hand} />}
        <h1 data-many={winners.length > 4 || undefined}>{headline}</h1>
        {gap === null ? null : <p>{gap}</p>}
      </header>
      <ol
        className={styles.standings}
        data-many={seats.length > mostInColumn || undefined}
        style={
          seats.length > mostInColumn
            ? { gridTemplateRows: `repeat(${Math.ceil(seats.length / 2)}, auto)` }
            : undefined
        }
      >
        {order.map((seat) => (
          <li key={seat} aria-current={places[seat] === 1 ? 'true' : undefined}>
            <span className={`number ${styles.place}`}>
              {messages.say('web-place', { place: places[seat] ?? 0 })}
            </span>
            <TokenMark token={seats[seat]?.token ?? tokenOfSeat(seat)} isBot={seats[seat]?.kind === 'bot'} />
            <span className={styles.name}>{ofSeat(shown.names, seat)}</span>
            <span className={`number ${styles.score}`}>{messages.number(scores[seat] ?? 0)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.start}>
        {evening === null || evening.match < 2 ? (
          <p>{messages.say('room-next')}</p>
        ) : (
          <p data-evening>
            {messages.say('room-evening', {
              standings: messages.list(
                evening.standings
                  .slice(0, mostOfEvening)
                  .map(({ name, points }) => messages.say('room-evening-standing', { name, points })),
              ),
            })}
          </p>
        )}
        <RoomMarks state={state} hasSound={hasSound} />
      </div>
      <Corner state={state} />
    </main>
  );
}
