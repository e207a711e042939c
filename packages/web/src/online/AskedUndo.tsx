import type { Seat } from '@dicehall/engine';
import { type RefObject, useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './online.module.css';

interface AskedUndoProps {
  /** Who asks to take back their last move. */
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The button that agrees: the key for undo goes there. */
  readonly agree: RefObject<HTMLButtonElement | null>;
  readonly onAnswer: (agrees: boolean) => void;
}

/** The question whether another player may take back their last move. */
export function AskedUndo({ seat, names, agree, onAnswer }: AskedUndoProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const key = keysOn ? keys.undo : 'none';
  // That the player asks is announced with everything else that happens at the table.
  const heard = messages.say('web-undo-answer-key', { key });
  useEffect(() => announcer.say(heard), [heard]);
  return (
    <div className={styles.standIn} data-asked-undo>
      <p className="small">{messages.say('web-undo-question', { seat: { seat } }, names)}</p>
      <Button ref={agree} data-action="agree-undo" onClick={() => onAnswer(true)}>
        {messages.say('web-undo-agree')}
      </Button>
      <Button tone="quiet" data-action="refuse-undo" onClick={() => onAnswer(false)}>
        {messages.say('web-undo.not')}
      </Button>
    </div>
  );
}
