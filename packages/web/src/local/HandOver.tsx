import { message, moveAction, type Seat } from '@dicehall/engine';
import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useSettings } from '../settings/settings.ts';
import { ActionBar } from '../table/ActionBar.tsx';
import type { TableSeat } from '../table/seats.ts';
import styles from './local.module.css';
import { useHandOverBeat } from './use-hand-over-beat.ts';

interface HandOverProps {
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly onTaken: () => void;
}

export function HandOver({ seat, seats, onTaken }: HandOverProps) {
  const messages = useMessages();
  const names = seats.map(({ name }) => name);
  const isPassing = useHandOverBeat({ seat, first: null, isShown: true });
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
  // In a microtask: the table around this first removes what the last player heard.
  useEffect(() => queueMicrotask(() => announcer.say(spoken)), [spoken]);
  useKeys((pressed) => {
    // Not the key that commits: pressed twice, it would show the dice to the wrong player.
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
        isPrivate
        actions={[moveAction('taken', message('web-its-me', { seat: { seat } }), 'r', null, why)]}
        onAct={take}
      />
    </section>
  );
}
