import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import styles from './story.module.css';

export interface StoryLine {
  readonly id: string;
  readonly text: string;
  /** The frame that the line belongs to. */
  readonly frame: number;
}

interface StoryListProps {
  readonly lines: readonly StoryLine[];
  /** What stands beside a line: a way to correct the throw it tells of. */
  readonly beside?: ((line: StoryLine) => React.ReactNode) | undefined;
}

/** The story of the match, the newest line last and in sight. */
export function StoryList({ lines, beside }: StoryListProps) {
  const messages = useMessages();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it scrolls for
  useEffect(() => {
    const node = list.current;
    if (node !== null) node.scrollTop = node.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ol ref={list} className={styles.story} tabIndex={0} aria-label={messages.say('web-story')}>
      {lines.length === 0 ? <li className="soft">{messages.say('web-story-empty')}</li> : null}
      {lines.map((line) => (
        <li key={line.id}>
          <span className="grow">{line.text}</span>
          {beside?.(line)}
        </li>
      ))}
    </ol>
  );
}
