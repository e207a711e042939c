import { noticeText, type OnlineState, speakerOf } from '@dicehall/server/client';
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
  const { notices, table, you } = state;
  const known = useRef(notices.at(-1)?.id ?? 0);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const names = table.seats.map(({ name }) => name ?? '');
    const news = notices.filter(({ id }) => id > known.current);
    known.current = notices.at(-1)?.id ?? known.current;
    const texts = news.flatMap((one) => {
      const speaker = speakerOf(one);
      if (speaker !== null && (speaker === you.person || muted.has(speaker))) return [];
      const said = noticeText(one, table);
      return said === null ? [] : [messages.say(said.key, said.values, names)];
    });
    for (const one of texts) announcer.say(one);
    if (texts.length > 0) setText(texts.at(-1) ?? null);
  }, [notices, table, you.person, muted, messages]);
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
