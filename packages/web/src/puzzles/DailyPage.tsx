import type { Catalogue } from '@dicehall/messages';
import { dailyPuzzles, dateOf, dayOf, gameOfDay, type PuzzleSet } from '@dicehall/strategy';
import { useState } from 'react';
import { Page } from '../app/Page.tsx';
import { lossText } from '../explore/value-text.ts';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { type Daily, keepDaily, keptDaily } from './daily-store.ts';
import { hasPuzzles } from './fetch-puzzles.ts';
import { type Answered, PuzzleStep } from './PuzzleStep.tsx';
import styles from './puzzles.module.css';
import { useSet } from './use-set.ts';

/** The puzzles of the day, the same for everybody and once a day. */
export default function DailyPage() {
  const messages = useMessages();
  const [day] = useState(() => dayOf(Date.now()));
  const games = listedGames().flatMap(({ id }) => (hasPuzzles(id) ? [id] : []));
  const loaded = useSet(gameOfDay(games, day) ?? '');
  if (loaded?.ok) return <OfDay set={loaded.value} day={day} />;
  return (
    <Page title={messages.say('web-daily')} back="/train">
      {loaded === null ? (
        <p role="status">{messages.say('web-puzzles-loading')}</p>
      ) : (
        <ErrorMessage text={messages.say('web-puzzles-problem', { problem: loaded.error })} />
      )}
    </Page>
  );
}

/** The result in one line, which gives nothing of the puzzles away. */
function resultText(messages: Catalogue, { unit }: PuzzleSet, { day, game, answers }: Daily): string {
  const loss = answers.reduce((sum, one) => sum + one.loss, 0);
  return messages.say('web-daily-result', {
    date: dateOf(day),
    game: messages.lookup(`game-${game}`),
    right: answers.filter(({ isRight }) => isRight).length,
    count: answers.length,
    error: lossText(messages, unit, loss),
  });
}

function OfDay({ set, day }: { readonly set: PuzzleSet; readonly day: number }) {
  const messages = useMessages();
  const [daily, setDaily] = useState(() => keptDaily(day, set.game));
  /** The number of the puzzle that is shown, from 0. */
  const [at, setAt] = useState(daily.answers.length);
  const [puzzles] = useState(() => dailyPuzzles(set, day));
  const puzzle = puzzles[at];
  const game = messages.lookup(`game-${set.game}`);
  const title = messages.say('web-title-daily', { game, date: dateOf(day) });
  if (puzzle === undefined) {
    const result = resultText(messages, set, daily);
    return (
      <Page title={messages.say('web-daily')} back="/train">
        <Card as="section" aria-label={messages.say('web-daily')}>
          <p className={styles.result} data-result>
            {result}
          </p>
          <div className="row">
            <CopyLink
              label={messages.say('web-daily-copy')}
              link={() => `${result} ${location.origin}/daily`}
            />
            <LinkButton href={`/puzzles?game=${set.game}`}>{messages.say('web-practise')}</LinkButton>
          </div>
          <p className="soft small">{messages.say('web-daily-tomorrow')}</p>
        </Card>
      </Page>
    );
  }
  const own = daily.answers[at];
  const answer = (answered: Answered) => {
    if (own !== undefined) return;
    const next = { ...daily, answers: [...daily.answers, answered] };
    keepDaily(next);
    setDaily(next);
  };
  const number = messages.say('web-daily-number', { number: at + 1, count: puzzles.length });
  return (
    <PuzzleStep
      key={at}
      puzzle={puzzle}
      title={title}
      back="/train"
      notice={<p className={styles.notice}>{number}</p>}
      onAnswer={answer}
      outcome={number}
      next={
        own === undefined
          ? null
          : {
              label: messages.say(at + 1 < puzzles.length ? 'web-puzzle-next' : 'web-daily-show'),
              run: () => setAt(at + 1),
            }
      }
    />
  );
}
