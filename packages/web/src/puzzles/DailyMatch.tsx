import { type GameId, gameOf, ofSeat, replayedLog, withDefaults } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { botNames, dateOf } from '@dicehall/strategy';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../i18n/messages.tsx';
import { type SavedMatch, setupOf } from '../local/saved-match.ts';
import { startMatch } from '../local/start-match.ts';
import { savedMatch } from '../local/store.ts';
import { useSettings } from '../settings/settings.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyLink } from '../ui/CopyLink.tsx';
import { keepMatch, keptMatch } from './daily-store.ts';
import styles from './puzzles.module.css';

interface DailyMatchProps {
  readonly game: GameId;
  readonly day: number;
}

/** The result of a finished match in one line; null where it is not over. */
function resultText(messages: Catalogue, match: SavedMatch, day: number): string | null {
  const setup = setupOf(match);
  const { game } = setup;
  const replay = replayedLog(setup, match.log);
  const state = replay.ok ? replay.value.states.at(-1) : undefined;
  const step = state === undefined ? null : game.step(state);
  if (step?.kind !== 'over') return null;
  const scores = game.scores(state);
  const isFirst = ofSeat(step.places, 0) === 1;
  return messages.say('web-daily-match-result', {
    date: dateOf(day),
    game: messages.lookup(`game-${game.id}`),
    result: !isFirst ? 'lost' : ofSeat(step.places, 1) === 1 ? 'shared' : 'won',
    own: ofSeat(scores, 0),
    other: ofSeat(scores, 1),
  });
}

/** The match of the day against a bot: the dice of each seat are the same for everybody. */
export function DailyMatch({ game: id, day }: DailyMatchProps) {
  const messages = useMessages();
  const [, navigate] = useLocation();
  const { name } = useSettings();
  const [match, setMatch] = useState<SavedMatch | null>(null);
  const [kept] = useState(() => keptMatch(day));
  useEffect(() => {
    if (kept !== null)
      savedMatch(kept).then(
        (found) => setMatch(found ?? null),
        () => {},
      );
  }, [kept]);
  const start = async () => {
    const game = gameOf(id);
    const draft = {
      seats: [
        {
          name: name || messages.say('web-explore-player', { number: 1 }),
          player: { kind: 'person' as const },
        },
        { name: botNames.steady.balanced, player: { kind: 'bot' as const, strength: 'steady' as const } },
      ],
      options: withDefaults(game.options, {}),
      dice: 'app' as const,
    };
    const started = await startMatch(game, draft, `daily ${dateOf(day)} ${id}`);
    keepMatch(day, started);
    navigate(`/table/${started}`);
  };
  const result = match === null ? null : resultText(messages, match, day);
  const title = messages.say('web-daily-match');
  return (
    <Card as="section" aria-label={title} className={styles.daily}>
      <h2>{title}</h2>
      <p className="soft">
        {messages.say('web-daily-match.about', {
          game: messages.lookup(`game-${id}`),
          bot: botNames.steady.balanced,
        })}
      </p>
      {result === null ? (
        match === null ? (
          <Button data-action="daily-match" onClick={() => void start()}>
            {messages.say('web-daily-match-start')}
          </Button>
        ) : (
          <LinkButton href={`/table/${match.id}`}>{messages.say('web-daily-match-go-on')}</LinkButton>
        )
      ) : (
        <>
          <p className={styles.result}>{result}</p>
          <CopyLink
            label={messages.say('web-daily-copy')}
            link={() => `${result} ${location.origin}/daily`}
          />
        </>
      )}
    </Card>
  );
}
