import type { OnlineState, TableStatus } from '@dicehall/server/client';
import { type RefObject, useEffect } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { NoticeToast } from './NoticeToast.tsx';
import styles from './online.module.css';

interface OnlineNoticesProps {
  readonly state: OnlineState;
  /** By seat. */
  readonly names: readonly string[];
  readonly status: readonly TableStatus[];
  /** The button that agrees to an undo: the key for undo goes there. */
  readonly agree: RefObject<HTMLButtonElement | null>;
  /** Changes something at the table. */
  readonly change: (what: string, body?: unknown) => unknown;
}

/** What the page shows in other places: at the end of the match, in the room before it, and above the chat. */
const elsewhere: readonly TableStatus['kind'][] = ['resigned', 'rematch', 'waiting', 'starting', 'watchers'];

/** What the table has to say beside the match: a lost connection, a held seat, a request to undo, an absent player. */
export function OnlineNotices({ state, names, status, agree, change }: OnlineNoticesProps) {
  const shown = status.filter(({ kind }) => !elsewhere.includes(kind));
  return (
    <>
      {shown.map((one) => (
        <Status key={one.kind} status={one} names={names} agree={agree} change={change} />
      ))}
      <NoticeToast state={state} over="felt" />
    </>
  );
}

type StatusProps = Pick<OnlineNoticesProps, 'names' | 'agree' | 'change'> & { readonly status: TableStatus };

function Status({ status, names, agree, change }: StatusProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const { kind, actions } = status;
  const text = messages.text(status.text, names);
  const [first] = actions;
  const key = keysOn ? keys[kind === 'undo' ? 'undo' : 'stand-in'] : 'none';
  const offer = first === undefined ? '' : messages.text(first.label, names);
  // That a player asks for an undo is announced with everything else that happens at the table.
  const heard =
    first?.id === 'agree-undo'
      ? messages.say('web-undo-answer-key', { key })
      : first?.id === 'stand-in'
        ? `${text} ${messages.say('web-stand-in-key', { offer, key })}`
        : null;
  useEffect(() => {
    if (heard !== null) announcer.say(heard);
  }, [heard]);
  if (kind === 'lost') return <p role="status">{text}</p>;
  if (actions.length === 0 && kind !== 'absence') return <p className="soft small">{text}</p>;
  return (
    <div className={styles.standIn} data-status={kind}>
      <p className="small">{text}</p>
      {actions.map(({ id, label, what, body }, index) => (
        <Button
          key={id}
          ref={id === 'agree-undo' ? agree : undefined}
          tone={id === 'return' ? 'primary' : index > 0 ? 'quiet' : undefined}
          data-action={id}
          aria-keyshortcuts={keysOn && kind !== 'undo' ? key : undefined}
          onClick={() => change(what, body)}
        >
          {messages.text(label, names)}
        </Button>
      ))}
    </div>
  );
}
