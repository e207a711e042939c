import {
  newsBetween,
  type OnlineState,
  type TableChange,
  type TableNews,
  type TableStatus,
} from '@dicehall/server/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { useMutedPeople } from './muted-people.ts';
import styles from './notices.module.css';

/** The milliseconds for which a notice is shown. The chat shows it for longer. */
const inSight = 6000;

/** The kinds of news that are announced but get no notice, because other parts of the page show them permanently. */
const lasting: ReadonlySet<TableNews['kind']> = new Set(['lost', 'away', 'undo-asked', 'rematch']);

interface NoticeToastProps {
  readonly state: OnlineState;
  /** The place that the notice may cover: the bar of a page or of a table, the corner of a phone's lobby, or the line that contains it. */
  readonly over: 'page' | 'table' | 'lobby' | 'line';
}

/** Shows and announces all events except moves. */
export function NoticeToast({ state, over }: NoticeToastProps) {
  const messages = useMessages();
  const muted = useMutedPeople();
  const known = useRef(state);
  const [shown, setShown] = useState<{ readonly kind: TableNews['kind']; readonly text: string } | null>(
    null,
  );
  useEffect(() => {
    const { table, you } = state;
    const names = table.seats.map(({ name }) => name ?? '');
    const news = newsBetween(known.current, state);
    known.current = state;
    const others = news.filter(
      ({ speaker }) => speaker === null || (speaker !== you.person && !muted.has(speaker)),
    );
    for (const { kind, text } of others) {
      // The table itself announces an undo, before the turn that follows from it.
      if (kind !== 'undone') announcer.say(messages.text(text, names));
    }
    const last = others.findLast(({ kind }) => !lasting.has(kind));
    if (last !== undefined) setShown({ kind: last.kind, text: messages.text(last.text, names) });
  }, [state, muted, messages]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), inSight);
    return () => clearTimeout(timer);
  }, [shown]);
  // After the match, no bot plays on for a player who resigned.
  const isPast = shown?.kind === 'resigned' && state.table.status === 'over';
  return shown === null || isPast ? null : (
    <p className={styles.toast} aria-hidden="true" data-toast={over} data-kind={shown.kind}>
      {shown.text}
    </p>
  );
}

interface OnlineNoticesProps {
  readonly names: readonly string[];
  readonly status: readonly TableStatus[];
  /** The button that agrees to an undo or withdraws the request. The undo key moves the focus to it. */
  readonly undo: RefObject<HTMLButtonElement | null>;
  readonly change: (...asked: TableChange) => unknown;
}

/** The kinds of status that the page shows elsewhere: at the end of the match, in the waiting room, and above the chat. */
const elsewhere: readonly TableStatus['kind'][] = ['resigned', 'rematch', 'waiting', 'starting', 'watchers'];

export function OnlineNotices({ names, status, undo, change }: OnlineNoticesProps) {
  const shown = status.filter(({ kind }) => !elsewhere.includes(kind));
  return (
    <>
      {shown.map((one) => (
        <Status key={one.kind} status={one} names={names} undo={undo} change={change} />
      ))}
    </>
  );
}

type StatusProps = Pick<OnlineNoticesProps, 'names' | 'undo' | 'change'> & { readonly status: TableStatus };

function Status({ status, names, undo, change }: StatusProps) {
  const messages = useMessages();
  const { keys, keysOn } = useSettings();
  const { kind, actions } = status;
  const text = messages.text(status.text, names);
  const [first] = actions;
  const key = keysOn ? keys[kind === 'undo' ? 'undo' : 'stand-in'] : 'none';
  const offer = first === undefined ? '' : messages.text(first.label, names);
  // The request is announced with all other events, so only the key is announced here.
  const heard =
    first?.id === 'agree-undo'
      ? messages.say('web-undo-answer-key', { key })
      : first?.id === 'withdraw-undo' && keysOn
        ? messages.say('web-undo-withdraw-key', { key })
        : first?.id === 'stand-in'
          ? `${text} ${messages.say('web-stand-in-key', { offer, key })}`
          : null;
  useEffect(() => {
    if (heard !== null) announcer.say(heard);
  }, [heard]);
  if (kind === 'lost')
    return (
      <p className={styles.lost} data-status="lost">
        {text}
      </p>
    );
  if (actions.length === 0 && kind !== 'absence') return <p className="soft small">{text}</p>;
  return (
    <div className={styles.standIn} data-status={kind}>
      <p>{text}</p>
      {actions.map(({ id, label, change: asked }, index) => (
        <Button
          key={id}
          ref={kind === 'undo' && index === 0 ? undo : undefined}
          tone={id === 'return' ? 'primary' : index > 0 ? 'quiet' : undefined}
          data-action={id}
          aria-keyshortcuts={keysOn && kind !== 'undo' && index === 0 ? key : undefined}
          onClick={() => change(...asked)}
        >
          {messages.text(label, names)}
        </Button>
      ))}
    </div>
  );
}
