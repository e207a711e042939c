import { useEffect } from 'react';
import { announcer } from './announcer.ts';

interface SpokenProps {
  readonly text: string;
  readonly className?: string;
}

/**
 * Renders a line of text. The live regions announce it when it appears or changes, and remove it together with the
 * line.
 */
export function Spoken({ text, className }: SpokenProps) {
  // The text is announced in a microtask, because a table that opens at the same time first clears earlier
  // announcements.
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
