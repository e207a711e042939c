import { ok, type Result } from '@dicehall/engine';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/index.ts';
import type { Decision, Refused } from '../table/decide-move.ts';
import { nextDue } from '../table/due.ts';
import { fold, foldOne } from '../table/fold.ts';
import type { Happening, Logged } from '../table/happening.ts';
import { countOf, namesOf, type Table, viewerOf } from '../table/table.ts';
import { indexChanged, indexOf } from './index-of.ts';
import { Room } from './room.ts';

/** What the rooms need from outside. */
export interface RoomsNeeds {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  /** How long bots seem to think, in milliseconds. */
  readonly think: number;
  /** Is told when a table will have to be looked after. */
  readonly onDue: (at: number) => void;
  /** Is told of everything that was written, with how long that took in milliseconds. */
  readonly onWritten?: (body: Happening, took: number) => void;
}

/** How a change ended: what is there now, and whether it had been asked for, and done, before. */
export interface Changed {
  readonly room: Room;
  readonly repeated: boolean;
  /** The number of the change, as whoever asked for it counts. */
  readonly seq: number;
}

/** Who asks for a change, and by what name their request goes. */
export interface Asking {
  readonly person: string | null;
  readonly key?: string | null;
}

/** Losing so often in a row is no race any more. */
const mostLost = 50;
/** How many tables a node keeps folded, and for how long without use, in milliseconds. */
const mostRooms = 5000;
const keptFor = 300_000;

/** The tables that this node knows: read from the log once, then kept up with it. */
export class Rooms {
  readonly #needs: RoomsNeeds;
  readonly #rooms = new Map<string, Room>();
  readonly #loading = new Map<string, Promise<Room | null>>();

  constructor(needs: RoomsNeeds) {
    this.#needs = needs;
  }

  /** The rooms on this node now. */
  values(): Iterable<Room> {
    return this.#rooms.values();
  }

  known(id: string): Room | undefined {
    return this.#rooms.get(id);
  }

  async #load(id: string): Promise<Room | null> {
    const { store } = this.#needs;
    const [lines, seed] = await Promise.all([store.tables.linesAfter(id, 0), store.tables.seedOf(id)]);
    const table = fold(id, null, lines);
    if (table === null || seed === null) return null;
    const room = new Room(table, seed);
    this.#rooms.set(id, room);
    return room;
  }

  /** A table's room, read from the log if it is not known yet; null when there is no such table. */
  async find(id: string): Promise<Room | null> {
    let room: Room | null | undefined = this.#rooms.get(id);
    if (room === undefined) {
      const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
      room = await loading;
    }
    if (room !== null) room.usedAt = this.#needs.now();
    return room;
  }

  /** A table's room, with everything in it that is in the log by now. */
  async findFresh(id: string): Promise<Room | null> {
    const room = await this.find(id);
    if (room !== null && (room.behind || !this.#needs.store.exclusive)) await this.catchUp(room);
    return room;
  }

  /** Reads what others wrote. */
  async catchUp(room: Room): Promise<void> {
    room.behind = false;
    try {
      const lines = await this.#needs.store.tables.linesAfter(room.id, room.table.seq);
      for (const line of lines) if (line.seq === room.table.seq + 1) room.advance(line, this.#needs.now());
    } catch (error) {
      room.behind = true;
      throw error;
    }
  }

  /**
   * Decides something at a table and writes it down: alone at this table, against the newest state, and told to nobody
   * before it is on disk. A lost race is read and decided again.
   */
  async change(
    id: string,
    asking: Asking,
    decide: (table: Table, room: Room) => Decision,
  ): Promise<Result<Changed, Refused>> {
    const room = await this.find(id);
    if (room === null) return { ok: false, error: { code: 'no-such-table' } };
    return room.inTurn(() => this.#changeInTurn(room, asking, decide));
  }

  async #changeInTurn(
    room: Room,
    asking: Asking,
    decide: (table: Table, room: Room) => Decision,
  ): Promise<Result<Changed, Refused>> {
    const viewerSeq = () => countOf(room.table, viewerOf(room.table, asking.person));
    let fresh = this.#needs.store.exclusive && !room.behind;
    for (let lost = 0; lost < mostLost; lost += 1) {
      if (room.behind) await this.catchUp(room);
      const repeated = repeatOf(room.table, asking);
      if (repeated !== null) {
        return repeated
          ? ok({ room, repeated: true, seq: viewerSeq() })
          : { ok: false, error: { code: 'key-reused' } };
      }
      const decision = decide(room.table, room);
      if (!decision.ok && fresh) return decision;
      if (!decision.ok) {
        await this.catchUp(room);
        fresh = true;
        continue;
      }
      if (await this.#write(room, decision.value, asking.key ?? null)) {
        return ok({ room, repeated: false, seq: viewerSeq() });
      }
      await this.catchUp(room);
      fresh = true;
    }
    throw new Error('A table is written to faster than it can be read');
  }

  async #write(room: Room, body: Happening, key: string | null): Promise<boolean> {
    const { store, bus, now, think, onDue, onWritten } = this.#needs;
    const at = now();
    const before = room.table;
    const line: Logged = { seq: before.seq + 1, at, key, body };
    const after = foldOne(room.id, before, line);
    const dueWas = nextDue(before, think)?.at ?? null;
    const dueIs = nextDue(after, think)?.at ?? null;
    const due = dueIs === dueWas ? undefined : dueIs;
    const index = indexChanged(before, after) ? indexOf(after, at) : null;
    const appended = await store.appender
      .append({ table: room.id, line, index, due })
      .catch((error: unknown) => {
        // Nobody knows whether it was written: the log will say.
        room.behind = true;
        throw error;
      });
    if (appended === 'lost') return false;
    // A reader may have read the line already.
    if (room.table.seq === before.seq) room.advance(line, now(), after);
    bus.publish({ kind: 'written', table: room.id, seq: line.seq });
    if (dueIs !== null) onDue(dueIs);
    onWritten?.(body, now() - at);
    return true;
  }

  /** Takes rooms out that nobody used for a while, or that are too many; never one that somebody listens to. */
  sweep(): void {
    const now = this.#needs.now();
    const idle = [...this.#rooms.values()].filter((room) => room.listeners.size === 0);
    idle.sort((a, b) => a.usedAt - b.usedAt);
    const tooMany = this.#rooms.size - mostRooms;
    for (const [index, room] of idle.entries()) {
      if (index < tooMany || now - room.usedAt > keptFor) this.#rooms.delete(room.id);
    }
  }

  /** Writes what is looked up about a table anew, from its log. */
  async reindex(id: string): Promise<void> {
    const room = await this.find(id);
    if (room === null) return;
    await this.#needs.store.tables.rename(id, namesOf(room.table));
  }

  /** Lets a table be read from its log when it is next asked for. */
  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** Reads a whole log again: its words were changed. */
  async reread(id: string): Promise<void> {
    const room = this.#rooms.get(id);
    if (room === undefined) return;
    await room.inTurn(async () => {
      const table = fold(id, null, await this.#needs.store.tables.linesAfter(id, 0));
      if (table !== null) room.replace(table, this.#needs.now());
    });
  }
}

/** Was this request done before: true; was its name used for another: false; is it new: null. */
function repeatOf(table: Table, { person, key }: Asking): boolean | null {
  if (key == null || person === null) return null;
  const named = key.slice(0, key.lastIndexOf(':') + 1);
  const known = table.keys.find((used) => used.key.startsWith(named));
  return known === undefined ? null : known.key === key;
}
