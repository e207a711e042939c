import type { Seat } from '@dicehall/engine';
import type { Store } from '../store/index.ts';
import { type Decision, decidePlay, no } from '../table/decide-move.ts';
import { type Due, nextDue } from '../table/due.ts';
import { mayKnow } from '../table/fold.ts';
import { safeMove } from '../table/safe-move.ts';
import type { Table } from '../table/table.ts';
import { type Bots, botQuestion, decideBotMove } from './bots.ts';
import { diceOf } from './dice-of.ts';
import type { Rooms } from './rooms.ts';

export interface AttendantNeeds {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bots: Bots;
  readonly now: () => number;
  readonly think: number;
  readonly onError: (error: unknown) => void;
}

/** How long a node has for a table that it took on, before any other may: long for a bot, short for people who wait. */
const lease = 1000;
/** Other nodes' tables are looked for this often, in milliseconds. */
const rounds = 500;
const atOnce = 64;
/** After so many moves in a row others get their turn. */
const mostInARow = 40;

/** So many decided moves wait at once at most. */
const mostDecided = 5000;

/** Plays for bots and for people whose clock ran out: at every table that is due, whichever node it was played on. */
export class Attendant {
  readonly #needs: AttendantNeeds;
  #timer: NodeJS.Timeout | null = null;
  #wakeAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** Moves of bots that are decided and wait until they may show, by table. */
  readonly #decided = new Map<
    string,
    { readonly seq: number; readonly seat: Seat; readonly decision: Decision }
  >();

  constructor(needs: AttendantNeeds) {
    this.#needs = needs;
  }

  /** Looks after the tables that are due from now on. */
  start(): void {
    this.wake(this.#needs.now());
  }

  /** Something will be due then. */
  wake(at: number): void {
    if (this.#stopped || at >= this.#wakeAt) return;
    this.#wakeAt = at;
    if (this.#timer !== null) clearTimeout(this.#timer);
    // Timers count to 24 days only.
    const wait = Math.min(Math.max(0, at - this.#needs.now()), 2 ** 31 - 1);
    this.#timer = setTimeout(() => void this.#round(), wait);
    this.#timer.unref();
  }

  async #round(): Promise<void> {
    this.#wakeAt = Number.POSITIVE_INFINITY;
    this.#running ??= this.attend().finally(() => {
      this.#running = null;
    });
    await this.#running;
    const { store, now } = this.#needs;
    if (!store.exclusive) this.wake(now() + rounds);
  }

  /** Looks after everything that is due now. */
  async attend(): Promise<void> {
    const { store, now, onError } = this.#needs;
    try {
      for (;;) {
        const due = await store.deadlines.claim(now(), lease, atOnce);
        await Promise.all(due.map((table) => this.#attendTable(table).catch(onError)));
        if (due.length < atOnce || this.#stopped) break;
      }
      const next = await store.deadlines.next();
      if (next !== null) this.wake(Math.max(next, now() + 5));
    } catch (error) {
      onError(error);
      this.wake(now() + rounds);
    }
  }

  async #attendTable(id: string): Promise<void> {
    const { store, rooms, bots, now, think } = this.#needs;
    const room = await rooms.findFresh(id);
    if (room === null) return store.deadlines.set(id, null);
    for (let moves = 0; moves < mostInARow && !this.#stopped; moves += 1) {
      const wanted = nextDue(room.table, think);
      const decided = this.#decided.get(id)?.seq === room.table.seq;
      const question =
        wanted?.by === 'bot' && wanted.at <= now() && !decided ? botQuestion(room.table, wanted.seat) : null;
      // Nothing is held while an expert thinks; what it finds is played if the table still stands as it saw it.
      if (question !== null) await bots.ponder?.(question);
      const played = await rooms.change(id, { person: null }, (table) => {
        const due = nextDue(table, think);
        const { match } = table;
        if (due === null || match === null || due.at > now()) return no('stale');
        const dice = diceOf(table, room.seed);
        if (due.by === 'bot')
          return this.#whenItMayShow(table, due, () => decideBotMove(table, due.seat, bots, dice));
        return decidePlay(table, due.seat, 'clock', safeMove(match.setup.game, match.state, due.seat), dice);
      });
      if (!played.ok) break;
    }
    const due = nextDue(room.table, think);
    if (due === null || due.at > now()) await store.deadlines.set(id, due?.at ?? null);
    else if (due.shownFrom > now()) await store.deadlines.set(id, due.shownFrom);
  }

  /** What a bot decided, at once if nobody else may know of it, else when the time has come: how long it took shows nowhere. */
  #whenItMayShow(table: Table, due: Due, decide: () => Decision): Decision {
    const before = this.#decided.get(table.id);
    const known = before?.seq === table.seq && before.seat === due.seat;
    const decision = known ? before.decision : decide();
    this.#decided.delete(table.id);
    if (!decision.ok || due.shownFrom <= this.#needs.now() || !mayKnow(table, decision.value, 'table'))
      return decision;
    // Those of tables that other nodes took on: whoever is asked again decides again.
    if (this.#decided.size >= mostDecided) this.#decided.clear();
    this.#decided.set(table.id, { seq: table.seq, seat: due.seat, decision });
    return no('stale');
  }

  /** Stops, when the move that is being made is on disk. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }
}
