import { err, type Seat } from '@dicehall/engine';
import type { Store } from '../store/index.ts';
import { type MoveDeadline, nextDeadline } from '../table/deadline.ts';
import { decidePause } from '../table/decide-attendance.ts';
import { type Decision, decidePlay, decideThrows } from '../table/decide-move.ts';
import { isVisible } from '../table/fold.ts';
import { diceOf } from '../table/match-dice.ts';
import type { Table } from '../table/table.ts';
import { type Bots, botQuestion, decideBotMove } from './bots.ts';
import type { LiveTables } from './live-tables.ts';

export interface TurnSchedulerDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly bots: Bots;
  readonly now: () => number;
  readonly think: number;
  readonly onError: (error: unknown) => void;
}

/**
 * The time in milliseconds for which a node may work on a table before another node may take it over. It is long enough
 * for a bot's move and short for players.
 */
const lease = 1000;
/** The interval in milliseconds at which a node looks for overdue deadlines of other nodes. */
const pollInterval = 500;
const batchSize = 64;
/** The maximum number of consecutive moves at one table before other tables get a turn. */
const maxInARow = 40;

/** The maximum number of decided moves that wait for the time at which they are shown. */
const maxDecided = 5000;

/**
 * Plays for bots and for people whose clock has run out, at every table with a deadline, even if another node set the
 * deadline.
 */
export class TurnScheduler {
  readonly #deps: TurnSchedulerDeps;
  #timer: NodeJS.Timeout | null = null;
  #wakeAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** The moves that bots have decided but that may not be shown yet, by table. */
  readonly #decided = new Map<
    string,
    { readonly seq: number; readonly seat: Seat; readonly decision: Decision }
  >();

  constructor(deps: TurnSchedulerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.wake(this.#deps.now());
  }

  /** Wakes the scheduler up at this time or earlier, in milliseconds since 1970. */
  wake(at: number): void {
    // If the wake-up is overdue, the clock was set forward in the meantime.
    if (this.#stopped || (at >= this.#wakeAt && this.#wakeAt > this.#deps.now())) return;
    this.#wakeAt = at;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // Timers take at most 24 days, so a longer wait ends early.
    const wait = Math.min(Math.max(0, at - this.#deps.now()), 2 ** 31 - 1);
    this.#timer = setTimeout(() => void this.#round(), wait);
    this.#timer.unref();
  }

  /** Wakes the scheduler up if that is overdue, because timers do not follow a clock that is set forward. */
  wakeIfLate(): void {
    const { now } = this.#deps;
    if (this.#wakeAt < now()) this.wake(now());
  }

  async #round(): Promise<void> {
    this.#wakeAt = Number.POSITIVE_INFINITY;
    this.#running ??= this.playDue().finally(() => {
      this.#running = null;
    });
    await this.#running;
    const { store, now } = this.#deps;
    if (!store.exclusive) this.wake(now() + pollInterval);
  }

  /** Plays everything that is due, after any run in progress. */
  async playDue(): Promise<void> {
    await this.#running;
    const { store, now, onError } = this.#deps;
    try {
      for (;;) {
        const tables = await store.deadlines.claim(now(), lease, batchSize);
        await Promise.all(tables.map((table) => this.#playTable(table).catch(onError)));
        if (tables.length < batchSize || this.#stopped) break;
      }
      const next = await store.deadlines.next();
      if (next !== null) this.wake(Math.max(next, now() + 5));
    } catch (error) {
      onError(error);
      this.wake(now() + pollInterval);
    }
  }

  async #playTable(id: string): Promise<void> {
    const { store, liveTables, bots, now, think } = this.#deps;
    const live = await liveTables.findFresh(id);
    // The deadline of a removed table is removed with it.
    if (live === null) return;
    for (let moves = 0; moves < maxInARow && !this.#stopped; moves += 1) {
      const upcoming = nextDeadline(live.table, think);
      const decided = this.#decided.get(id)?.seq === live.table.seq;
      const question =
        upcoming?.kind === 'move' && upcoming.by === 'bot' && upcoming.at <= now() && !decided
          ? botQuestion(live.table, upcoming.seat)
          : null;
      // The table is not locked while an expert computes, so the position is checked again.
      if (question !== null) await bots.ponder?.(question);
      const played = await liveTables.change(id, { person: null }, (table) => {
        const deadline = nextDeadline(table, think);
        if (deadline === null || deadline.at > now()) return err({ code: 'stale' });
        const dice = diceOf(table, live.seed);
        if (deadline.kind === 'start') return decideThrows(table, dice);
        const pause = decidePause(table, live.viewContext(now()).away, now());
        if (pause.ok && pause.value !== null) return pause;
        const { match } = table;
        const { seat } = deadline;
        if (match === null) return err({ code: 'stale' });
        if (deadline.by === 'bot')
          return this.#delayUntilShown(table, deadline, () => decideBotMove(table, seat, bots, dice));
        return decidePlay(table, seat, 'clock', match.setup.game.fallbackMove(match.state, seat), dice);
      });
      if (!played.ok) break;
    }
    const next = nextDeadline(live.table, think);
    if (next === null || next.at > now()) await store.deadlines.set(id, next?.at ?? null);
    else if (next.kind === 'move' && next.shownFrom > now()) await store.deadlines.set(id, next.shownFrom);
  }

  /**
   * Returns a bot's decision if it may be played now, otherwise `stale`. A decision that other viewers can see waits
   * until its time, so that it does not reveal how long the bot took.
   */
  #delayUntilShown(table: Table, deadline: MoveDeadline, decide: () => Decision): Decision {
    const before = this.#decided.get(table.id);
    const known = before?.seq === table.seq && before.seat === deadline.seat;
    const decision = known ? before.decision : decide();
    this.#decided.delete(table.id);
    if (!decision.ok || deadline.shownFrom <= this.#deps.now() || !isVisible(table, decision.value, 'table'))
      return decision;
    // Dropped decisions are no loss: their tables may belong to other nodes by now, and a bot can decide again.
    if (this.#decided.size >= maxDecided) this.#decided.clear();
    this.#decided.set(table.id, { seq: table.seq, seat: deadline.seat, decision });
    return err({ code: 'stale' });
  }

  /** Stops the scheduler. Resolves when the current move is on disk. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }
}
