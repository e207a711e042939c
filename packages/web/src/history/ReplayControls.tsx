import type { Frame } from '@dicehall/engine';
import { gradeOf, mistakesIn, type Review } from '@dicehall/strategy';
import type { CSSProperties } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { TableModel } from '../table/model/table.ts';
import { useShown } from '../table/use-table.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from '../ui/icons.tsx';
import styles from './replay.module.css';
import { type Playback, usePlaying } from './use-playback.ts';

interface ReplayControlsProps {
  readonly table: TableModel;
  readonly playback: Playback;
  readonly frames: readonly Frame[];
  readonly review: Review | null;
  readonly verdict: string | null;
}

/** Returns the next mistake after a move; after the last mistake, the first mistake. Moves are counted from 1. */
function nextMistake(moves: readonly number[], at: number): number | null {
  const inOrder = moves.toSorted((a, b) => a - b);
  return inOrder.find((move) => move > at) ?? inOrder[0] ?? null;
}

export function ReplayControls({ table, playback, frames, review, verdict }: ReplayControlsProps) {
  const messages = useMessages();
  const { at, isPlaying, pace, go, step, toggle, nextPace } = playback;
  const last = frames.length;
  const { reveal, isBehind } = useShown(table);
  usePlaying({
    playback,
    frame: frames[at - 1],
    isBehind,
    reveal: reveal === null ? null : table.nextReveal,
    revealed: reveal === null ? -1 : reveal.at,
  });
  const mistakes =
    review === null
      ? []
      : mistakesIn(review).map((choice) => ({ move: choice.entry + 1, grade: gradeOf(review, choice) }));
  const mistake = nextMistake(
    mistakes.map(({ move }) => move),
    at,
  );
  const reasoned = (label: string, why: string | null) => (why === null ? label : `${label}: ${why}`);
  const back = reasoned(messages.say('web-step-back'), at === 0 ? messages.say('web-why-first-entry') : null);
  const on = reasoned(messages.say('web-step-on'), at === last ? messages.say('web-why-last-entry') : null);
  const paceName = messages.say('web-replay-pace.name', { pace });
  return (
    <div className={styles.controls}>
      <div className={styles.now}>
        <p className="soft small">{messages.say('web-entry-of', { number: at, of: last })}</p>
        <p className={`small ${styles.verdict}`}>{verdict}</p>
      </div>
      <div className={styles.scrubber}>
        {mistakes.map(({ move, grade }) => (
          <span
            key={move}
            className={styles.mark}
            data-grade={grade}
            style={{ '--share': last === 0 ? 0 : move / last } as CSSProperties}
            aria-hidden="true"
          />
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={messages.say('web-entry')}
          aria-valuetext={messages.say('web-entry-of', { number: at, of: last })}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={back}
          data-action="step-back"
          aria-disabled={at === 0}
          title={back}
          onClick={() => go(at - 1)}
        >
          <StepBackIcon />
        </IconButton>
        <Button tone="primary" className={styles.play} data-action="play" onClick={toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          {messages.say(isPlaying ? 'web-replay-pause' : 'web-replay-play')}
        </Button>
        <IconButton
          label={on}
          data-action="step-on"
          aria-disabled={at === last}
          title={on}
          onClick={() => {
            if (isPlaying) toggle();
            step();
          }}
        >
          <StepOnIcon />
        </IconButton>
        <Button
          tone="quiet"
          data-action="pace"
          className={styles.pace}
          aria-label={paceName}
          title={paceName}
          onClick={nextPace}
        >
          {messages.say('web-replay-pace', { pace })}
        </Button>
        {mistake === null ? null : (
          <Button tone="quiet" data-action="next-mistake" onClick={() => go(mistake)}>
            {messages.say('web-replay-mistake')}
          </Button>
        )}
      </div>
    </div>
  );
}
