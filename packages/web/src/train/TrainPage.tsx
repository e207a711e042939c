import { dayOf, practiceOf, puzzlesOfDay } from '@dicehall/strategy';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { gamesOf, keptAttempt, keptDaily, leftOf, solving } from '../puzzles/daily-store.ts';
import { keptPractice, practiceText } from '../puzzles/practice-store.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './train.module.css';
import { trainingWays } from './ways.ts';

export default function TrainPage() {
  const messages = useMessages();
  const day = dayOf(Date.now());
  const left = leftOf(keptDaily(day, gamesOf(day)[0]));
  const { practice } = keptPractice();
  const rated = listedGames().filter(({ id }) => practiceOf(practice, id).answers > 0);
  return (
    <Page title={messages.say('web-train')} isWide>
      <p className="soft">{messages.say('web-train.about')}</p>
      <ul className={styles.ways}>
        {trainingWays.map(({ href, name, about, adds }) => (
          <Card as="li" key={href}>
            <h2>
              <Link href={href}>{messages.say(name)}</Link>
            </h2>
            <p className="soft">{messages.say(about)}</p>
            {adds === 'ratings'
              ? rated.map(({ id }) => (
                  <p key={id}>
                    {messages.lookup(`game-${id}`)}: {practiceText(messages, practiceOf(practice, id))}
                  </p>
                ))
              : null}
            {adds === 'left' ? (
              <label className="small">
                {messages.say('web-daily-done', { done: puzzlesOfDay - left, all: puzzlesOfDay })}
                <progress value={puzzlesOfDay - left} max={puzzlesOfDay} />
              </label>
            ) : null}
            {adds !== 'left' ? null : left > 0 ? (
              <LinkButton href={solving} tone="primary">
                {messages.say('web-daily-solve', { count: left })}
              </LinkButton>
            ) : keptAttempt(day) === null ? (
              <LinkButton href={href} tone="primary">
                {messages.say('web-daily-match')}
              </LinkButton>
            ) : null}
          </Card>
        ))}
      </ul>
    </Page>
  );
}
