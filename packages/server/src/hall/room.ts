import type { Viewer } from '@dicehall/engine';
import type { Presence } from '../protocol/index.ts';
import { foldOne, mayKnow } from '../table/fold.ts';
import type { Logged } from '../table/happening.ts';
import { type Beside, projectEvent, projectSnapshot } from '../table/project.ts';
import { seatOf, type Table, viewerOf } from '../table/table.ts';
import { type Frame, frame } from './frame.ts';

/** Somebody who listens to a table. */
export interface Listener {
  readonly person: string | null;
  send(frame: Frame): void;
  /** May they still listen, by what they showed when they began to? */
  readonly mayStay?: () => Promise<boolean>;
}

interface Elsewhere {
  readonly people: readonly string[];
  readonly watchers: number;
  readonly at: number;
}

/** How long what another node said about who is there counts, in milliseconds. */
const elsewhereCounts = 30_000;

/** One table as this node knows it, and those who listen to it here. */
export class Room {
  readonly id: string;
  /** In hex. It leaves this object only through `beside`, and only when the match is over. */
  readonly seed: string;
  table: Table;
  /** Somebody else may have written since: read on before answering. */
  behind = false;
  usedAt = 0;
  readonly listeners = new Set<Listener>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: Table, seed: string) {
    this.id = table.id;
    this.table = table;
    this.seed = seed;
  }

  /** Does something after everything asked for before is done; nothing at this table overlaps. */
  inTurn<Done>(action: () => Promise<Done>): Promise<Done> {
    const done = this.#last.then(action);
    this.#last = done.catch(() => {});
    return done;
  }

  /** The next line of the log, already on disk: only now is anybody told. */
  advance(line: Logged, now: number, folded?: Table): void {
    const before = this.table;
    const after = folded ?? foldOne(this.id, before, line);
    this.table = after;
    const frames = new Map<Viewer, Frame | null>();
    for (const listener of this.listeners) {
      const viewer = viewerOf(after, listener.person);
      let ready = frames.get(viewer);
      if (ready === undefined) {
        const known = mayKnow(before, line.body, viewer);
        const data = known ? projectEvent(before, after, line, viewer, this.beside(now)) : null;
        ready = data === null ? null : frame({ event: 'table', data });
        frames.set(viewer, ready);
      }
      if (ready !== null && this.admits(listener)) listener.send(ready);
    }
  }

  /** Watching may be forbidden once the match runs. */
  mayWatch(person: string | null): boolean {
    return this.table.watch || this.table.status === 'open' || seatOf(this.table, person) !== null;
  }

  /** Sends those away who may not watch, or not any more. */
  admits(listener: Listener): boolean {
    if (this.mayWatch(listener.person)) return true;
    listener.send(frame({ event: 'bye', data: { reason: 'gone' } }));
    return false;
  }

  /** A table whose log was changed, not only lengthened: everybody gets it anew. */
  replace(table: Table, now: number): void {
    this.table = table;
    for (const listener of this.listeners) {
      if (this.admits(listener)) listener.send(this.snapshotFrame(listener.person, now));
    }
  }

  snapshotFrame(person: string | null, now: number): Frame {
    return frame({ event: 'snapshot', data: projectSnapshot(this.table, person, this.beside(now)) });
  }

  /** The people connected to this node, each once, and how many listen without a seat. */
  hereNow(): { readonly people: string[]; readonly watchers: number } {
    const people = new Set<string>();
    let watchers = 0;
    for (const { person } of this.listeners) {
      if (seatOf(this.table, person) === null) watchers += 1;
      else if (person !== null) people.add(person);
    }
    return { people: [...people], watchers };
  }

  /** Another node says who is there. */
  heardFrom(node: string, people: readonly string[], watchers: number, at: number): void {
    if (people.length === 0 && watchers === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, { people, watchers, at });
  }

  beside(now: number): Beside {
    const { people, watchers } = this.hereNow();
    const here = new Set(people);
    let all = watchers;
    for (const elsewhere of this.#elsewhere.values()) {
      if (now - elsewhere.at > elsewhereCounts) continue;
      for (const person of elsewhere.people) here.add(person);
      all += elsewhere.watchers;
    }
    return { here, watchers: all, serverSeed: this.table.status === 'over' ? this.seed : null };
  }

  presence(now: number): Presence {
    const { here, watchers } = this.beside(now);
    const seats = this.table.chairs.flatMap((chair, seat) =>
      chair.kind === 'bot' || (chair.kind === 'person' && here.has(chair.person)) ? [seat] : [],
    );
    return { here: seats, watchers };
  }
}
