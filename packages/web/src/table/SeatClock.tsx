import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import styles from './seats.module.css';
import { tableSound } from './sound.ts';

/** Minutes and seconds, such as 1:05. */
export const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds of the own time that are heard. */
const audible = 10;

/** What is left of the time of a seat. The last seconds of the viewer's own seat tick. */
export function SeatClock({ deadline, isMe }: { readonly deadline: string; readonly isMe: boolean }) {
  const messages = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - now) / 1000));
  const ticks = isMe && seconds > 0 && seconds <= audible;
  useEffect(() => {
    if (ticks && seconds > 0) tableSound.play({ kind: 'clock' });
  }, [ticks, seconds]);
  return (
    <span className={styles.clock} role="timer" aria-live="off" data-short={seconds <= audible || undefined}>
      {seconds >= 3600
        ? messages.say('clock-hours-left', { hours: Math.floor(seconds / 3600) })
        : messages.say('clock-left', { time: timeLeft(seconds) })}
    </span>
  );
}
