import { gameTexts } from '@dicehall/messages';
import { lazy, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { onlineAddress } from '../app/address.ts';
import { LazyPart } from '../app/LazyPart.tsx';
import { TopBar, usePageTitle } from '../app/Page.tsx';
import { Die } from '../dice/Die.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { GamePicture } from '../games/GamePicture.tsx';
import { type ListedGame, listedGames } from '../games/listed-games.ts';
import { isNewTo } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { isKnownGuest } from '../online/guest-flag.ts';
import { LinkButton } from '../ui/Button.tsx';
import { firstGame, lastGame } from './last-game.ts';
import styles from './start.module.css';

const ContinueMatch = lazy(() => import('./ContinueMatch.tsx'));
const LeftToday = lazy(() => import('./LeftToday.tsx'));
const MyTables = lazy(() => import('./MyTables.tsx'));

const decorativeDice = [5, 1, 4, 2, 3] as const;

function GameCard({ game }: { readonly game: ListedGame }) {
  const messages = useMessages();
  const texts = gameTexts(messages, game);
  const also = `game-${game.id}.also`;
  const online = onlineAddress(`/online/new/${game.id}`);
  return (
    <li className={styles.card} data-game={game.id}>
      <div className={styles.band}>
        <GameEmblem game={game.id} />
        <h2>{texts.name}</h2>
        <span className={styles.picture}>
          <GamePicture game={game.id} />
        </span>
      </div>
      <p className={styles.facts}>
        {texts.players} · {texts.time}
      </p>
      <p className={styles.about}>
        {texts.about} {messages.has(also) ? messages.lookup(also) : null}
      </p>
      <div className={styles.ways}>
        <LinkButton
          href={`/play/${game.id}`}
          aria-label={messages.say('web-play-here.name', { game: texts.name })}
        >
          {messages.say('web-play-here')}
        </LinkButton>
        {online === null ? null : (
          <LinkButton href={online} aria-label={messages.say('web-play-online.name', { game: texts.name })}>
            {messages.say('web-play-online')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

const never = () => () => {};

/**
 * Whether the state of this device may be rendered. It is false in the first render, which must equal the prerendered
 * page.
 */
const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function Start() {
  const messages = useMessages();
  const onDevice = useOnDevice();
  const isGuest = onDevice && isKnownGuest();
  /**
   * Whether there is an unfinished match, or an online match in which it is this person's turn. It is then the main
   * action.
   */
  const [isWaiting, setWaiting] = useState(false);
  const join = onlineAddress('/online/join');
  const heading = usePageTitle('Dicehall');
  return (
    <>
      <TopBar back={null} />
      <main className={styles.start}>
        <div className={styles.welcome}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {messages.say('web-welcome')}
            </h1>
            <p>{messages.say('web-welcome.about')}</p>
            {onDevice ? (
              <LazyPart>
                <ContinueMatch onFound={() => setWaiting(true)} />
              </LazyPart>
            ) : null}
            {isGuest ? (
              <LazyPart>
                <MyTables onTurn={() => setWaiting(true)} />
              </LazyPart>
            ) : null}
            <LinkButton
              className={styles.quick}
              href="/quick"
              tone={isWaiting ? undefined : 'primary'}
              data-action="quick"
            >
              {messages.say('web-quick', {
                new: isWaiting ? 'yes' : 'no',
                game: messages.lookup(`game-${onDevice ? lastGame() : firstGame()}`),
              })}
            </LinkButton>
            {onDevice && isNewTo(lastGame()) ? (
              <p className="soft small" data-guided>
                {messages.say('web-quick.guided')}
              </p>
            ) : null}
          </div>
          <div className={styles.thrown}>
            {decorativeDice.map((face) => (
              <Die key={face} face={face} size="large" />
            ))}
          </div>
        </div>
        <ul className={styles.games}>
          {listedGames().map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
          <li className={styles.join}>
            {join === null ? (
              <>
                <h2>{messages.say('web-sheet')}</h2>
                <p className="soft">{messages.say('web-sheet.about')}</p>
              </>
            ) : (
              <>
                <h2>{messages.say('web-together')}</h2>
                <p className="soft">{messages.say('web-together.about')}</p>
              </>
            )}
            <div className={styles.ways}>
              {join === null ? null : (
                <>
                  <LinkButton href={join}>{messages.say('web-join')}</LinkButton>
                  <LinkButton href={onlineAddress('/party') ?? '/party'}>{messages.say('party')}</LinkButton>
                </>
              )}
              <LinkButton href="/sheet">{messages.say('web-sheet')}</LinkButton>
              {isGuest ? <LinkButton href="/online/profile">{messages.say('web-you')}</LinkButton> : null}
            </div>
          </li>
          <li className={styles.training}>
            <h2>
              <Link href="/train">{messages.say('web-train')}</Link>
            </h2>
            <p className="soft">{messages.say('web-train.start')}</p>
            <div className={styles.ways}>
              <LinkButton href="/daily">
                {messages.say('web-daily')}
                {onDevice ? (
                  <LazyPart>
                    {' '}
                    <LeftToday />
                  </LazyPart>
                ) : null}
              </LinkButton>
            </div>
          </li>
        </ul>
      </main>
    </>
  );
}
