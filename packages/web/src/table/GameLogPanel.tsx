import type { Seat } from '@dicehall/engine';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { TokenMark } from '../tokens/TokenMark.tsx';
import { tokenOfSeat } from '../tokens/tokens.ts';
import styles from './game-log.module.css';
import type { GameLogLine } from './model/game-log.ts';
import type { TableSeat } from './model/seats.ts';

export interface GameLogParts {
  readonly lines: readonly GameLogLine[];
  /** The seats whose tokens mark their turns. */
  readonly seats?: readonly TableSeat[] | undefined;
  /** Whether tokens mark single lines instead, because all play at the same time. */
  readonly marksLines?: boolean | undefined;
  /** Returns a control that is shown at the first line of each frame. */
  readonly lineControl?: ((line: GameLogLine) => ReactNode) | undefined;
  /** The content below the log, such as the chat. */
  readonly aside?: ReactNode;
}

interface TurnMarkProps extends Pick<GameLogParts, 'seats'> {
  readonly seat: Seat | null | undefined;
}

function TurnMark({ seats, seat }: TurnMarkProps) {
  const player = seat == null ? undefined : seats?.[seat];
  return player === undefined || seat == null ? null : (
    <span className={styles.mark}>
      <TokenMark token={player.token ?? tokenOfSeat(seat)} isBot={player.kind === 'bot'} />
    </span>
  );
}

export function GameLogList({ lines, seats, marksLines, lineControl }: Omit<GameLogParts, 'aside'>) {
  const messages = useMessages();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls when there is a new line
  useEffect(() => {
    const node = list.current;
    if (node !== null) node.scrollTop = node.scrollHeight;
  }, [lines.length]);
  return (
    <ol
      ref={list}
      className={styles.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={messages.say('web-log')}
      data-marked={seats !== undefined || undefined}
    >
      {lines.length === 0 ? <li className="soft">{messages.say('web-log-empty')}</li> : null}
      {lines.map((line, at) => (
        <li key={line.id} data-begins={line.turnOf !== undefined || undefined}>
          <TurnMark seats={seats} seat={marksLines === true ? line.seat : line.turnOf} />
          <span className="grow">{line.text}</span>
          {line.frame === lines[at - 1]?.frame ? null : lineControl?.(line)}
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the log beside the table. Returns whether the log is visible. */
export function focusLogPanel(): boolean {
  const list = document.querySelector<HTMLElement>('aside ol');
  if (list === null || !list.checkVisibility()) return false;
  list.focus();
  return true;
}

/** The log beside the table on a wide screen. It is memoised, so that marking a die does not render it. */
export const GameLogPanel = memo(function GameLogPanel({ aside, ...list }: GameLogParts) {
  const messages = useMessages();
  return (
    <aside className={styles.panel} aria-label={messages.say('web-log')}>
      <h2>{messages.say('web-log')}</h2>
      <GameLogList {...list} />
      {aside}
    </aside>
  );
});
