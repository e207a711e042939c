import { useMemo } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import type { Frame } from './frame.ts';
import type { StoryLine } from './StoryList.tsx';
import { toldUpToRound } from './use-reveal.ts';

/**
 * The lines of the story that may be read now.
 * @param count how many frames have been shown
 * @param round the round up to which the end of a turn is told, from 1; null where all is told
 */
export function useStoryLines(
  frames: readonly Frame[],
  count: number,
  round: number | null,
  names: readonly string[],
): readonly StoryLine[] {
  const messages = useMessages();
  return useMemo(() => {
    const story = frames
      .slice(0, count)
      .flatMap((frame, index) =>
        frame.told.map((told, at) => ({ id: `${index}.${at}`, told, frame: index })),
      );
    const told = story.map((line) => line.told);
    return story
      .slice(0, round === null ? story.length : toldUpToRound(told, round))
      .map((line): StoryLine => ({ id: line.id, text: messages.tell(line.told, names), frame: line.frame }));
  }, [frames, count, messages, names, round]);
}
