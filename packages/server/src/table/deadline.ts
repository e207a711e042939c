import type { Seat } from '@dicehall/engine';
import { isBotPlayed, missingSeeds, seatsToMove, type Table } from './table.ts';

/** The next move that the server has to make. */
export interface MoveDeadline {
  readonly kind: 'move';
  /** The time of the move in milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  readonly by: 'bot' | 'clock';
  /** The time, in milliseconds since 1970, before which the server plays only moves that are hidden from all others. */
  readonly shownFrom: number;
}

/** The next action of the server at a table: a move, or the first throws once the client seeds are final. */
export type Deadline = MoveDeadline | { readonly kind: 'start'; readonly at: number };

const day = 86_400_000;

/** The time in milliseconds that bots wait while a player asks to undo a choice. */
const undoTime = 20_000;

/** Returns the time for a decision, in milliseconds; null without a clock. */
function timeLimit(table: Table): number | null {
  switch (table.clock.kind) {
    case 'none':
      return null;
    case 'seconds':
      return table.clock.seconds * 1000;
    case 'days':
      return table.clock.days * day;
  }
}

/** Returns when the clock of a seat runs out, in milliseconds since 1970; null without a clock. */
export function clockEnd(table: Table, seat: Seat): number | null {
  const time = timeLimit(table);
  const since = table.match?.since[seat];
  if (table.match?.paused != null || isBotPlayed(table.chairs[seat])) return null;
  return time === null || since === undefined ? null : since + time;
}

/**
 * Returns the next deadline of a table; null if the table waits only for people.
 * @param think the time in milliseconds that bots pretend to think
 */
export function nextDeadline(table: Table, think: number): Deadline | null {
  if (table.match?.paused != null) return null;
  if (table.revealUntil === null) return nextMove(table, think);
  return { kind: 'start', at: missingSeeds(table).length === 0 ? table.lastSeenAt : table.revealUntil };
}

function nextMove(table: Table, think: number): MoveDeadline | null {
  // A bot plays hidden moves during its thinking time. The time of its public move then does not reveal how many hidden
  // moves there were.
  const playsEarly = table.match?.setup.game.facts.hiddenInformation === true;
  const isUndoAsked = table.undo !== null && table.undo.waiting.length > 0;
  const pause = isUndoAsked ? Math.max(think, undoTime) : think;
  let next: MoveDeadline | null = null;
  for (const seat of seatsToMove(table)) {
    const bot = isBotPlayed(table.chairs[seat]);
    // The time counts from the last public event, so that a bot's secret re-rolls do not change it.
    const shownFrom = bot ? table.lastSeenAt + pause : clockEnd(table, seat);
    if (shownFrom === null) continue;
    const at = bot && playsEarly ? table.lastSeenAt + Math.floor(pause / 2) : shownFrom;
    if (next === null || at < next.at)
      next = { kind: 'move', at, seat, by: bot ? 'bot' : 'clock', shownFrom };
  }
  return next;
}
