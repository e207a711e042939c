import { type Face, faces } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { Die } from '../dice/Die.tsx';
import { useWords } from '../words/words.tsx';
import styles from './table.module.css';

interface FaceEntryProps {
  readonly count: number;
  readonly label: string;
  readonly onEnter: (faces: readonly Face[]) => void;
}

/** Takes the faces of real dice: by tapping them or by the keys 1 to 6; the last one enters the throw. */
export function FaceEntry({ count, label, onEnter }: FaceEntryProps) {
  const words = useWords();
  const [entered, setEntered] = useState<readonly Face[]>([]);
  const add = (face: Face) => {
    if (entered.length < count) setEntered([...entered, face]);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const face = faces.find((known) => String(known) === event.key);
      if (face !== undefined) setEntered((before) => (before.length < count ? [...before, face] : before));
      if (event.key === 'Backspace') setEntered((before) => before.slice(0, -1));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [count]);
  const left = count - entered.length;
  return (
    <section className={styles.entry} aria-label={label}>
      <p>{left > 0 ? words.say('web-enter-faces', { count: left }) : words.say('web-entered-all')}</p>
      <p className={styles.entered} aria-live="polite">
        <span className="unseen">
          {entered.length > 0 ? words.say('web-entered', { dice: { dice: entered } }) : ''}
        </span>
        {Array.from({ length: count }, (_, index) => {
          const face = entered[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={index} face={face ?? null} state={face === undefined ? 'disabled' : 'lying'} />
          );
        })}
      </p>
      <div className={styles.facePad}>
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.dieButton}
            aria-label={String(face)}
            aria-disabled={left === 0}
            onClick={() => add(face)}
          >
            <Die face={face} size="large" />
          </button>
        ))}
      </div>
      <div className={styles.actions} data-count={2}>
        <button
          type="button"
          className="button"
          aria-disabled={left > 0}
          data-tone={left === 0 ? 'primary' : undefined}
          data-action="enter"
          onClick={() => left === 0 && onEnter(entered)}
        >
          {left > 0 ? words.say('web-enter-more', { count: left }) : words.say('web-enter')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={entered.length === 0}
          onClick={() => setEntered(entered.slice(0, -1))}
        >
          {words.say('web-entered-back')}
        </button>
      </div>
    </section>
  );
}
