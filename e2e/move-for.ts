import type { Guest, ServerFixture } from './test-server.ts';

interface Snapshot {
  readonly seq: number;
  readonly table: { readonly match: { readonly yourTurn: boolean; readonly moves: readonly unknown[] } };
}

/** Plays the last legal move of a guest through the API; returns whether it was their turn. */
export async function moveFor(guest: Guest, server: ServerFixture, table: string): Promise<boolean> {
  const answer = await guest.context.request.get(`${server.url}/api/v1/tables/${table}`);
  const { seq, table: now } = (await answer.json()) as Snapshot;
  if (now.match.yourTurn) await guest.post(`/tables/${table}/moves`, { seq, move: now.match.moves.at(-1) });
  return now.match.yourTurn;
}
