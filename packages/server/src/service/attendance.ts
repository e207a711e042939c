import { decideNewHost, decidePause, decideResume } from '../table/decide-attendance.ts';
import type { ChangeDecision } from '../table/decide-move.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';

export interface AttendanceDeps {
  readonly liveTables: LiveTables;
  readonly now: () => number;
}

/** Reacts when people leave or return: it chooses a new host, and pauses matches that no person is playing. */
export class Attendance {
  readonly #deps: AttendanceDeps;

  constructor(deps: AttendanceDeps) {
    this.#deps = deps;
  }

  async check(live: LiveTable): Promise<void> {
    const { table } = live;
    if (table.status !== 'open' && table.evening === null && live.hasPlayer()) return;
    await this.#changeIfNeeded(live, decideNewHost);
    await this.#changeIfNeeded(live, decidePause);
  }

  async came(live: LiveTable, person: string): Promise<void> {
    if (live.table.match?.paused == null) return;
    await this.#deps.liveTables.change(live.id, { person }, (table) => decideResume(table, person));
  }

  async #changeIfNeeded(
    live: LiveTable,
    decide: (table: LiveTable['table'], away: ReadonlyMap<string, number>, now: number) => ChangeDecision,
  ): Promise<void> {
    const { liveTables, now } = this.#deps;
    const decideNow = (): ChangeDecision => decide(live.table, live.viewContext(now()).away, now());
    const first = decideNow();
    // Most tables need no change. This check avoids a read of the log for them.
    if (first.ok && first.value === null) return;
    await liveTables.change(live.id, { person: null }, decideNow);
  }
}
