import type { Evening as EveningState } from '@dicehall/server/protocol';
import { matchResult } from '../end/match-result.ts';
import { Ranking } from '../end/Ranking.tsx';
import { WinningDice } from '../end/WinningDice.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hostValues } from '../online/seat-facts.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { Corner } from './Corner.tsx';
import { RoomMarks, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** The maximum number of seats in one column. More seats are listed in two columns, from top to bottom. */
const mostInColumn = 5;

export function Podium({ shown, state, hasSound }: RoomMarksProps & { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { game, seats } = shown.feed;
  const { places, scores, hands, headline, gap, best } = matchResult(messages, shown);
  const { table } = state;
  const [hand, ...others] = hands;
  return (
    <main className={styles.podium} data-podium aria-label={messages.say('web-match-over')}>
      <header>
        {hand === undefined ? (
          <GameEmblem game={game.id} />
        ) : others.length > 0 ? null : (
          <WinningDice hand={hand} />
        )}
        <h1>{headline}</h1>
        {gap === null ? null : <p>{gap}</p>}
        {best === null ? null : <p>{best.text}</p>}
      </header>
      <Ranking
        className={styles.standings}
        parts={styles}
        {...{ places, scores, seats, names: shown.names }}
        data-many={seats.length > mostInColumn || undefined}
        style={{
          ...(seats.length > mostInColumn && {
            gridTemplateRows: `repeat(${Math.ceil(seats.length / 2)}, auto)`,
          }),
        }}
      />
      <div className={styles.start}>
        {table.evening === null || table.evening.match < 2 ? (
          <p>{messages.say('room-next', hostValues(table))}</p>
        ) : (
          <Evening evening={table.evening} most={seats.length > mostInColumn ? 4 : 8} />
        )}
        <RoomMarks state={state} hasSound={hasSound} />
      </div>
      <Corner state={state} />
    </main>
  );
}

interface EveningProps {
  readonly evening: EveningState;
  /** The maximum number of people who fit beside the code. */
  readonly most: number;
}

function Evening({ evening: { match, standings }, most }: EveningProps) {
  const messages = useMessages();
  const areWins = standings.every(({ points, wins }) => points === wins);
  const leaders = standings.filter(({ points }) => points > 0).slice(0, most);
  return (
    <section aria-label={messages.say('party-evening')}>
      <h2>{messages.say('room-evening', { count: match })}</h2>
      <ol className={styles.evening} data-evening>
        {leaders.map(({ person, name, points, wins }) => (
          <li key={person}>
            {name}{' '}
            <span className="number">
              {areWins ? messages.say('party-wins', { wins }) : messages.number(points)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
