import { dayOf } from '@dicehall/strategy/days';
import { useMessages } from '../i18n/messages.tsx';
import { gamesOf, keptDaily, leftOf } from '../puzzles/daily-store.ts';
import styles from './start.module.css';

/** Shows the number of today's puzzles that are not answered yet; nothing if there are none. */
export default function LeftToday() {
  const messages = useMessages();
  const day = dayOf(Date.now());
  const left = leftOf(keptDaily(day, gamesOf(day)[0]));
  return left === 0 ? null : (
    <span className={styles.left}>{messages.say('web-daily-left', { count: left })}</span>
  );
}
