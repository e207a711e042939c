import { type AnyGame, type Frame, ofSeat, rolledDice } from '@dicehall/engine';
import type { Review } from '@dicehall/strategy';
import { useId } from 'react';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { verdictOf } from '../review/verdict.ts';
import { actingSeats, seatKey } from '../table/seats.ts';
import { eventsText } from '../table/shown/game-log.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './history.module.css';

interface ReplayStepsProps {
  readonly game: AnyGame;
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
  readonly states: readonly unknown[];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly review: Review | null;
}

export function ReplaySteps({ game, names, frames, states, at, onGo, review }: ReplayStepsProps) {
  const messages = useMessages();
  const reason = useId();
  const frame = frames[at - 1];
  const view = frame?.view ?? game.view(states[0], 'table');
  const entry = frame?.entry ?? null;
  const acting = actingSeats(view);
  const isFirst = at === 0;
  const isLast = at === frames.length;
  const text = eventsText(messages, game.id, frame?.events ?? [], names);
  const verdict = review === null ? null : verdictOf({ messages, game, names, review, states }, at - 1);
  return (
    <>
      <ul className={styles.scores}>
        {names.map((name, seat) => (
          <li key={seatKey(seat)} aria-current={acting.includes(seat) ? 'true' : undefined}>
            <span>{name}</span>
            <span className="number">{messages.number(ofSeat(view.scores, seat))}</span>
          </li>
        ))}
      </ul>
      <Card>
        <p className="soft small">{messages.say('web-entry-of', { number: at, of: frames.length })}</p>
        <div className={styles.thrown}>
          {rolledDice(frame)?.dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={index} face={face} size="large" name={String(face)} />
          ))}
        </div>
        <div aria-live="polite" className={styles.now}>
          <p>
            {text ||
              (entry !== null && 'move' in entry
                ? messages.say('web-moved', { seat: { seat: entry.seat } }, names)
                : messages.say('web-before-start'))}
          </p>
          {verdict === null ? null : <p className={styles.verdict}>{verdict}</p>}
        </div>
        <div className={styles.steps}>
          <Button isDisabled={isFirst} reason={reason} onClick={() => onGo(at - 1)}>
            {messages.say('web-step-back')}
          </Button>
          <input
            type="range"
            min={0}
            max={frames.length}
            value={at}
            aria-label={messages.say('web-entry')}
            onChange={(event) => onGo(Number(event.target.value))}
          />
          <Button
            tone={isLast ? undefined : 'primary'}
            data-action="step-on"
            isDisabled={isLast}
            reason={reason}
            onClick={() => onGo(at + 1)}
          >
            {messages.say('web-step-on')}
          </Button>
        </div>
        {isFirst || isLast ? (
          <p id={reason} className="soft small">
            {messages.say(isLast ? 'web-why-last-entry' : 'web-why-first-entry')}
          </p>
        ) : null}
      </Card>
    </>
  );
}
