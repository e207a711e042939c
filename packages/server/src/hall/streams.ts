import { randomUUID } from 'node:crypto';
import type { Bus, Hint } from '../bus/bus.ts';
import type { Store } from '../store/index.ts';
import { foldOne, mayKnow } from '../table/fold.ts';
import { projectEvent } from '../table/project.ts';
import { countOf, type Table, viewerOf } from '../table/table.ts';
import { type Frame, frame } from './frame.ts';
import type { Listener, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface StreamsNeeds {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Who missed more events than this gets the whole table instead. */
const mostMissedEvents = 200;
/** Several people who come or go at once are told of together, after so many milliseconds. */
const gather = 50;
/** And later where many listen, by so much for each: telling thousands of every one who comes would be all that is done. */
const gatherEach = 0.2;

/** Those who listen to tables on this node, and what nodes tell each other about them. */
export class Streams {
  readonly #needs: StreamsNeeds;
  readonly #node = randomUUID();
  readonly #telling = new Set<string>();
  readonly #followed = new Set<Room>();

  constructor(needs: StreamsNeeds) {
    this.#needs = needs;
    needs.bus.onHint((hint) => void this.#hear(hint).catch(needs.onError));
  }

  /** How many listen on this node. */
  get count(): number {
    let count = 0;
    for (const room of this.#followed) count += room.listeners.size;
    return count;
  }

  /**
   * Begins to listen: the whole table first, or only what was missed since an event's number, as this listener counts.
   * Then every event as it is written. Nothing is left out in between.
   * @returns how to stop listening
   */
  async listen(room: Room, listener: Listener, since: number | null): Promise<() => void> {
    const { rooms, now } = this.#needs;
    await rooms.findFresh(room.id);
    const missed = since === null ? null : await this.#missed(room, listener.person, since);
    if (!room.admits(listener)) return () => {};
    if (missed === null) listener.send(room.snapshotFrame(listener.person, now()));
    else for (const one of missed) listener.send(one);
    room.listeners.add(listener);
    this.#followed.add(room);
    listener.send(frame({ event: 'presence', data: room.presence(now()) }));
    this.#tellPresence(room);
    this.#needs.bus.publish({ kind: 'who', table: room.id, node: this.#node });
    return () => {
      room.listeners.delete(listener);
      if (room.listeners.size === 0) this.#followed.delete(room);
      this.#tellPresence(room);
    };
  }

  /** The events that a listener missed; null when they had better get the whole table. */
  async #missed(room: Room, person: string | null, since: number): Promise<Frame[] | null> {
    const count = () => countOf(room.table, viewerOf(room.table, person));
    if (since > count() || count() - since > mostMissedEvents) return null;
    const frames: Frame[] = [];
    let table: Table | null = null;
    // Read on until nothing was written while reading.
    while (since < count() && (table?.seq ?? 0) < room.table.seq) {
      for (const line of await this.#needs.store.tables.linesAfter(room.id, table?.seq ?? 0)) {
        const before: Table | null = table;
        table = foldOne(room.id, before, line);
        const viewer = viewerOf(table, person);
        if (countOf(table, viewer) <= since || line.seq > room.table.seq) continue;
        if (before !== null && !mayKnow(before, line.body, viewer)) continue;
        const data = projectEvent(before, table, line, viewer, room.beside(this.#needs.now()));
        frames.push(frame({ event: 'table', data }));
      }
    }
    return frames;
  }

  async #hear(hint: Hint): Promise<void> {
    const { rooms, now, bus } = this.#needs;
    const room = rooms.known(hint.table);
    if (room === undefined) return;
    switch (hint.kind) {
      case 'written':
        if (hint.seq <= room.table.seq) return;
        room.behind = true;
        if (room.listeners.size > 0) await rooms.catchUp(room);
        return;
      case 'here':
        room.heardFrom(hint.node, hint.people, hint.watchers, now());
        this.#sendPresence(room);
        return;
      case 'who':
        if (room.listeners.size > 0)
          bus.publish({ kind: 'here', table: room.id, node: this.#node, ...room.hereNow() });
        return;
      case 'changed':
        await rooms.reread(room.id);
        return;
    }
  }

  #sendPresence(room: Room): void {
    if (room.listeners.size === 0) return;
    const ready = frame({ event: 'presence', data: room.presence(this.#needs.now()) });
    for (const listener of room.listeners) listener.send(ready);
  }

  #tellPresence(room: Room): void {
    if (this.#telling.has(room.id)) return;
    this.#telling.add(room.id);
    setTimeout(
      () => {
        this.#telling.delete(room.id);
        this.#sendPresence(room);
        this.#needs.bus.publish({ kind: 'here', table: room.id, node: this.#node, ...room.hereNow() });
      },
      Math.max(gather, room.listeners.size * gatherEach),
    ).unref();
  }

  /** Says again who is here, and that the connections still stand. */
  beat(): void {
    const { now, bus } = this.#needs;
    const beat = frame({ event: 'beat', data: { at: new Date(now()).toISOString() } });
    for (const room of this.#followed) {
      for (const listener of room.listeners) listener.send(beat);
      bus.publish({ kind: 'here', table: room.id, node: this.#node, ...room.hereNow() });
    }
  }

  /** Sends those away whose token was revoked since, or who deleted themselves. */
  async review(): Promise<void> {
    const gone = frame({ event: 'bye', data: { reason: 'gone' } });
    for (const room of this.#followed) {
      for (const listener of room.listeners) {
        if (listener.mayStay !== undefined && !(await listener.mayStay())) listener.send(gone);
      }
    }
  }

  /** Fetches what was written elsewhere without this node having heard of it. */
  async lookForMissed(): Promise<void> {
    const { store, rooms } = this.#needs;
    if (store.exclusive || this.#followed.size === 0) return;
    const newest = await store.tables.lastSeqs([...this.#followed].map((room) => room.id));
    for (const room of this.#followed) {
      if ((newest.get(room.id) ?? 0) > room.table.seq) await rooms.catchUp(room);
    }
  }

  /** Asks everybody to connect elsewhere, or again. */
  sayBye(): void {
    const bye = frame({ event: 'bye', data: { reason: 'stopping' } });
    for (const room of this.#followed) for (const listener of [...room.listeners]) listener.send(bye);
  }
}
