import type { Result } from '@dicehall/engine';
import { z } from 'zod';
import { type Snapshot, tableIdSchema } from '../../protocol/index.ts';
import type { LiveTable } from '../../service/live-table.ts';
import type { Changed } from '../../service/live-tables.ts';
import type { TableRefusal } from '../../table/decide-move.ts';
import { namesOf } from '../../table/table.ts';
import type { HttpDeps } from '../deps.ts';
import { HttpProblem } from '../problems.ts';

/** Makes the options of routes that the OpenAPI document lists under one tag. */
export const describedWith =
  (tag: string) =>
  <const Schema extends object, const More extends object = object>(
    operationId: string,
    summary: string,
    schema: Schema,
    more?: More,
  ) => ({ ...(more as More), schema: { tags: [tag], operationId, summary, ...schema } });

/** The schema of a response without a body. */
export const noContent = z.undefined().meta({ description: 'Done' });

export const tableParams = z.object({ id: tableIdSchema });
export const screenQuery = z.object({
  screen: z.literal('1').optional().meta({
    description:
      'Whether the client is a screen for the room, which belongs to no person, does not count as a spectator, and sees what the table sees',
  }),
});

export async function liveTableFor(
  { liveTables, attendance, now }: HttpDeps,
  id: string,
  person: string | null,
): Promise<LiveTable> {
  const live = await liveTables.findFresh(id);
  if (live === null) throw new HttpProblem('no-such-table');
  if (!live.mayWatch(person)) throw new HttpProblem('no-watching');
  live.see(person, now());
  await attendance.check(live);
  return live;
}

export function refusalAt(
  { tableService, liveTables }: HttpDeps,
  id: string,
  person: string,
  error: TableRefusal,
): HttpProblem {
  const live = liveTables.known(id);
  return new HttpProblem(error.code, {
    ...(error.code === 'stale' && live && { snapshot: tableService.snapshot(live, person) }),
    ...(error.refusal && { refusal: error.refusal }),
    ...(error.values && { values: error.values }),
    ...(live && { names: namesOf(live.table) }),
  });
}

export function changeResponse(
  deps: HttpDeps,
  id: string,
  person: string,
  changed: Result<Changed, TableRefusal>,
): Snapshot {
  if (!changed.ok) throw refusalAt(deps, id, person, changed.error);
  return deps.tableService.snapshot(changed.value.live, person);
}
