import type { Absence } from '@dicehall/server/client';
import { useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { timeLeft } from '../table/SeatClock.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './online.module.css';

interface StandInProps {
  readonly absence: Absence;
  readonly name: string;
  readonly onStandIn: () => void;
}

/** Offers to let a bot play for a player who is away, or says when that is possible. */
export function StandIn({ absence, name, onStandIn }: StandInProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const { isAway, wait } = absence;
  const isPossible = wait === 0;
  const why = messages.say(isAway ? 'web-player-away' : 'web-player-slow', { name });
  const key = keysOn ? keys['stand-in'] : 'none';
  const offer = messages.say('web-stand-in', { name });
  const heard = `${why} ${messages.say('web-stand-in-key', { offer, key })}`;
  useEffect(() => {
    if (isPossible) announcer.say(heard);
  }, [isPossible, heard]);
  return (
    <div className={styles.standIn} data-stand-in={isPossible}>
      <p className="small">
        {why} {isPossible ? null : messages.say('web-stand-in-wait', { time: timeLeft(wait) })}
      </p>
      {isPossible ? (
        <Button data-action="stand-in" aria-keyshortcuts={keysOn ? key : undefined} onClick={onStandIn}>
          {offer}
        </Button>
      ) : null}
    </div>
  );
}
