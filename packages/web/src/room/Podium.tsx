import { unitWord } from '@dicehall/messages';
import type { Evening as EveningState } from '@dicehall/server/protocol';
import { matchResult } from '../end/match-result.ts';
import { Ranking } from '../end/Ranking.tsx';
import { WinningDice } from '../end/WinningDice.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hostValues } from '../online/seat-facts.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { Corner } from './Corner.tsx';
import { lettersOf, RoomMarks, type RoomMarksProps } from './RoomMarks.tsx';
import styles from './room.module.css';

/** Shows the result in the layout of the match: the winner is on the felt, with the seats beside it. */
export function Podium({ shown, state, hasSound }: RoomMarksProps & { readonly shown: ShownTable }) {
  const messages = useMessages();
  const { game, seats, start } = shown.feed;
  const { places, scores, hands, headline, gap, best } = matchResult(messages, shown);
  const { table } = state;
  const [hand, ...others] = hands;
  return (
    <>
      <main className={styles.table} data-podium aria-label={messages.say('web-match-over')}>
        <header className={styles.head}>
          <p className={styles.game}>{messages.lookup(`game-${game.id}`)}</p>
          <RoomMarks state={state} hasSound={hasSound} />
        </header>
        <section className={styles.won} style={lettersOf([gap ?? '', best?.text ?? ''])}>
          <GameEmblem game={game.id} />
          {hand === undefined || others.length > 0 ? null : <WinningDice hand={hand} />}
          <h1 style={lettersOf([headline])}>{headline}</h1>
          {gap === null ? null : <p>{gap}</p>}
          {best === null ? null : <p>{best.text}</p>}
        </section>
        <div className={styles.start}>
          {table.evening === null || table.evening.match < 2 ? (
            <p>{messages.say('room-next', hostValues(table))}</p>
          ) : (
            <Evening evening={table.evening} />
          )}
        </div>
      </main>
      <aside className={styles.side}>
        <section>
          <p className={styles.unit}>
            {messages.say('room-unit', { unit: unitWord(game, start) || 'points' })}
          </p>
          <Ranking
            className={styles.standings}
            parts={styles}
            {...{ places, scores, seats, names: shown.names }}
          />
        </section>
        <Corner state={state} />
      </aside>
    </>
  );
}

export function Evening({ evening: { match, standings } }: { readonly evening: EveningState }) {
  const messages = useMessages();
  const areWins = standings.every(({ points, wins }) => points === wins);
  return (
    <section aria-label={messages.say('party-evening')}>
      <h2>{messages.say('room-evening', { count: match })}</h2>
      <ol className={styles.evening} data-evening>
        {standings.map(({ person, name, points, wins }) => (
          <li key={person}>
            <span className={styles.name}>{name}</span>
            <span className="number">
              {areWins ? messages.say('party-wins', { wins }) : messages.number(points)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
