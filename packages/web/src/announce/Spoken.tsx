import { useEffect } from 'react';
import { announcer } from './announcer.ts';

interface SpokenProps {
  readonly text: string;
  readonly className?: string;
}

/** A line of text that the live regions announce when it appears and when it changes, and drop when it goes. */
export function Spoken({ text, className }: SpokenProps) {
  // The text is announced in a microtask, because a table that opens around it first removes earlier announcements.
  useEffect(() => {
    let drop: (() => void) | null = null;
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) drop = announcer.sayForNow(text);
    });
    return () => {
      isGone = true;
      drop?.();
    };
  }, [text]);
  return <p className={className}>{text}</p>;
}
