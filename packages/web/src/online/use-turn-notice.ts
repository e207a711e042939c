import { useEffect } from 'react';
import { notify, withdraw } from './notify.ts';

interface TurnNotice {
  readonly isMine: boolean;
  readonly text: string;
  readonly title: string;
  readonly table: string;
}

/**
 * Shows in the page title, and by a notification while the page is hidden, that it is this player's turn. The
 * notification disappears when the turn ends or the page becomes visible.
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
