import type { Result } from '@dicehall/engine';
import { z } from 'zod';
import type { Room } from '../../hall/room.ts';
import type { Changed } from '../../hall/rooms.ts';
import { type Snapshot, tableIdSchema } from '../../protocol/index.ts';
import type { Refused } from '../../table/decide-move.ts';
import { namesOf } from '../../table/table.ts';
import type { HttpNeeds } from '../needs.ts';
import { HttpProblem } from '../problems.ts';

export const tableParams = z.object({ id: tableIdSchema });

/** The room of a table, if this person may look into it. */
export async function roomFor({ rooms }: HttpNeeds, id: string, person: string | null): Promise<Room> {
  const room = await rooms.findFresh(id);
  if (room === null) throw new HttpProblem('no-such-table');
  if (!room.mayWatch(person)) throw new HttpProblem('no-watching');
  return room;
}

/** What a refusal at a table is answered with. */
export function refusalAt(
  { hall, rooms }: HttpNeeds,
  id: string,
  person: string,
  error: Refused,
): HttpProblem {
  const room = rooms.known(id);
  const snapshot =
    error.code === 'stale' && room !== undefined ? { snapshot: hall.snapshot(room, person) } : {};
  const refusal = error.refusal === undefined ? {} : { refusal: error.refusal };
  const names = room === undefined ? {} : { names: namesOf(room.table) };
  return new HttpProblem(error.code, { ...snapshot, ...refusal, ...names });
}

/** What a change at a table is answered with: the table as it is then. */
export function answered(
  needs: HttpNeeds,
  id: string,
  person: string,
  changed: Result<Changed, Refused>,
): Snapshot {
  if (!changed.ok) throw refusalAt(needs, id, person, changed.error);
  return needs.hall.snapshot(changed.value.room, person);
}
