import { type GameId, gameOf, ofSeat, replayStatesOfLog, withDefaults } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { lossText } from '@dicehall/messages';
import { botNames, dateOf } from '@dicehall/strategy';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { linkTo } from '../app/address.ts';
import { whileMounted } from '../app/while-mounted.ts';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { recordOf, type SavedMatch, setupOf } from '../local/saved-match.ts';
import { startMatch } from '../local/start-match.ts';
import { savedMatch } from '../local/store.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { answerTo } from '../values/ask.ts';
import { keepAttempt, keptAttempt, type MatchResult } from './daily-store.ts';
import styles from './puzzles.module.css';
import { useDayFormat } from './use-day-format.ts';

interface DailyMatchProps {
  readonly game: GameId;
  readonly day: number;
  /** Whether the puzzles of the day are solved, so that the match is the next task. */
  readonly isNext: boolean;
}

/** Returns the result of a match; null if it is not over. */
function endOf(match: SavedMatch): MatchResult | null {
  const setup = setupOf(match);
  const { game } = setup;
  const replay = replayStatesOfLog(setup, match.log);
  const state = replay.ok ? replay.value.states.at(-1) : undefined;
  const step = state === undefined ? null : game.step(state);
  if (step?.kind !== 'over') return null;
  const scores = game.scores(state);
  const isFirst = ofSeat(step.places, 0) === 1;
  return {
    result: !isFirst ? 'lost' : ofSeat(step.places, 1) === 1 ? 'shared' : 'won',
    own: ofSeat(scores, 0),
    other: ofSeat(scores, 1),
    unit: 'win',
    lost: null,
  };
}

/** Returns the result in one line that reveals nothing about the dice. */
const resultText = (messages: Catalogue, game: GameId, date: string, ended: MatchResult): string =>
  messages.say('web-daily-match-result', {
    ...ended,
    lost: ended.lost === null ? 'none' : lossText(messages, ended.unit, ended.lost, 'sips', 1),
    date,
    game: messages.lookup(`game-${game}`),
  });

/** Shows the match of the day, in which every seat has the same dice for all people who play it. */
export function DailyMatch({ game: id, day, isNext }: DailyMatchProps) {
  const messages = useMessages();
  const date = useDayFormat()(day);
  const [, navigate] = useLocation();
  const { name } = useSettings();
  const [attempt, setAttempt] = useState(() => keptAttempt(day));
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (attempt === null || attempt.ended?.lost != null) return;
    // The result appears at once, the losses of the choices later.
    const look = async () => {
      const match = await savedMatch(attempt.id);
      if (match === undefined) return 'gone';
      if (attempt.ended === null) return endOf(match);
      const { unit, lost } = (await answerTo('play', { record: recordOf(match), seat: 0 })) ?? {};
      return unit === undefined || lost === undefined ? null : { ...attempt.ended, unit, lost };
    };
    return whileMounted(look(), (found) => {
      if (found === 'gone') setGone(true);
      else if (found !== null) {
        keepAttempt(day, { ...attempt, ended: found });
        setAttempt({ ...attempt, ended: found });
      }
    });
  }, [attempt, day]);
  const start = async () => {
    const game = gameOf(id);
    const draft = {
      seats: [
        {
          name: name || messages.say('player-number', { number: 1 }),
          player: { kind: 'person' as const },
        },
        { name: botNames.steady.balanced, player: { kind: 'bot' as const, strength: 'steady' as const } },
      ],
      options: withDefaults(game.options, {}),
      dice: 'app' as const,
    };
    const started = await startMatch(game, draft, `daily ${dateOf(day)} ${id}`);
    keepAttempt(day, { id: started, ended: null });
    navigate(`/table/${started}`);
  };
  const ended = attempt?.ended ?? null;
  const result = ended === null ? null : resultText(messages, id, date, ended);
  const title = messages.say('web-daily-match');
  const tone = isNext ? 'primary' : undefined;
  return (
    <Card as="section" aria-label={title} className={styles.daily} data-game={id}>
      <span className={styles.emblem}>
        <GameEmblem game={id} />
      </span>
      <h2>{title}</h2>
      <p className="soft">
        {messages.say('web-daily-match.about', {
          game: messages.lookup(`game-${id}`),
          bot: botNames.steady.balanced,
        })}
      </p>
      {result === null ? (
        isGone ? (
          <p>{messages.say('web-daily-match-gone')}</p>
        ) : attempt === null ? (
          <Button tone={tone} data-action="daily-match" onClick={() => void start()}>
            {messages.say('web-daily-match-start')}
          </Button>
        ) : (
          <LinkButton tone={tone} href={`/table/${attempt.id}`}>
            {messages.say('web-daily-match-go-on')}
          </LinkButton>
        )
      ) : (
        <>
          <p className={styles.result}>{result}</p>
          <CopyLink label={messages.say('web-daily-copy')} link={() => `${result} ${linkTo('/daily')}`} />
        </>
      )}
    </Card>
  );
}
