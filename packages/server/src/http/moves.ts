import { createHash } from 'node:crypto';
import type { MoveBody, MovePlayed, Person } from '../protocol/index.ts';
import type { HttpDeps } from './deps.ts';
import { refusalAt } from './routes/responses.ts';

/** Returns the key of a request in the log: person, Idempotency-Key, and a digest of the request. */
function logKey(person: Person, key: string | undefined, body: MoveBody): string | null {
  if (key === undefined) return null;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  return `${person.id}:${key}:${digest}`;
}

/**
 * Plays a move from any transport.
 * @throws HttpProblem if the move is refused
 */
export async function playMove(
  deps: HttpDeps,
  person: Person,
  table: string,
  { seq, move }: MoveBody,
  key: string | undefined,
): Promise<MovePlayed> {
  const { tableService, counted } = deps;
  counted.takeOfPerson('moves', person.id);
  const body = { seq, move };
  const played = await tableService.play(table, person, body, logKey(person, key, body));
  if (!played.ok) throw refusalAt(deps, table, person.id, played.error);
  const { live, ...result } = played.value;
  return { seq: result.seq, repeated: result.repeated, snapshot: tableService.snapshot(live, person.id) };
}
