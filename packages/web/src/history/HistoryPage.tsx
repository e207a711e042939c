import { gameOf } from '@dicehall/engine';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages, useMoments } from '../i18n/messages.tsx';
import { downloadRecord } from '../local/download-record.ts';
import { recordOf, type SavedMatch } from '../local/saved-match.ts';
import { deleteMatch, isUnsaved, savedMatches } from '../local/store.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import styles from './history.module.css';

export default function HistoryPage() {
  const messages = useMessages();
  const [matches, setMatches] = useState<readonly SavedMatch[] | 'unreadable' | null>(null);
  useEffect(() => {
    savedMatches().then(setMatches, () => setMatches('unreadable'));
  }, []);
  const [deleting, setDeleting] = useState<SavedMatch | null>(null);
  const [deleted, setDeleted] = useState<SavedMatch | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone with its match: the focus moves to the notice.
  useEffect(() => {
    if (deleted !== null) notice.current?.focus();
  }, [deleted]);
  const remove = async (match: SavedMatch) => {
    await deleteMatch(match.id);
    setMatches(await savedMatches());
    setDeleting(null);
    setDeleted(match);
  };
  const list = matches === 'unreadable' ? [] : (matches ?? []);
  const when = useMoments();
  return (
    <Page title={messages.say('web-history')}>
      <p className="soft">{messages.say('web-history.about')}</p>
      {matches === 'unreadable' ? <p className="bad">{messages.say('web-history-unreadable')}</p> : null}
      {deleted === null ? null : (
        <p key={deleted.id} ref={notice} tabIndex={-1}>
          {messages.say('web-forget.done', { game: messages.lookup(`game-${deleted.game}`) })}
        </p>
      )}
      {matches?.length === 0 ? <p>{messages.say('web-history-empty')}</p> : null}
      <ul className={styles.matches}>
        {list.map((match) => {
          const name = messages.lookup(`game-${match.game}`);
          return (
            <li key={match.id} className={styles.match}>
              <GameEmblem game={match.game} />
              <div className={styles.about}>
                <h2>{name}</h2>
                <p>{messages.list(match.seats.map((seat) => seat.name))}</p>
                <p className="soft small">
                  {when(match.updated)} · {messages.say(match.over ? 'web-over' : 'web-running')}
                </p>
                {isUnsaved(match.id) ? <p className="small">{messages.say('web-match-unsaved')}</p> : null}
              </div>
              <div className={styles.ways}>
                {match.over ? null : (
                  <LinkButton href={`/table/${match.id}`} tone="primary">
                    {messages.say('web-continue')}
                  </LinkButton>
                )}
                {match.over || !gameOf(match.game).facts.hiddenInformation ? (
                  <LinkButton href={`/replay/${match.id}`}>{messages.say('web-replay')}</LinkButton>
                ) : null}
                <Button tone="quiet" onClick={() => downloadRecord(recordOf(match), match.id)}>
                  {messages.say('web-save-record')}
                </Button>
                <Button
                  tone="quiet"
                  data-action="forget"
                  onClick={() => setDeleting(match)}
                  aria-label={messages.say('web-forget.name', { game: name })}
                >
                  {messages.say('web-forget')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.more}>
        <LinkButton href="/replay">{messages.say('web-open-record')}</LinkButton>
        <LinkButton href="/dice" tone="quiet">
          {messages.say('web-dice-fair')}
        </LinkButton>
      </div>
      {deleting === null ? null : (
        <ConfirmDialog
          text="web-forget"
          about={messages.say('web-forget.about', {
            game: messages.lookup(`game-${deleting.game}`),
            when: when(deleting.updated),
          })}
          action="forget-now"
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Page>
  );
}
