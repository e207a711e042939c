import type { Catalogue } from '@dicehall/messages';
import { totalText } from '@dicehall/messages';
import { dailyPuzzles, dayOf, type PuzzleSet, puzzlesOfDay } from '@dicehall/strategy';
import { type ReactNode, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Spoken } from '../announce/Spoken.tsx';
import { linkTo } from '../app/address.ts';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useDateFormat, useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { ErrorMessage } from '../ui/Field.tsx';
import { DailyMatch } from './DailyMatch.tsx';
import { type Daily, gamesOf, keepDaily, keptDaily, leftOf, puzzleGames, solving } from './daily-store.ts';
import { type Answered, PuzzleStep } from './PuzzleStep.tsx';
import styles from './puzzles.module.css';
import { shortDay, startOf, useDayFormat } from './use-day-format.ts';
import { useSet } from './use-set.ts';

/** Shows the puzzles and the match of the day, which are the same for every player. */
export default function DailyPage() {
  const messages = useMessages();
  const [day] = useState(() => dayOf(Date.now()));
  const [game, match] = gamesOf(day);
  const loaded = useSet(game);
  const isSolving = new URLSearchParams(useSearch()).has('puzzles');
  if (loaded?.ok)
    return isSolving ? (
      <Solving set={loaded.value} day={day} />
    ) : (
      <Home
        set={loaded.value}
        day={day}
        match={<DailyMatch game={match} day={day} isNext={leftOf(keptDaily(day, game)) === 0} />}
      />
    );
  return (
    <Page title={messages.say('web-daily')} back="/train" isWide>
      {loaded === null ? (
        <Spoken text={messages.say('web-puzzles-loading')} />
      ) : (
        <ErrorMessage text={messages.say('web-puzzles-problem', { problem: loaded.error })} />
      )}
    </Page>
  );
}

/** Returns the result in one line that reveals nothing about the puzzles. */
function resultText(
  messages: Catalogue,
  { unit }: PuzzleSet,
  date: string,
  { game, answers }: Daily,
): string {
  const right = answers.filter(({ isRight }) => isRight).length;
  return messages.say('web-daily-result', {
    date,
    game: messages.lookup(`game-${game}`),
    right,
    count: answers.length,
    missed: answers.length - right,
    error: totalText(
      messages,
      unit,
      answers.map(({ cost }) => cost),
    ),
  });
}

interface OfDayProps {
  readonly set: PuzzleSet;
  readonly day: number;
}

function Home({ set, day, match }: OfDayProps & { readonly match: ReactNode }) {
  const messages = useMessages();
  const [daily] = useState(() => keptDaily(day, set.game));
  const game = messages.lookup(`game-${set.game}`);
  const left = leftOf(daily);
  const result = resultText(messages, set, useDayFormat()(day), daily);
  const timeAt = useDateFormat({ timeStyle: 'short' });
  const name = messages.say('web-daily-puzzles');
  return (
    <Page title={messages.say('web-daily')} back="/train" isWide>
      <div className={styles.ofDay}>
        <Card as="section" aria-label={name} className={styles.daily} data-game={set.game}>
          <span className={styles.emblem}>
            <GameEmblem game={set.game} />
          </span>
          <h2>{name}</h2>
          <p className="soft">{messages.say('web-daily-puzzles.about', { game, count: puzzlesOfDay })}</p>
          {left > 0 ? (
            <LinkButton href={solving} tone="primary">
              {messages.say('web-daily-solve', { count: left })}
            </LinkButton>
          ) : (
            <>
              <p className={styles.result} data-result>
                {result}
              </p>
              <CopyLink label={messages.say('web-daily-copy')} link={() => `${result} ${linkTo('/daily')}`} />
            </>
          )}
        </Card>
        {match}
      </div>
      <p className="soft small">{messages.say('web-daily-tomorrow', { time: timeAt(startOf(day + 1)) })}</p>
    </Page>
  );
}

function Solving({ set, day }: OfDayProps) {
  const messages = useMessages();
  const date = useDayFormat(shortDay)(day);
  const [, navigate] = useLocation();
  const [daily, setDaily] = useState(() => keptDaily(day, set.game));
  /** The index of the shown puzzle, from 0. */
  const [at, setAt] = useState(daily.answers.length);
  const [puzzles] = useState(() => dailyPuzzles(set, day, puzzleGames().length));
  const puzzle = puzzles[at];
  if (puzzle === undefined) return <Redirect to="/daily" replace />;
  const own = daily.answers[at];
  const answer = (answered: Answered) => {
    if (own !== undefined) return;
    const next = { ...daily, answers: [...daily.answers, answered] };
    keepDaily(next);
    setDaily(next);
  };
  const number = messages.say('web-daily-number', { number: at + 1, count: puzzles.length });
  const isLast = at + 1 === puzzles.length;
  return (
    <PuzzleStep
      key={at}
      puzzle={puzzle}
      title={messages.say('web-title-daily', {
        game: messages.lookup(`game-${set.game}`),
        date,
      })}
      back="/daily"
      notice={<p className={styles.notice}>{number}</p>}
      onAnswer={answer}
      outcome={own === undefined ? null : number}
      next={
        own === undefined
          ? null
          : {
              label: messages.say(isLast ? 'web-daily-show' : 'web-puzzle-next'),
              run: () => (isLast ? navigate('/daily') : setAt(at + 1)),
            }
      }
    />
  );
}
