import { type OnlineState, tableStatus } from '@dicehall/server/client';
import type { CSSProperties } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import styles from './room.module.css';

/** The notices on the screen of a room: a lost connection, and that sound needs a tap. */
export interface RoomMarksProps {
  readonly state: OnlineState;
  readonly hasSound: boolean;
}

export const isLost = (state: OnlineState): boolean =>
  tableStatus(state, Date.now()).some(({ kind }) => kind === 'lost');

/**
 * Returns the length of the longest name as a CSS variable. The style sheet computes the size of the type from it, so
 * that the longest name fits.
 */
export const lettersOf = (names: readonly string[]): CSSProperties & Record<'--letters', number> => ({
  '--letters': Math.max(...names.map(({ length }) => length)),
});

export function RoomMarks({ state, hasSound }: RoomMarksProps) {
  const messages = useMessages();
  return (
    <>
      {isLost(state) ? (
        <p className={styles.mark} data-status="lost">
          {messages.say('room-reconnecting')}
        </p>
      ) : null}
      {hasSound ? null : (
        <p className={styles.mark} data-sound-off>
          {messages.say('room-sound-off')}
        </p>
      )}
    </>
  );
}
