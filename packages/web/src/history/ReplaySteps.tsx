import { type BaseView, ofSeat } from '@dicehall/engine';
import { useState } from 'react';
import { Die } from '../dice/Die.tsx';
import type { Frame } from '../table/frame.ts';
import { actingSeats, seatKey } from '../table/seats.ts';
import { useWords } from '../words/words.tsx';
import styles from './history.module.css';

interface ReplayStepsProps {
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
}

/** The entries of a match one by one: what was thrown, what is told, what everybody had. */
export function ReplaySteps({ names, frames, start }: ReplayStepsProps) {
  const words = useWords();
  const [at, setAt] = useState(frames.length);
  const frame = frames[at - 1];
  const view = frame?.view ?? start;
  const entry = frame?.entry ?? null;
  const acting = actingSeats(view);
  const go = (to: number) => setAt(Math.min(frames.length, Math.max(0, to)));
  const told = frame?.told.map((one) => words.tell(one, names)).join(' ') ?? '';
  const dice = entry !== null && 'dice' in entry ? entry.dice : [];
  return (
    <>
      <ul className={styles.scores}>
        {names.map((name, seat) => (
          <li key={seatKey(seat)} aria-current={acting.includes(seat) ? 'true' : undefined}>
            <span>{name}</span>
            <span className="number">{words.number(ofSeat(view.scores, seat))}</span>
          </li>
        ))}
      </ul>
      <div className="card">
        <p className="soft small">{words.say('web-entry-of', { number: at, of: frames.length })}</p>
        <div className={styles.thrown}>
          {dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={index} face={face} size="large" name={String(face)} />
          ))}
        </div>
        <p className={styles.now} aria-live="polite">
          {told ||
            (entry !== null && 'move' in entry
              ? words.say('web-moved', { seat: { seat: entry.seat } }, names)
              : words.say('web-before-start'))}
        </p>
        <div className={styles.steps}>
          <button type="button" className="button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            {words.say('web-step-back')}
          </button>
          <input
            type="range"
            min={0}
            max={frames.length}
            value={at}
            aria-label={words.say('web-entry')}
            onChange={(event) => go(Number(event.target.value))}
          />
          <button
            type="button"
            className="button"
            data-tone="primary"
            aria-disabled={at === frames.length}
            onClick={() => go(at + 1)}
          >
            {words.say('web-step-on')}
          </button>
        </div>
      </div>
    </>
  );
}
