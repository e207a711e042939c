import type { Result } from '@dicehall/engine';
import { z } from 'zod';
import { type Snapshot, tableIdSchema } from '../../protocol/index.ts';
import type { LiveTable } from '../../service/live-table.ts';
import type { Changed } from '../../service/live-tables.ts';
import type { TableRefusal } from '../../table/decide-move.ts';
import { namesOf } from '../../table/table.ts';
import type { HttpDeps } from '../deps.ts';
import { HttpProblem } from '../problems.ts';

export const tableParams = z.object({ id: tableIdSchema });

/** A table that this person may see. */
export async function liveTableFor(
  { liveTables }: HttpDeps,
  id: string,
  person: string | null,
): Promise<LiveTable> {
  const live = await liveTables.findFresh(id);
  if (live === null) throw new HttpProblem('no-such-table');
  if (!live.mayWatch(person)) throw new HttpProblem('no-watching');
  return live;
}

export function refusalAt(
  { tableService, liveTables }: HttpDeps,
  id: string,
  person: string,
  error: TableRefusal,
): HttpProblem {
  const live = liveTables.known(id);
  const snapshot =
    error.code === 'stale' && live !== undefined ? { snapshot: tableService.snapshot(live, person) } : {};
  const refusal = error.refusal === undefined ? {} : { refusal: error.refusal };
  const names = live === undefined ? {} : { names: namesOf(live.table) };
  return new HttpProblem(error.code, { ...snapshot, ...refusal, ...names });
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
