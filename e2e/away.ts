import type { AtHall, Guest } from './hall.ts';

/** What a snapshot says to somebody about their turn. */
interface Seen {
  readonly seq: number;
  readonly table: { readonly match: { readonly yourTurn: boolean; readonly moves: readonly unknown[] } };
}

/** Makes one move for somebody away from every page, the last of those that are possible; answers whether it was their turn. */
export async function moveFor(guest: Guest, hall: AtHall, table: string): Promise<boolean> {
  const answer = await guest.context.request.get(`${hall.url}/api/v1/tables/${table}`);
  const { seq, table: now } = (await answer.json()) as Seen;
  if (now.match.yourTurn) await guest.ask(`/tables/${table}/moves`, { seq, move: now.match.moves.at(-1) });
  return now.match.yourTurn;
}
