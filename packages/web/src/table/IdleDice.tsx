import { type Face, type Frame, type RolledDice, rolledDice } from '@dicehall/engine';
import type { ReactNode } from 'react';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './dice.module.css';

/** The last roll that was shown, if its dice still lie on the table. */
export const lastRoll = (frames: readonly Frame[], count: number): RolledDice | null =>
  rolledDice(frames.slice(Math.max(0, count - 3), count).findLast((frame) => rolledDice(frame) !== null));

/** The part of the felt for dice; they are as large as it allows. */
export function DiceArea({ children }: { readonly children: ReactNode }) {
  return <div className={styles.area}>{children}</div>;
}

/** Dice without a choice: those of the last turn, or blank ones before a roll. */
export function IdleDice({
  dice,
  caption,
}: {
  readonly dice: readonly (Face | null)[];
  readonly caption: string | null;
}) {
  const messages = useMessages();
  const { faces } = useSettings();
  const known = dice.filter((face) => face !== null);
  return (
    <figure className={styles.idle}>
      <div className={styles.dice} data-count={dice.length}>
        {dice.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <span key={index} className={styles.die}>
            <Die face={face} size="large" state="disabled" numerals={faces === 'numerals'} />
          </span>
        ))}
      </div>
      <figcaption className={caption === null ? 'visually-hidden' : 'soft small'}>
        {caption}
        {known.length > 0 ? (
          <span className="visually-hidden"> {messages.list(known.map(String))}</span>
        ) : null}
      </figcaption>
    </figure>
  );
}
