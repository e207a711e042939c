import { memo, type ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../words/words.tsx';
import { type StoryLine, StoryList } from './StoryList.tsx';
import styles from './story.module.css';

interface StoryPanelProps {
  readonly lines: readonly StoryLine[];
  readonly beside?: ((line: StoryLine) => ReactNode) | undefined;
  readonly aside?: ReactNode;
}

/** The story beside the table, where there is room for it; not drawn anew when only a die is marked. */
export const StoryPanel = memo(function StoryPanel({ lines, beside, aside }: StoryPanelProps) {
  const words = useWords();
  return (
    <aside className={styles.panel} aria-label={words.say('web-story')}>
      <h2>{words.say('web-story')}</h2>
      <StoryList lines={lines} beside={beside} />
      {aside}
    </aside>
  );
});

/** The story over the table, where there is not. */
export function StoryDialog({
  lines,
  beside,
  aside,
  onClose,
}: StoryPanelProps & { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.say('web-story')} onClose={onClose}>
      <StoryList lines={lines} beside={beside} />
      {aside}
    </Dialog>
  );
}
