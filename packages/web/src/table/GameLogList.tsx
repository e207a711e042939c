import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import styles from './game-log.module.css';
import type { GameLogLine } from './shown/game-log.ts';

interface GameLogListProps {
  readonly lines: readonly GameLogLine[];
  readonly lineControl?: ((line: GameLogLine) => React.ReactNode) | undefined;
}

export function GameLogList({ lines, lineControl }: GameLogListProps) {
  const messages = useMessages();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is a new line
  useEffect(() => {
    const node = list.current;
    if (node !== null) node.scrollTop = node.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keys
    <ol ref={list} className={styles.log} tabIndex={0} aria-label={messages.say('web-log')}>
      {lines.length === 0 ? <li className="soft">{messages.say('web-log-empty')}</li> : null}
      {lines.map((line) => (
        <li key={line.id}>
          <span className="grow">{line.text}</span>
          {lineControl?.(line)}
        </li>
      ))}
    </ol>
  );
}
