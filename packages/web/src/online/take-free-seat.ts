import type { Refused } from '@dicehall/server/client';
import { changeTable, readTable } from './api.ts';
import { seatRequest } from './saved-tables.ts';
import { freeSeats } from './seat-facts.ts';

/** Takes a free seat, if the table has one before its match. Resolves to the reason if the server refuses the seat. */
export async function takeFreeSeat(id: string): Promise<Refused | null> {
  const read = await readTable(id);
  // If there is no seat, the page of the table shows it.
  if (!read.ok || read.value.you.seat !== null) return null;
  const { table } = read.value;
  if (table.status !== 'open' || freeSeats(table) === 0) return null;
  const answer = await changeTable(id, 'sit', await seatRequest());
  return answer.ok ? null : answer;
}
