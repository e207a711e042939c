import { useEffect } from 'react';
import { announcer } from './announcer.ts';

interface SpokenProps {
  readonly text: string;
  readonly className?: string;
}

/** A line that is announced when it appears and when it changes, in the live regions of the page. */
export function Spoken({ text, className }: SpokenProps) {
  // In a microtask: a table that opens around it first removes what was said before.
  useEffect(() => queueMicrotask(() => announcer.say(text)), [text]);
  return <p className={className}>{text}</p>;
}
