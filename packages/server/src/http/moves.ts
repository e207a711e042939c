import { createHash } from 'node:crypto';
import type { MoveBody, MovePlayed, Person } from '../protocol/index.ts';
import type { HttpNeeds } from './needs.ts';
import { refusalAt } from './routes/answer.ts';

/** A request's name in the log: the person, the Idempotency-Key, and a digest of what the request asked for. */
function logKey(person: Person, key: string | undefined, body: MoveBody): string | null {
  if (key === undefined) return null;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  return `${person.id}:${key}:${digest}`;
}

/**
 * Plays a move, however it arrived.
 * @throws HttpProblem when the move is refused
 */
export async function playMove(
  needs: HttpNeeds,
  person: Person,
  table: string,
  { seq, move }: MoveBody,
  key: string | undefined,
): Promise<MovePlayed> {
  const { hall, admit } = needs;
  admit('moves', person.id);
  const body = { seq, move };
  const played = await hall.play(table, person.id, body, logKey(person, key, body));
  if (!played.ok) throw refusalAt(needs, table, person.id, played.error);
  const { room, ...result } = played.value;
  return { seq: result.seq, repeated: result.repeated, snapshot: hall.snapshot(room, person.id) };
}
