import {
  changeSheet,
  err,
  type Message,
  message,
  ok,
  type Result,
  read,
  readSheetSetup,
  type SheetLog,
  sheetChangeSchema,
} from '@dicehall/engine';
import type { Bus } from '../bus/bus.ts';
import { type OneAtATime, oneAtATime } from '../one-at-a-time.ts';
import {
  type AppendSheet,
  maxSheetChanges,
  type NewSheet,
  type SharedSheet,
  type SheetLineMessage,
  type SheetMessage,
} from '../protocol/index.ts';
import type { SavedSheetLine, Store } from '../store/index.ts';
import { newId, newSheetCode } from './ids.ts';

/** The time in milliseconds for which a sheet is kept after its last change: half a year. */
const unusedFor = 183 * 86_400_000;
/** The maximum number of sheets without listeners that stay in memory. */
const maxIdle = 500;

type Listener = (message: SheetMessage) => void;

interface LiveSheet {
  readonly id: string;
  readonly code: string;
  readonly setup: SharedSheet['setup'];
  readonly listeners: Set<Listener>;
  lines: readonly SheetLineMessage[];
  log: SheetLog;
  /** Runs changes of this sheet one at a time. */
  readonly oneAtATime: OneAtATime;
}

export type SheetFailure =
  | { readonly code: 'no-such-sheet' | 'sheet-changed' | 'log-full' }
  | { readonly code: 'bad-sheet'; readonly why: Message; readonly names: readonly string[] };

interface SheetsDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
}

function apply(log: SheetLog, raw: unknown): Result<SheetLog, SheetFailure> {
  const { names } = log.now;
  const change = read(sheetChangeSchema, raw);
  if (!change.ok) return err({ code: 'bad-sheet', why: message('sheet-bad-change'), names });
  const after = changeSheet(log, change.value);
  if (after.ok) return after;
  return err(
    after.error.isStale ? { code: 'sheet-changed' } : { code: 'bad-sheet', why: after.error.why, names },
  );
}

/** Score sheets that several phones share: logs of changes, and the streams that follow them. */
export class Sheets {
  readonly #deps: SheetsDeps;
  readonly #live = new Map<string, LiveSheet>();

  constructor(deps: SheetsDeps) {
    this.#deps = deps;
  }

  async create({ setup, changes }: NewSheet): Promise<Result<SharedSheet, SheetFailure>> {
    const { store, now } = this.#deps;
    const opened = readSheetSetup(setup);
    if (!opened.ok) return err({ code: 'bad-sheet', why: opened.error, names: setup.names });
    let log = opened.value;
    for (const change of changes) {
      const after = apply(log, change);
      if (!after.ok) return after;
      log = after.value;
    }
    const lines = changes.map((change, at) => ({ seq: at + 1, key: `from-${at + 1}`, change }));
    await store.sheets.deleteUnused(new Date(now() - unusedFor));
    for (;;) {
      const [id, code] = [newId(), newSheetCode()];
      if (await store.sheets.create({ id, code, setup, lines }, new Date(now())))
        return ok({ id, code, setup, lines });
    }
  }

  async find(id: string): Promise<SharedSheet | null> {
    const live = await this.#fresh(id);
    return live === null ? null : { id, code: live.code, setup: live.setup, lines: [...live.lines] };
  }

  /**
   * Adds a change. A change to an outdated sheet is refused, so that no phone unknowingly overwrites the entries of
   * another.
   */
  async append(id: string, { seq, key, change }: AppendSheet): Promise<Result<number, SheetFailure>> {
    const { store, bus, now } = this.#deps;
    const live = await this.#fresh(id);
    if (live === null) return err({ code: 'no-such-sheet' });
    return live.oneAtATime(async () => {
      const earlier = live.lines.find((line) => line.key === key);
      if (earlier !== undefined) return ok(earlier.seq);
      if (seq !== live.lines.length) return err({ code: 'sheet-changed' });
      if (seq >= maxSheetChanges) return err({ code: 'log-full' });
      const after = apply(live.log, change);
      if (!after.ok) return after;
      const line: SheetLineMessage = { seq: seq + 1, key, change };
      if (!(await store.sheets.append(id, line, new Date(now())))) {
        await this.#catchUp(live);
        return err({ code: 'sheet-changed' });
      }
      this.#advance(live, line, after.value);
      bus.publish({ kind: 'sheet', sheet: id });
      return ok(line.seq);
    });
  }

  /**
   * Sends the lines after a number, then every new line.
   * @returns a function that stops sending; null if there is no such sheet
   */
  async listen(id: string, since: number, listener: Listener): Promise<(() => void) | null> {
    const live = await this.#fresh(id);
    if (live === null) return null;
    for (const line of live.lines.slice(since)) listener({ event: 'line', data: line });
    listener({ event: 'beat', data: { seq: live.lines.length } });
    live.listeners.add(listener);
    return () => void live.listeners.delete(listener);
  }

  /** Handles the hint that another node has written to a sheet. */
  async onHint(id: string): Promise<void> {
    const live = this.#live.get(id);
    await live?.oneAtATime(() => this.#catchUp(live));
  }

  /** Keeps streams open, and reads lines of other nodes whose hints were lost. */
  async beat(): Promise<void> {
    for (const live of this.#live.values()) {
      if (live.listeners.size === 0) continue;
      if (!this.#deps.store.exclusive) await this.onHint(live.id);
      for (const listener of live.listeners) listener({ event: 'beat', data: { seq: live.lines.length } });
    }
  }

  async #fresh(id: string): Promise<LiveSheet | null> {
    const { store } = this.#deps;
    const known = this.#live.get(id);
    if (known !== undefined) {
      if (!store.exclusive) await this.onHint(id);
      return known;
    }
    const saved = await store.sheets.find(id);
    // Another request may have read the sheet in the meantime. Only one copy may be in memory.
    const meanwhile = this.#live.get(id);
    if (saved === null || meanwhile !== undefined) return meanwhile ?? null;
    const setup = saved.setup as SharedSheet['setup'];
    const opened = readSheetSetup(setup);
    if (!opened.ok) return null;
    const live: LiveSheet = {
      id,
      code: saved.code,
      setup,
      listeners: new Set(),
      lines: [],
      log: opened.value,
      oneAtATime: oneAtATime(),
    };
    for (const line of saved.lines) this.#read(live, line);
    this.#live.set(id, live);
    this.#forgetIdle();
    return live;
  }

  async #catchUp(live: LiveSheet): Promise<void> {
    for (const line of await this.#deps.store.sheets.linesAfter(live.id, live.lines.length))
      this.#read(live, line);
  }

  /** Applies a line. A line that is not legal here, for example from another version, changes nothing. */
  #read(live: LiveSheet, line: SavedSheetLine): void {
    const after = apply(live.log, line.change);
    this.#advance(live, line as SheetLineMessage, after.ok ? after.value : live.log);
  }

  #advance(live: LiveSheet, line: SheetLineMessage, log: SheetLog): void {
    live.lines = [...live.lines, line];
    live.log = log;
    for (const listener of live.listeners) listener({ event: 'line', data: line });
  }

  #forgetIdle(): void {
    for (const live of this.#live.values()) {
      if (this.#live.size <= maxIdle) return;
      if (live.listeners.size === 0) this.#live.delete(live.id);
    }
  }
}
