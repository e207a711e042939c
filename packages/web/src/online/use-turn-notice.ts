import { useEffect } from 'react';
import { notify, withdraw } from './notify.ts';

interface TurnNotice {
  readonly isMine: boolean;
  readonly text: string;
  /** What the page is called otherwise. */
  readonly title: string;
  readonly table: string;
}

/**
 * Says in the title, and as a notification where the page is out of sight, that it is one's turn. The notification goes
 * when the turn does, and when the page is looked at.
 */
export function useTurnNotice({ isMine, text, title, table }: TurnNotice): void {
  useEffect(() => {
    document.title = isMine ? `● ${text} – ${title}` : `${title} – Dicehall`;
    if (!isMine) return;
    if (document.hidden) void notify(text, title, table);
    const onSeen = () => {
      if (!document.hidden) void withdraw(table);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      void withdraw(table);
    };
  }, [isMine, text, title, table]);
}
