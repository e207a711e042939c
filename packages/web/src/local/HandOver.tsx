import { message, moveAction, type Seat } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useSettings } from '../settings/settings.ts';
import { ActionBar } from '../table/ActionBar.tsx';
import styles from './local.module.css';

/**
 * The milliseconds without a touch before the next player's controls can be used. It is longer than the gap of a double
 * tap.
 */
const handOverBeat = 600;

/**
 * Runs a function after the device has changed hands. Until then the next player's controls cannot be used, so that a fast finger
 * never presses them. Each touch restarts the wait.
 * @returns a function that stops the wait
 */
export function whenUntouched(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(run, handOverBeat);
  };
  wait();
  window.addEventListener('pointerdown', wait, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pointerdown', wait, true);
  };
}

interface HandOverProps {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly onTaken: () => void;
}

export function HandOver({ seat, names, onTaken }: HandOverProps) {
  const messages = useMessages();
  const [isPassing, setPassing] = useState(true);
  useEffect(() => whenUntouched(() => setPassing(false)), []);
  const why = isPassing ? message('web-why-hand-over', { seat: { seat } }) : null;
  const take = () => {
    if (why === null) onTaken();
    else announcer.say(messages.text(why, names), 'assertive');
  };
  const { keys, keysOn } = useSettings();
  const spoken = messages.say(
    'web-hand-over-key',
    { seat: { seat }, key: keysOn ? keys.roll : 'none' },
    names,
  );
  // The text is announced in a microtask, because the table around it first removes the last player's announcements.
  useEffect(() => queueMicrotask(() => announcer.say(spoken)), [spoken]);
  useKeys((pressed) => {
    // The key that commits does not work here, because pressing it twice would show the dice to the wrong player.
    const isOn = pressed.kind === 'action' && pressed.action === 'roll';
    if (isOn) take();
    return isOn;
  });
  return (
    <section className={styles.handOver}>
      <div className={styles.handOverText}>
        <h2>{messages.say('web-hand-over', { seat: { seat } }, names)}</h2>
        <p className="soft">{messages.say('web-hand-over.about')}</p>
      </div>
      <ActionBar
        actions={[moveAction('taken', message('web-its-me', { seat: { seat } }), 'r', null, why)]}
        onAct={take}
      />
    </section>
  );
}
