import type { AnyGame, Controls } from '@dicehall/engine';
import { usePageTitle } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { IconButton, IconLink } from '../ui/IconButton.tsx';
import { BackIcon, BookIcon, CardIcon, CoachIcon, LogIcon, MenuIcon, UndoIcon } from '../ui/icons.tsx';
import styles from './bar.module.css';
import type { TableProps } from './table-props.ts';

interface TableBarProps {
  readonly game: AnyGame;
  readonly title: string;
  readonly isCoachAllowed: boolean;
  /** Where the arrow leads. */
  readonly back: string;
  readonly controls: Controls;
  readonly undo: TableProps['undo'];
  /** How many messages of the chat have not been shown. */
  readonly unread: number;
  readonly onUndo: () => void;
  readonly onRules: () => void;
  readonly onLog: () => void;
  readonly onCard: () => void;
  readonly onMenu: () => void;
}

export function TableBar({
  game,
  title,
  isCoachAllowed,
  back,
  controls,
  undo,
  unread,
  onUndo,
  onRules,
  onLog,
  onCard,
  onMenu,
}: TableBarProps) {
  const messages = useMessages();
  const say = usePhrases();
  const heading = usePageTitle(title);
  return (
    <header className={styles.bar}>
      <IconLink href={back} label={messages.say('web-back')}>
        <BackIcon />
      </IconLink>
      <span className={styles.emblem}>
        <GameEmblem game={game.id} />
      </span>
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="small soft">
          <Say phrase={controls.progress} />
          {isCoachAllowed ? (
            <span className={styles.coach} data-coach-allowed title={messages.say('coach-allowed')}>
              <CoachIcon />
              <span>{messages.say('coach-allowed')}</span>
            </span>
          ) : null}
        </p>
      </div>
      <p className={styles.goal}>
        <Say phrase={controls.goal} />
        {controls.race === null ? null : (
          <strong className={styles.race}>
            <Say phrase={controls.race} />
          </strong>
        )}
      </p>
      {undo === undefined ? null : (
        <IconButton
          label={
            undo.why === null ? messages.say('web-undo') : `${messages.say('web-undo')}: ${say(undo.why)}`
          }
          aria-disabled={undo.why !== null}
          title={
            undo.why === null ? messages.say('web-undo') : `${messages.say('web-undo')}: ${say(undo.why)}`
          }
          onClick={onUndo}
        >
          <UndoIcon />
        </IconButton>
      )}
      {game.card === undefined ? null : (
        <IconButton label={messages.say('web-card')} aria-haspopup="dialog" onClick={onCard}>
          <CardIcon />
        </IconButton>
      )}
      <IconButton label={messages.say('web-rules')} aria-haspopup="dialog" onClick={onRules}>
        <BookIcon />
      </IconButton>
      <IconButton
        className={styles.logButton}
        label={unread === 0 ? messages.say('web-log') : messages.say('web-log-unread', { count: unread })}
        data-unread={unread > 0 || undefined}
        onClick={onLog}
      >
        <LogIcon />
      </IconButton>
      <IconButton label={messages.say('web-menu')} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
    </header>
  );
}
