import type { Caller, ServerFixture } from './test-server.ts';

interface Snapshot {
  readonly seq: number;
  readonly table: { readonly match: { readonly yourTurn: boolean; readonly moves: readonly unknown[] } };
}

/**
 * Plays for a guest through the API until their turn ends, always with the last legal move and at most `limit` moves.
 * Returns the number of moves.
 */
export async function playTurn(
  guest: Caller,
  server: ServerFixture,
  table: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  const answer = await guest.request.get(`${server.url}/api/v1/tables/${table}`);
  let { seq, table: now } = (await answer.json()) as Snapshot;
  let moves = 0;
  while (now.match.yourTurn && moves < limit) {
    const { snapshot } = await guest.post(`/tables/${table}/moves`, { seq, move: now.match.moves.at(-1) });
    ({ seq, table: now } = snapshot as Snapshot);
    moves += 1;
  }
  return moves;
}
