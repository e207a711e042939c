import type { ControlAction, Controls } from '@dicehall/engine';
import { lazy, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { LazyPart } from '../app/LazyPart.tsx';
import { CoachStrip } from '../coach/CoachStrip.tsx';
import { SeatNamesProvider, useMessages } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { GoOn } from './ActionBar.tsx';
import { Felt } from './Felt.tsx';
import { GameLogPanel, type GameLogParts } from './GameLogPanel.tsx';
import type { ShownTable } from './model/shown.ts';
import { turnText } from './model/summaries.ts';
import type { TableModel } from './model/table.ts';
import { Seats } from './Seats.tsx';
import styles from './screen.module.css';
import { TableBar } from './TableBar.tsx';
import { TableDialogs, useDialogs } from './TableDialogs.tsx';
import { TypedLine } from './TypedLine.tsx';
import { useShown } from './use-table.ts';

const ScoresBeside = lazy(() => import('./ScoresBeside.tsx'));

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
const isRoomy = (): boolean => matchMedia('(min-width: 75rem) and (min-height: 50rem)').matches;

/** Returns what scores at a table, if the screen has room for it below the game log. */
function useScoresBeside({ feed, view }: ShownTable, hasAside: boolean): ReactNode {
  const { game, options } = feed;
  const hasRoom = useSyncExternalStore(onResize, isRoomy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what scores depends only on the rules
  return useMemo(() => {
    const lines = hasRoom && !hasAside ? game.card?.(view, null).scores : undefined;
    return lines === undefined ? undefined : (
      <LazyPart fallback={null}>
        <ScoresBeside lines={lines} />
      </LazyPart>
    );
  }, [game, options, hasRoom, hasAside]);
}

/** Returns the only move that a player can make now; null if there are several. */
function onlyAction({ dice, actions }: Controls): ControlAction | null {
  const possible = actions.filter(({ why }) => why === null);
  return possible.length === 1 && dice.every(({ tap }) => tap === null) ? (possible[0] ?? null) : null;
}

interface TableScreenProps extends Omit<GameLogParts, 'lines' | 'seats' | 'marksLines'> {
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
  const scores = useScoresBeside(shown, logParts.aside !== undefined || isEnd || isPosition === true);
  const messages = useMessages();
  /** Returns why the coach gives no hint now; null if it gives one. */
  const whyNoHint = (): string | null => {
    if (shown.choosing === null) return turnText({ messages, seats: feed.seats }, shown.view, feed.mine);
    const only = onlyAction(shown.controls);
    return only && messages.say('coach-only', { move: messages.text(only.label, names) });
  };
  const log = {
    lines: shown.lines,
    seats: feed.seats,
    marksLines: game.facts.simultaneousChoices,
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
            {coach?.isOn === true && !isEnd ? (
              <CoachStrip coach={coach} why={whyNoHint()} onHint={table.hint} />
            ) : null}
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
        {isPosition === true ? null : <GameLogPanel {...log} aside={log.aside ?? scores} />}
        <TableDialogs table={table} shown={shown} log={log} dialogs={dialogs} />
      </div>
    </SeatNamesProvider>
  );
}
