import { useEffect, useRef } from 'react';
import { announcer } from '../announce/announcer.ts';
import { Spoken } from '../announce/Spoken.tsx';
import { Page } from '../app/Page.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { download } from '../local/download-record.ts';
import { hasPuzzles } from '../puzzles/fetch-puzzles.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { exampleMatches } from './example.ts';
import { GamePlay } from './GamePlay.tsx';
import styles from './my-play.module.css';
import { csvOf, groupBy } from './sums.ts';
import { type LeftOut, usePlayed } from './use-played.ts';

export default function MyPlayPage() {
  const messages = useMessages();
  const { played, progress, isRead, skipped } = usePlayed();
  const isEmpty = isRead && played.length === 0 && progress === null;
  const example = () => exampleMatches(listedGames().find(({ id }) => hasPuzzles(id))?.id ?? '');
  const games = [...groupBy(isEmpty ? example() : played, ({ game }) => game)];
  const named = ({ game, players }: LeftOut) =>
    messages.say('web-my-play-skipped.match', {
      game: messages.lookup(`game-${game}`),
      players,
    });
  const leftOut = messages.say('web-my-play-skipped', {
    count: skipped.length,
    matches: messages.list([...new Set(skipped.map(named))]),
  });
  const about = (
    <p className="soft">
      {messages.say('web-my-play.about')} {messages.say('web-my-play.counts')}
      {skipped.length === 0 || progress !== null ? null : ` ${leftOut}`}
    </p>
  );
  const isAtWork = progress !== null;
  const wasAtWork = useRef(false);
  useEffect(() => {
    if (wasAtWork.current && !isAtWork) announcer.say(messages.say('web-review-done'));
    wasAtWork.current = isAtWork;
  }, [isAtWork, messages]);
  return (
    <Page title={messages.say('web-my-play')} back="/train" isWide>
      {played.length === 0 ? about : null}
      {progress === null ? null : (
        <div className={styles.progress}>
          <Spoken text={messages.say('web-my-play-progress', progress)} />
          <progress value={progress.done} max={progress.all} aria-label={messages.say('web-my-play')} />
        </div>
      )}
      {isEmpty ? (
        <>
          <div className="row">
            <LinkButton href="/" tone="primary">
              {messages.say('web-my-play-start')}
            </LinkButton>
          </div>
          <p className="label">{messages.say('web-my-play-example')}</p>
        </>
      ) : null}
      <div className={styles.games}>
        {games.map(([game, own]) => (
          <GamePlay key={game} game={game} played={own} />
        ))}
      </div>
      {played.length === 0 ? null : (
        <>
          {about}
          <div className="row">
            <Button onClick={() => download('dicehall-my-play.csv', 'text/csv', csvOf(played))}>
              {messages.say('web-my-play-csv')}
            </Button>
            <Button
              onClick={() =>
                download('dicehall-my-play.json', 'application/json', `${JSON.stringify(played, null, 2)}\n`)
              }
            >
              {messages.say('web-my-play-json')}
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}
