import type { TableState } from '@dicehall/server/protocol';
import { listedGames } from '../games/listed-games.ts';

const limitsOf = ({ game }: TableState) =>
  listedGames().find(({ id }) => id === game)?.seats ?? { min: 1, max: 12 };

export function freeSeats(table: TableState): number {
  if (table.grows) return Math.max(0, limitsOf(table).max - table.seats.length);
  return table.seats.filter(({ kind }) => kind === 'empty').length;
}

/** Returns how many seats bots have to take before the match can start. */
export const missingPlayers = (table: TableState): number =>
  table.grows ? Math.max(0, limitsOf(table).min - table.seats.length) : freeSeats(table);

/** Whether a new person can still get a seat, at this table or in the next match. */
export const mayJoin = (table: TableState): boolean =>
  !table.locked && (table.status === 'open' ? freeSeats(table) > 0 : table.late !== 'closed');

/** Whether a person without a seat can play in the next match. */
export const mayWait = ({ late, rematch }: TableState): boolean => late !== 'closed' && rematch === null;

/** Whether a person without a seat can take over the seat of a bot now. */
export const hasBotSeat = (table: TableState): boolean =>
  table.status === 'playing' &&
  table.late === 'bot-seat' &&
  mayWait(table) &&
  table.seats.some(({ kind }) => kind === 'bot');

/** Returns the values for a message that names the host, if the host is known. */
export function hostValues({ seats, host }: TableState) {
  const name = seats.find(({ person }) => person !== null && person === host)?.name;
  return { known: name == null ? 'no' : 'yes', name: name ?? '' };
}
