import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { type KeptMatch, recordOf } from '../local/kept-match.ts';
import { saveRecord } from '../local/save-record.ts';
import { forgetMatch, keptMatches } from '../local/store.ts';
import { useWords } from '../words/words.tsx';
import styles from './history.module.css';

/** The matches of this device, the last played first. */
export default function HistoryPage() {
  const words = useWords();
  const [matches, setMatches] = useState<readonly KeptMatch[] | null>(null);
  useEffect(() => {
    keptMatches().then(setMatches, () => setMatches([]));
  }, []);
  const forget = async (id: string) => {
    await forgetMatch(id);
    setMatches((before) => before?.filter((match) => match.id !== id) ?? null);
  };
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={words.say('web-history')}>
      <p className="soft">{words.say('web-history.about')}</p>
      {matches?.length === 0 ? <p>{words.say('web-history-empty')}</p> : null}
      <ul className={styles.matches}>
        {matches?.map((match) => {
          const name = words.say(`game-${match.game}`);
          return (
            <li key={match.id} className={styles.match}>
              <GameEmblem game={match.game} />
              <div className={styles.about}>
                <h2>{name}</h2>
                <p>{words.list(match.seats.map((seat) => seat.name))}</p>
                <p className="soft small">
                  {when.format(match.updated)} · {words.say(match.over ? 'web-over' : 'web-running')}
                </p>
              </div>
              <div className={styles.ways}>
                {match.over ? null : (
                  <Link href={`/table/${match.id}`} className="button" data-tone="primary">
                    {words.say('web-continue')}
                  </Link>
                )}
                {match.over || match.game !== 'hidden-pairs' ? (
                  <Link href={`/replay/${match.id}`} className="button">
                    {words.say('web-replay')}
                  </Link>
                ) : null}
                <button
                  type="button"
                  className="button"
                  data-tone="quiet"
                  onClick={() => saveRecord(recordOf(match), match.id)}
                >
                  {words.say('web-save-record')}
                </button>
                <button
                  type="button"
                  className="button"
                  data-tone="quiet"
                  onClick={() => void forget(match.id)}
                  aria-label={words.say('web-forget.name', { game: name })}
                >
                  {words.say('web-forget')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <Link href="/replay" className="button">
        {words.say('web-open-record')}
      </Link>
    </Page>
  );
}
