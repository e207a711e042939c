import type { BaseView, GameId } from '@dicehall/engine';
import { usePageTitle } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { IconButton, IconLink } from '../ui/IconButton.tsx';
import { BackIcon, BookIcon, MenuIcon, StoryIcon, UndoIcon } from '../ui/icons.tsx';
import styles from './bar.module.css';
import { progressOf } from './seats.ts';
import type { TableProps } from './table-props.ts';

interface TableBarProps {
  readonly game: GameId;
  readonly title: string;
  readonly view: BaseView;
  readonly undo: TableProps['undo'];
  /** Takes back, or says why that cannot be. */
  readonly onUndo: () => void;
  readonly onRules: () => void;
  readonly onStory: () => void;
  readonly onMenu: () => void;
}

/** The bar on top of a table: which game, how far it is, and the ways to everything that is not the match itself. */
export function TableBar({ game, title, view, undo, onUndo, onRules, onStory, onMenu }: TableBarProps) {
  const messages = useMessages();
  const say = usePhrases();
  const heading = usePageTitle(title);
  const progress = progressOf(view);
  return (
    <header className={styles.bar}>
      <IconLink href="/" label={messages.say('web-back')}>
        <BackIcon />
      </IconLink>
      <span className={styles.emblem}>
        <GameEmblem game={game} />
      </span>
      <div className={styles.heading}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {progress === null ? null : <p className="small soft">{say(progress)}</p>}
      </div>
      {undo === undefined ? null : (
        <IconButton
          label={
            undo.why === null ? messages.say('web-undo') : `${messages.say('web-undo')}: ${say(undo.why)}`
          }
          aria-disabled={undo.why !== null}
          title={undo.why === null ? messages.say('web-undo') : say(undo.why)}
          onClick={onUndo}
        >
          <UndoIcon />
        </IconButton>
      )}
      <IconButton label={messages.say('web-rules')} aria-haspopup="dialog" onClick={onRules}>
        <BookIcon />
      </IconButton>
      <IconButton className={styles.storyButton} label={messages.say('web-story')} onClick={onStory}>
        <StoryIcon />
      </IconButton>
      <IconButton label={messages.say('web-menu')} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
    </header>
  );
}
