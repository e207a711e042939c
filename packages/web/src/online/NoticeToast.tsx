import { newsBetween, type OnlineState } from '@dicehall/server/client';
import { useEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages } from '../i18n/messages.tsx';
import { useMutedPeople } from './muted-people.ts';
import styles from './online.module.css';

/** Milliseconds that a notice stays in sight. The chat keeps it for longer. */
const inSight = 6000;

interface HeardToastProps {
  readonly state: OnlineState;
  /** `felt` leaves the bar of the table uncovered. */
  readonly over: 'page' | 'felt';
}

/** Shows and announces what happens at the table besides moves. */
export function NoticeToast({ state, over }: HeardToastProps) {
  const messages = useMessages();
  const muted = useMutedPeople();
  const known = useRef(state);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const { table, you } = state;
    const names = table.seats.map(({ name }) => name ?? '');
    const news = newsBetween(known.current, state);
    known.current = state;
    const texts = news.flatMap(({ kind, text, speaker }) => {
      // A lost connection stays in sight.
      if (kind === 'lost') return [];
      if (speaker !== null && (speaker === you.person || muted.has(speaker))) return [];
      return [messages.text(text, names)];
    });
    for (const one of texts) announcer.say(one);
    if (texts.length > 0) setText(texts.at(-1) ?? null);
  }, [state, muted, messages]);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), inSight);
    return () => clearTimeout(timer);
  }, [text]);
  return text === null ? null : (
    <p className={styles.toast} aria-hidden="true" data-toast={over}>
      {text}
    </p>
  );
}
