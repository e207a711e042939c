import type { Seat } from '@dicehall/engine';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { CoachStrip } from '../coach/CoachStrip.tsx';
import type { TableCoach } from '../coach/use-coach.ts';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { GoOn } from './ActionBar.tsx';
import { Felt } from './Felt.tsx';
import { focusLogPanel, GameLogPanel, type GameLogParts } from './GameLogPanel.tsx';
import { tableKeys } from './model/keys.ts';
import type { TableModel } from './model/table.ts';
import { Seats } from './Seats.tsx';
import styles from './screen.module.css';
import { TableBar } from './TableBar.tsx';
import { type DialogName, TableDialogs } from './TableDialogs.tsx';
import { useShown } from './use-table.ts';

interface TableScreenProps extends Omit<GameLogParts, 'lines'> {
  readonly table: TableModel;
  /** Drawn in place of the dice, once everything before it has been shown. */
  readonly cover?: ReactNode;
  readonly notice?: ReactNode;
  /** Below the felt: the controls of a replay. */
  readonly foot?: ReactNode;
  /** Absent where there is none: in replays, and online where the table does not allow it. */
  readonly coach?: TableCoach | undefined;
}

/** Draws a table. */
export function TableScreen({ table, cover = null, notice, foot, coach, ...logParts }: TableScreenProps) {
  const messages = useMessages();
  const shown = useShown(table);
  const { feed, names, isEnd } = shown;
  const { game, title, passingTo = null, isPosition } = feed;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const open = useMemo(
    () => ({
      onMenu: () => setDialog('menu'),
      onRules: () => setDialog('rules'),
      onLog() {
        table.readNotes();
        // Beside the table the log is in sight: a dialog would have it twice.
        if (!focusLogPanel()) setDialog('log');
      },
      onCard() {
        if (table.now().feed.game.card === undefined)
          table.device.announcer.say(messages.say('web-card-none'));
        else setDialog('card');
      },
    }),
    [table, messages],
  );
  useKeys(useMemo(() => tableKeys(table, open), [table, open]));
  const ask = useEffectEvent((seat: Seat) => coach?.ask(seat));
  const hasCoach = coach !== undefined;
  useEffect(
    () => table.feed({ coach: hasCoach ? { ask: (seat) => ask(seat) } : undefined }),
    [table, hasCoach],
  );
  const log = { lines: shown.lines, ...logParts };
  return (
    <SeatNamesProvider names={names}>
      <div
        className={styles.screen}
        data-game={game.id}
        data-shown={shown.count}
        data-passing={passingTo !== null || undefined}
        data-position={isPosition === true || undefined}
      >
        <TableBar table={table} shown={shown} {...open} />
        <main className={styles.table} aria-label={title} data-over={isEnd || undefined}>
          {isEnd ? null : <Seats shown={shown} />}
          <div className={styles.notice}>
            {notice}
            {coach?.isOn === true && !isEnd ? <CoachStrip coach={coach} onHint={table.hint} /> : null}
            <GoOn table={table} shown={shown} />
          </div>
          <Felt table={table} shown={shown} cover={cover} />
          {shown.problem === null ? null : <p className={styles.problem}>{shown.problem}</p>}
          {shown.latest === '' || cover !== null ? null : (
            <p className={styles.latest} aria-hidden="true" data-latest>
              {shown.latest}
            </p>
          )}
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </main>
        {isPosition === true ? null : <GameLogPanel {...log} />}
        <TableDialogs table={table} shown={shown} log={log} dialog={dialog} onOpen={setDialog} />
      </div>
      <LiveRegions />
    </SeatNamesProvider>
  );
}
