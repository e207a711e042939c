import { memo, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type StoryLine, StoryList } from './StoryList.tsx';
import styles from './story.module.css';

interface StoryPanelProps {
  readonly lines: readonly StoryLine[];
  readonly beside?: ((line: StoryLine) => ReactNode) | undefined;
  readonly aside?: ReactNode;
}

/** The story beside the table, where there is room for it; not drawn anew when only a die is marked. */
export const StoryPanel = memo(function StoryPanel({ lines, beside, aside }: StoryPanelProps) {
  const messages = useMessages();
  return (
    <aside className={styles.panel} aria-label={messages.say('web-story')}>
      <h2>{messages.say('web-story')}</h2>
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
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-story')} onClose={onClose}>
      <StoryList lines={lines} beside={beside} />
      {aside}
    </Dialog>
  );
}
