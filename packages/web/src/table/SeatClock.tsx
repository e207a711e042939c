import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import styles from './seats.module.css';

/** Minutes and seconds, such as 1:05. */
export const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is left of the time of a seat. */
export function SeatClock({ deadline }: { readonly deadline: string }) {
  const messages = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - now) / 1000));
  return (
    <span className={styles.clock} role="timer" aria-live="off" data-short={seconds <= 10 || undefined}>
      {seconds >= 3600
        ? messages.say('web-clock-hours', { hours: Math.floor(seconds / 3600) })
        : messages.say('web-clock-left', { time: timeLeft(seconds) })}
    </span>
  );
}
