import type { Seat } from '@dicehall/engine';
import { choosing, isBotPlayed, type Table } from './table.ts';

/** Somebody whose move the server has to make, and when. */
export interface Due {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  readonly by: 'bot' | 'clock';
  /** Before this moment only what nobody else may know of is played, in milliseconds since 1970. */
  readonly shownFrom: number;
}

const day = 86_400_000;

/** How long a clock gives for a decision, in milliseconds; null for as long as it takes. */
function allowance(table: Table): number | null {
  switch (table.clock.kind) {
    case 'none':
      return null;
    case 'seconds':
      return table.clock.seconds * 1000;
    case 'days':
      return table.clock.days * day;
  }
}

/** When the clock of a seat runs out; null when it has none to fear. */
export function clockEnd(table: Table, seat: Seat): number | null {
  const time = allowance(table);
  const since = table.match?.since[seat];
  return time === null || since === undefined || isBotPlayed(table.chairs[seat]) ? null : since + time;
}

/** In Hidden Pairs a bot re-rolls while it seems to think: how often does not show in when it commits. */
const hasSecrets = (table: Table): boolean => table.game === 'hidden-pairs';

/**
 * The next move that the server has to make at a table, by whom and when; null when it waits for people alone.
 * @param think how long bots seem to think, in milliseconds
 */
export function nextDue(table: Table, think: number): Due | null {
  let next: Due | null = null;
  for (const seat of choosing(table)) {
    const bot = isBotPlayed(table.chairs[seat]);
    // Counted from what everybody saw last, so that a bot's secret re-rolls do not show in when it goes on.
    const shownFrom = bot ? table.lastSeenAt + think : clockEnd(table, seat);
    if (shownFrom === null) continue;
    const at = bot && hasSecrets(table) ? table.lastSeenAt + Math.floor(think / 2) : shownFrom;
    if (next === null || at < next.at) next = { at, seat, by: bot ? 'bot' : 'clock', shownFrom };
  }
  return next;
}
