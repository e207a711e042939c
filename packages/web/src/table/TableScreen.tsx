import type { ReactNode } from 'react';
import { CoachStrip } from '../coach/CoachStrip.tsx';
import { SeatNamesProvider } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { GoOn } from './ActionBar.tsx';
import { Felt } from './Felt.tsx';
import { GameLogPanel, type GameLogParts } from './GameLogPanel.tsx';
import type { TableModel } from './model/table.ts';
import { Seats } from './Seats.tsx';
import styles from './screen.module.css';
import { TableBar } from './TableBar.tsx';
import { TableDialogs, useDialogs } from './TableDialogs.tsx';
import { TypedLine } from './TypedLine.tsx';
import { useShown } from './use-table.ts';

interface TableScreenProps extends Omit<GameLogParts, 'lines' | 'seats'> {
  readonly table: TableModel;
  /** Replaces the dice after everything before it has been shown. */
  readonly cover?: ReactNode;
  readonly notice?: ReactNode;
  /** The content below the felt, such as the controls of a replay. */
  readonly foot?: ReactNode;
}

export function TableScreen({ table, cover = null, notice, foot, ...logParts }: TableScreenProps) {
  const shown = useShown(table);
  const { feed, names, isEnd } = shown;
  const { game, title, passingTo = null, isPosition, coach } = feed;
  const dialogs = useDialogs(table);
  const isTied = shown.frames[shown.count - 1]?.events.at(-1)?.kind === 'tied';
  const { typing } = useSettings();
  const log = {
    lines: shown.lines,
    seats: game.facts.hiddenInformation ? undefined : feed.seats,
    ...logParts,
  };
  return (
    <SeatNamesProvider names={names}>
      <div
        className={styles.screen}
        data-game={game.id}
        data-shown={shown.count}
        data-passing={passingTo !== null || undefined}
        data-position={isPosition === true || undefined}
      >
        <TableBar table={table} shown={shown} {...dialogs.open} />
        <main className={styles.table} aria-label={title} data-over={isEnd || undefined}>
          {isEnd ? null : <Seats shown={shown} />}
          <div className={styles.notice}>
            {notice}
            {coach?.isOn === true && !isEnd ? <CoachStrip coach={coach} onHint={table.hint} /> : null}
            <GoOn table={table} shown={shown} />
          </div>
          <Felt table={table} shown={shown} cover={cover} />
          {shown.problem === null ? null : <p className={styles.problem}>{shown.problem}</p>}
          {cover !== null ? null : (
            <p className={styles.latest} aria-hidden="true" data-latest>
              {/* The line is hidden while a headline, a reveal or a note has the same content, or while dice roll across it. */}
              {shown.moment === null && shown.throwing === null && shown.reveal === null && !isTied
                ? shown.latest
                : null}
            </p>
          )}
          {foot === undefined && !typing ? null : (
            <div className={styles.foot}>{foot ?? <TypedLine table={table} />}</div>
          )}
        </main>
        {isPosition === true ? null : <GameLogPanel {...log} />}
        <TableDialogs table={table} shown={shown} log={log} dialogs={dialogs} />
      </div>
    </SeatNamesProvider>
  );
}
