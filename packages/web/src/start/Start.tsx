import { games } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { wasHere } from '../apart/was-here.ts';
import { TopBar, usePageTitle } from '../app/Page.tsx';
import { Die } from '../dice/Die.tsx';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { useWords } from '../words/words.tsx';
import styles from './start.module.css';

const GoingOn = lazy(() => import('./GoingOn.tsx'));
const MyTables = lazy(() => import('./MyTables.tsx'));

/** What lies on the table that nobody plays at yet: a small street. */
const thrown = [5, 1, 4, 2, 3] as const;

function GameCard({ game }: { readonly game: (typeof games)[number] }) {
  const words = useWords();
  const texts = gameTexts(words, game);
  return (
    <li className={styles.card} data-game={game.id}>
      <span className={styles.emblem}>
        <GameEmblem game={game.id} />
      </span>
      <div className={styles.texts}>
        <h2>{texts.name}</h2>
        <p>{texts.about}</p>
        <p className={styles.facts}>
          {texts.players} · {texts.time}
        </p>
      </div>
      <div className={styles.ways}>
        <Link
          href={`/play/${game.id}`}
          className="button"
          data-tone="primary"
          aria-label={words.say('web-play-here.name', { game: texts.name })}
        >
          {words.say('web-play-here')}
        </Link>
        <Link
          href={`/apart/new/${game.id}`}
          className="button"
          aria-label={words.say('web-play-apart.name', { game: texts.name })}
        >
          {words.say('web-play-apart')}
        </Link>
        <Link
          href={`/rules/${game.id}`}
          className="button"
          data-tone="quiet"
          aria-label={words.say('web-rules.name', { game: texts.name })}
        >
          {words.say('web-rules')}
        </Link>
      </div>
    </li>
  );
}

/** The start screen: five games, two ways to play each. */
export function Start() {
  const words = useWords();
  const heading = usePageTitle('Dicehall');
  return (
    <>
      <TopBar back={null} />
      <main className={styles.start}>
        <div className={styles.welcome}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {words.say('web-welcome')}
            </h1>
            <p>{words.say('web-welcome.about')}</p>
          </div>
          <div className={styles.thrown}>
            {thrown.map((face) => (
              <Die key={face} face={face} size="large" />
            ))}
          </div>
        </div>
        <Suspense fallback={null}>
          <GoingOn />
        </Suspense>
        {wasHere() ? (
          <Suspense fallback={null}>
            <MyTables />
          </Suspense>
        ) : null}
        <ul className={styles.games}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
          <li className={styles.join}>
            <h2>{words.say('web-join')}</h2>
            <p className="soft">{words.say('web-join.about')}</p>
            <div className={styles.ways}>
              <Link href="/apart/join" className="button">
                {words.say('web-join.code')}
              </Link>
              {wasHere() ? (
                <Link href="/apart/you" className="button">
                  {words.say('web-you')}
                </Link>
              ) : null}
              <Link href="/replay" className="button" data-tone="quiet">
                {words.say('web-open-record')}
              </Link>
              <Link href="/dice" className="button" data-tone="quiet">
                {words.say('web-dice-fair')}
              </Link>
            </div>
          </li>
        </ul>
      </main>
    </>
  );
}
