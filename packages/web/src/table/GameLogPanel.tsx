import { memo, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { GameLogList } from './GameLogList.tsx';
import styles from './game-log.module.css';
import type { GameLogLine } from './shown/game-log.ts';

interface GameLogPanelProps {
  readonly lines: readonly GameLogLine[];
  readonly lineControl?: ((line: GameLogLine) => ReactNode) | undefined;
  readonly aside?: ReactNode;
}

/** Beside the table on a wide screen. Memoised: marking a die does not render it. */
export const GameLogPanel = memo(function GameLogPanel({ lines, lineControl, aside }: GameLogPanelProps) {
  const messages = useMessages();
  return (
    <aside className={styles.panel} aria-label={messages.say('web-log')}>
      <h2>{messages.say('web-log')}</h2>
      <GameLogList lines={lines} lineControl={lineControl} />
      {aside}
    </aside>
  );
});

/** Over the table on a narrow screen. */
export function GameLogDialog({
  lines,
  lineControl,
  aside,
  onClose,
}: GameLogPanelProps & { readonly onClose: () => void }) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-log')} onClose={onClose}>
      <GameLogList lines={lines} lineControl={lineControl} />
      {aside}
    </Dialog>
  );
}
