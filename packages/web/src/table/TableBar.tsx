import { ownRules } from '@dicehall/messages';
import { usePageTitle } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { Say, useMessages, usePhrases } from '../i18n/messages.tsx';
import { IconButton, IconLink } from '../ui/Button.tsx';
import { BackIcon, BookIcon, CardIcon, CoachIcon, LogIcon, MenuIcon, UndoIcon } from '../ui/icons.tsx';
import styles from './bar.module.css';
import type { KeyDialogs } from './model/keys.ts';
import { seatOfYou } from './model/seats.ts';
import type { ShownTable } from './model/shown.ts';
import type { TableModel } from './model/table.ts';
import { raceOfTurn, viewOfTurn } from './model/told-turn.ts';

interface TableBarProps extends KeyDialogs {
  readonly table: TableModel;
  readonly shown: ShownTable;
}

export function TableBar({ table, shown, onRules, onLog, onCard, onMenu }: TableBarProps) {
  const { feed, unread } = shown;
  const { game, options, title, undo, back = '/', isCoachAllowed = false } = feed;
  const view = viewOfTurn(shown);
  const you = seatOfYou({ mine: feed.mine }) ?? null;
  const controls = view === shown.view ? shown.controls : game.controls(view, you, null);
  const messages = useMessages();
  const say = usePhrases();
  const heading = usePageTitle(title, false);
  const rules =
    options === undefined ? null : ownRules(messages, game, options, [controls.progressOption ?? '']);
  // While something is still being shown, the reason why undo is impossible could reveal what comes next.
  const undoLabel =
    undo == null || undo.why === null || shown.isBehind || shown.reveal !== null
      ? messages.say('web-undo')
      : `${messages.say('web-undo')}: ${say(undo.why)}`;
  // Players who share the screen are called by their names.
  const race = raceOfTurn(shown, controls, you);
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
          {rules === null ? null : <span data-rules> · {rules}</span>}
          {isCoachAllowed ? (
            <span className={styles.coach} data-coach-allowed title={messages.say('coach-allowed')}>
              <CoachIcon />
              <span>{messages.say('coach-allowed')}</span>
            </span>
          ) : null}
        </p>
      </div>
      {shown.isEnd ? null : (
        <p className={styles.goal}>
          <Say phrase={controls.goal} />
          {race === null ? null : (
            <strong key={view.scores.join()} className={styles.race}>
              <Say phrase={race} />
            </strong>
          )}
        </p>
      )}
      {undo === undefined ? null : (
        <IconButton
          label={undoLabel}
          aria-disabled={undo.why !== null}
          title={undoLabel}
          onClick={table.undo}
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
        label={feed.notes === undefined ? messages.say('web-log') : messages.say('web-log.chat', { unread })}
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
