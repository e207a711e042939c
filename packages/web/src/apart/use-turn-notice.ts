import { useEffect } from 'react';
import { notify } from './notify.ts';

interface TurnNotice {
  readonly isMine: boolean;
  readonly text: string;
  /** What the page is called otherwise. */
  readonly title: string;
  readonly table: string;
}

/** Says in the title, and as a notification where the page is out of sight, that it is one's turn. */
export function useTurnNotice({ isMine, text, title, table }: TurnNotice): void {
  useEffect(() => {
    document.title = isMine ? `● ${text} – ${title}` : `${title} – Dicehall`;
    if (isMine && document.hidden) void notify(text, title, table);
  }, [isMine, text, title, table]);
}
