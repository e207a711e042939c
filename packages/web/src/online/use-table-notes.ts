import { noticeText, type OnlineState, speakerOf } from '@dicehall/server/client';
import { useEffect, useMemo, useState } from 'react';
import type { Note } from '../announce/buffers.ts';
import { useMessages } from '../i18n/messages.tsx';

/**
 * What people wrote and did at an online table besides moves, oldest first: the chat from before the page was opened, then
 * everything in the order in which it came.
 */
export function useTableNotes({ said, notices, table }: OnlineState, muted: ReadonlySet<string>): Note[] {
  const messages = useMessages();
  const [known, setKnown] = useState(notices);
  // A state keeps the latest notices only.
  useEffect(() => {
    setKnown((before) => {
      const news = notices.filter(({ id }) => id > (before.at(-1)?.id ?? 0));
      return news.length === 0 ? before : [...before, ...news];
    });
  }, [notices]);
  return useMemo(() => {
    const names = table.seats.map(({ name }) => name ?? '');
    const writtenSince = known.filter(({ event }) => event.kind === 'said').length;
    const earlier = said
      .slice(0, Math.max(0, said.length - writtenSince))
      .filter(({ person }) => !muted.has(person))
      .map(
        ({ name, text }): Note => ({
          buffer: 'chat',
          text: messages.say('online-notice-said', { name, text }),
        }),
      );
    const since = known.flatMap((one): Note[] => {
      const speaker = speakerOf(one);
      const text = speaker !== null && muted.has(speaker) ? null : noticeText(one, table);
      if (text === null) return [];
      return [{ buffer: speaker === null ? 'table' : 'chat', text: messages.text(text, names) }];
    });
    return [...earlier, ...since];
  }, [known, said, table, muted, messages]);
}
