import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { SureDialog } from '../app/SureDialog.tsx';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { type KeptMatch, recordOf } from '../local/kept-match.ts';
import { saveRecord } from '../local/save-record.ts';
import { forgetMatch, isUnkept, keptMatches } from '../local/store.ts';
import { useMoments, useWords } from '../words/words.tsx';
import styles from './history.module.css';

/** The matches of this device, the last played first. */
export default function HistoryPage() {
  const words = useWords();
  const [matches, setMatches] = useState<readonly KeptMatch[] | 'unreadable' | null>(null);
  useEffect(() => {
    keptMatches().then(setMatches, () => setMatches('unreadable'));
  }, []);
  const [leaving, setLeaving] = useState<KeptMatch | null>(null);
  const [forgotten, setForgotten] = useState<KeptMatch | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its match: the focus goes to what is said of it.
  useEffect(() => {
    if (forgotten !== null) said.current?.focus();
  }, [forgotten]);
  const forget = async (match: KeptMatch) => {
    await forgetMatch(match.id);
    setMatches(await keptMatches());
    setLeaving(null);
    setForgotten(match);
  };
  const kept = matches === 'unreadable' ? [] : (matches ?? []);
  const when = useMoments();
  return (
    <Page title={words.say('web-history')}>
      <p className="soft">{words.say('web-history.about')}</p>
      {matches === 'unreadable' ? <p className="bad">{words.say('web-history-unreadable')}</p> : null}
      {forgotten === null ? null : (
        <p key={forgotten.id} ref={said} tabIndex={-1}>
          {words.say('web-forget.done', { game: words.say(`game-${forgotten.game}`) })}
        </p>
      )}
      {matches?.length === 0 ? <p>{words.say('web-history-empty')}</p> : null}
      <ul className={styles.matches}>
        {kept.map((match) => {
          const name = words.say(`game-${match.game}`);
          return (
            <li key={match.id} className={styles.match}>
              <GameEmblem game={match.game} />
              <div className={styles.about}>
                <h2>{name}</h2>
                <p>{words.list(match.seats.map((seat) => seat.name))}</p>
                <p className="soft small">
                  {when(match.updated)} · {words.say(match.over ? 'web-over' : 'web-running')}
                </p>
                {isUnkept(match.id) ? <p className="small">{words.say('web-unkept-here')}</p> : null}
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
                  data-action="forget"
                  onClick={() => setLeaving(match)}
                  aria-label={words.say('web-forget.name', { game: name })}
                >
                  {words.say('web-forget')}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        <Link href="/replay" className="button">
          {words.say('web-open-record')}
        </Link>
        <Link href="/dice" className="button" data-tone="quiet">
          {words.say('web-dice-fair')}
        </Link>
      </div>
      {leaving === null ? null : (
        <SureDialog
          text="web-forget"
          about={words.say('web-forget.about', {
            game: words.say(`game-${leaving.game}`),
            when: when(leaving.updated),
          })}
          action="forget-now"
          onSure={() => void forget(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Page>
  );
}
