import { findGame, type GameId } from '@dicehall/engine';
import {
  comesBack,
  dayOf,
  difficultyOf,
  type GamePractice,
  nextPuzzle,
  type Puzzle,
  type PuzzleSet,
  practiceAfter,
  practiceOf,
  type Theme,
  themes,
} from '@dicehall/strategy';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Spoken } from '../announce/Spoken.tsx';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ownSeats } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorMessage, SelectField } from '../ui/Field.tsx';
import { answerTo } from '../values/ask.ts';
import { hasPuzzles } from './fetch-puzzles.ts';
import { type Answered, PuzzleStep } from './PuzzleStep.tsx';
import { changePractice, keptPractice, practiceText } from './practice-store.ts';
import styles from './puzzles.module.css';
import { useSet } from './use-set.ts';

interface Mistakes {
  readonly puzzles: readonly Puzzle[];
  /** The share of analysed matches, from 0 to 1. */
  readonly share: number;
  readonly state: 'looking' | 'done' | 'failed';
}

/** The maximum number of matches to analyse. The latest matches for two players are analysed. */
const mostMatches = 40;

/** Finds puzzles in the person's own matches. Only matches for two players count. */
function useMistakes(game: GameId): Mistakes {
  const [mistakes, setMistakes] = useState<Mistakes>({ puzzles: [], share: 0, state: 'looking' });
  useEffect(() => {
    const left = new AbortController();
    const show = (change: (now: Mistakes) => Partial<Mistakes>) => {
      if (!left.signal.aborted) setMistakes((now) => ({ ...now, ...change(now) }));
    };
    const look = async () => {
      const finished = (await savedMatches())
        .filter((match) => match.game === game && match.over && match.seats.length === 2)
        .toSorted((a, b) => b.updated - a.updated)
        .slice(0, mostMatches);
      for (const [at, match] of finished.entries()) {
        if (left.signal.aborted) return;
        const { options, seats, log } = match;
        const asked = { game, options, seats, log, own: ownSeats(match) };
        const found = await answerTo('mistakes', asked, left.signal);
        show(({ puzzles }) => {
          // The same position can occur in several matches.
          const byPosition = new Map([...puzzles, ...found].map((puzzle) => [puzzle.at, puzzle]));
          return { puzzles: [...byPosition.values()], share: (at + 1) / finished.length };
        });
      }
      show(() => ({ state: 'done' }));
    };
    look().catch(() => show(() => ({ state: 'failed' })));
    return () => left.abort();
  }, [game]);
  return mistakes;
}

/** The page of puzzles. `?game=`, `?theme=` and `?from=mine` in the URL select the puzzles. */
export default function PuzzlePage() {
  const messages = useMessages();
  const search = new URLSearchParams(useSearch());
  const id = search.get('game');
  const asked = search.get('theme');
  const theme = themes.find((one) => one === asked);
  if (id === null) return <PuzzleGames />;
  const isKnown = findGame(id) !== undefined && hasPuzzles(id);
  if (isKnown && (asked === null || theme !== undefined))
    return search.get('from') === own ? (
      <OwnMistakes key={id} game={id} />
    ) : (
      <GamePuzzles key={`${id} ${theme}`} game={id} theme={theme} />
    );
  const name = findGame(id) === undefined ? id : messages.lookup(`game-${id}`);
  return (
    <Page title={messages.say('web-puzzles')} back="/train">
      <ErrorMessage
        text={messages.say(isKnown ? 'web-puzzles-of-theme-none' : 'web-puzzles-none', { game: name })}
      />
      <div className="row">
        <LinkButton href={isKnown ? `/puzzles?game=${id}` : '/puzzles'}>
          {messages.say('web-puzzles')}
        </LinkButton>
      </div>
    </Page>
  );
}

function PuzzleGames() {
  const messages = useMessages();
  const [{ practice, problem }] = useState(keptPractice);
  return (
    <Page title={messages.say('web-puzzles')} back="/train" isWide>
      <p className="soft">{messages.say('web-puzzles.about')}</p>
      <ErrorMessage text={problem === null ? null : messages.say('web-practice-problem', { problem })} />
      <ul className={styles.games}>
        {listedGames()
          .filter(({ id }) => hasPuzzles(id))
          .map(({ id }) => {
            const own = practiceOf(practice, id);
            const name = messages.lookup(`game-${id}`);
            return (
              <Card as="li" key={id} data-game={id}>
                <span className={styles.emblem}>
                  <GameEmblem game={id} />
                </span>
                <div>
                  <h2>{name}</h2>
                  <p className="soft">
                    {own.answers === 0 ? messages.say('web-practice-none') : practiceText(messages, own)}
                  </p>
                </div>
                <LinkButton
                  href={`/puzzles?game=${id}`}
                  aria-label={messages.say('web-practise.name', { game: name })}
                >
                  {messages.say('web-practise')}
                </LinkButton>
              </Card>
            );
          })}
      </ul>
      {listedGames()
        .filter(({ id }) => !hasPuzzles(id))
        .map(({ id }) => (
          <p key={id} className="soft small">
            {messages.say('web-puzzles-why-none', { game: messages.lookup(`game-${id}`) })}
          </p>
        ))}
    </Page>
  );
}

interface GamePuzzlesProps {
  readonly game: GameId;
  readonly theme: Theme | undefined;
}

function GamePuzzles({ game, theme }: GamePuzzlesProps) {
  const messages = useMessages();
  const loaded = useSet(game);
  if (loaded?.ok) return <Practising set={loaded.value} theme={theme} />;
  return (
    <Page title={messages.say('web-puzzles')} back="/puzzles">
      {loaded === null ? (
        <Spoken text={messages.say('web-puzzles-loading')} />
      ) : (
        <ErrorMessage text={messages.say('web-puzzles-problem', { problem: loaded.error })} />
      )}
    </Page>
  );
}

function OwnMistakes({ game }: { readonly game: GameId }) {
  const messages = useMessages();
  const loaded = useSet(game);
  const { puzzles, share, state } = useMistakes(game);
  if (loaded?.ok && puzzles.length > 0)
    return <Practising set={{ ...loaded.value, puzzles }} theme={undefined} isOwn />;
  return (
    <Page title={messages.say('web-mistakes')} back="/puzzles">
      <Spoken text={messages.say('web-mistakes-found', { state })} />
      {state === 'looking' ? <progress value={share} aria-label={messages.say('web-mistakes')} /> : null}
      <div className="row">
        <LinkButton href={`/play/${game}`}>{messages.say('web-play-here')}</LinkButton>
        <LinkButton href={`/puzzles?game=${game}`}>{messages.say('web-puzzles')}</LinkButton>
      </div>
    </Page>
  );
}

/** A puzzle, and the practice before and after its answer. */
interface Now {
  readonly puzzle: Puzzle | null;
  readonly number: number;
  readonly before: GamePractice;
  readonly after: GamePractice | null;
}

const today = (): number => dayOf(Date.now());

/** The value of the field for own mistakes, which are not a theme. */
const own = 'mine';

const queryOf = (chosen: string): Readonly<Record<string, string>> =>
  chosen === '' ? {} : chosen === own ? { from: own } : { theme: chosen };

interface PractisingProps {
  readonly set: PuzzleSet;
  readonly theme: Theme | undefined;
  /** Whether the puzzles come from own matches. They then do not change the rating. */
  readonly isOwn?: boolean;
}

function Practising({ set, theme, isOwn = false }: PractisingProps) {
  const messages = useMessages();
  const [, navigate] = useLocation();
  const { game } = set;
  const name = isOwn ? `${game} own` : game;
  const pick = (before: GamePractice, number: number): Now => {
    const wanted = { today: today(), ...(theme !== undefined && { theme }) };
    return { puzzle: nextPuzzle(before, set, wanted, Math.random), number, before, after: null };
  };
  const [kept] = useState(keptPractice);
  const [now, setNow] = useState(() => pick(practiceOf(kept.practice, name), 1));
  const { puzzle, before, after } = now;
  const known = useMemo(
    () => themes.filter((one) => set.puzzles.some((any) => any.themes.includes(one))),
    [set],
  );
  const choose = (chosen: string) =>
    navigate(`/puzzles?${new URLSearchParams({ game, ...queryOf(chosen) })}`, { replace: true });
  const themeField = (
    <SelectField
      label={messages.say('web-puzzle-theme')}
      value={isOwn ? own : (theme ?? '')}
      onChange={choose}
      choices={['', ...(isOwn ? [] : known), own].map((one) => ({
        value: one,
        text:
          one === own
            ? messages.say('web-mistakes')
            : messages.say('puzzle-theme', { theme: one === '' ? 'any' : one }),
      }))}
    />
  );
  const title = messages.lookup(`game-${game}`);
  if (puzzle === null)
    return (
      <Page title={title} back="/puzzles">
        <p>{messages.say('web-puzzles-of-theme-none')}</p>
        {themeField}
      </Page>
    );
  const isBack = comesBack(before, puzzle);
  const answer = ({ isRight }: Answered) => {
    if (after !== null) return;
    const next = changePractice(name, (last) => practiceAfter(last, puzzle, { isRight, today: today() }));
    setNow({ ...now, after: next });
  };
  const outcome =
    after === null
      ? null
      : isBack || isOwn
        ? messages.say('puzzle-repeated', { own: isOwn ? 'yes' : 'no', streak: after.streak })
        : messages.say('puzzle-rated', {
            puzzle: difficultyOf(puzzle),
            rating: Math.round(after.rating),
            change: messages.number(Math.round(after.rating) - Math.round(before.rating), {
              signDisplay: 'exceptZero',
            }),
            streak: after.streak,
          });
  return (
    <PuzzleStep
      key={now.number}
      puzzle={puzzle}
      title={title}
      back="/puzzles"
      notice={
        <p className={styles.notice} data-rating={Math.round(before.rating)} data-back={isBack || undefined}>
          {messages.say('puzzle-notice', {
            rating: Math.round(before.rating),
            streak: before.streak,
            back: isBack ? 'yes' : isOwn ? 'own' : 'no',
          })}
        </p>
      }
      onAnswer={answer}
      outcome={outcome}
      next={
        after === null
          ? null
          : { label: messages.say('web-puzzle-next'), run: () => setNow(pick(after, now.number + 1)) }
      }
    >
      {themeField}
      {kept.problem === null ? null : (
        <p className="bad">{messages.say('web-practice-problem', { problem: kept.problem })}</p>
      )}
    </PuzzleStep>
  );
}
