import type { ControlDie, Face } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { lookOf } from './ControlDice.tsx';
import styles from './dice.module.css';

interface IdleDiceProps {
  readonly dice: readonly (Pick<ControlDie, 'mark'> & { readonly face: Face | null })[];
  /** What became of them. */
  readonly caption: string | null;
}

/** Dice without a choice: those of the last turn, or blank ones before a roll. */
export function IdleDice({ dice, caption }: IdleDiceProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  const known = dice.flatMap(({ face }) => (face === null ? [] : [String(face)]));
  return (
    <figure className={styles.idle}>
      <div className={styles.dice} data-count={dice.length}>
        {dice.map(({ face, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <span key={index} className={styles.die}>
            <Die
              face={face}
              size="large"
              state={mark === 'open' ? 'disabled' : lookOf({ mark, tap: null, worth: null }, null)}
              numerals={faces === 'numerals'}
            />
          </span>
        ))}
      </div>
      <figcaption className={caption === null ? 'visually-hidden' : styles.caption}>
        {caption}
        {known.length > 0 ? <span className="visually-hidden"> {messages.list(known)}</span> : null}
      </figcaption>
    </figure>
  );
}
