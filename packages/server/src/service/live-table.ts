import type { Viewer } from '@dicehall/engine';
import type { Presence } from '../protocol/index.ts';
import { foldOne, isVisible } from '../table/fold.ts';
import type { LogLine } from '../table/log-event.ts';
import { projectEvent, projectSnapshot, type ViewContext } from '../table/project.ts';
import { seatOf, type Table, viewerOf } from '../table/table.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type Frame, frame } from './stream-frame.ts';

export interface Listener {
  readonly person: string | null;
  send(frame: Frame): void;
  /** Sends many at once, where that is faster. */
  sendAll?(frames: readonly Frame[]): void;
  readonly isStillValid?: () => Promise<boolean>;
}

interface RemotePresence {
  readonly people: readonly string[];
  readonly watchers: number;
  readonly at: number;
}

/** How long presence that another node reported is valid, in milliseconds. */
const remotePresenceTtl = 30_000;

export class LiveTable {
  readonly id: string;
  /** The server seed in hex. It leaves this object only through `viewContext`, and only when the match is over. */
  readonly seed: string;
  table: Table;
  checkpoints: Checkpoints;
  /** Another node may have written since: read its lines before the next answer. */
  behind = false;
  usedAt = 0;
  readonly listeners = new Set<Listener>();
  /** By node. */
  readonly #remote = new Map<string, RemotePresence>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(table: Table, checkpoints: Checkpoints, seed: string) {
    this.id = table.id;
    this.table = table;
    this.checkpoints = checkpoints;
    this.seed = seed;
  }

  /** Runs an action after all earlier ones: actions at one table never overlap. */
  runExclusive<Value>(action: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(action);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Takes the next line of the log, which is on disk already, and sends it to the listeners. */
  advance(line: LogLine, now: number, folded?: Table): void {
    const before = this.table;
    const after = folded ?? foldOne(this.id, before, line);
    this.table = after;
    this.checkpoints.add(after);
    if (this.listeners.size === 0) return;
    const frames = new Map<Viewer, Frame | null>();
    for (const listener of this.listeners) {
      const viewer = viewerOf(after, listener.person);
      let ready = frames.get(viewer);
      if (ready === undefined) {
        const visible = isVisible(before, line.body, viewer);
        const data = visible ? projectEvent(before, after, line, viewer, this.viewContext(now)) : null;
        ready = data === null ? null : frame({ event: 'table', data });
        frames.set(viewer, ready);
      }
      if (ready !== null && this.mayListen(listener)) listener.send(ready);
    }
  }

  /** A table may forbid watching once the match runs. */
  mayWatch(person: string | null): boolean {
    return this.table.watch || this.table.status === 'open' || seatOf(this.table, person) !== null;
  }

  /** Whether a listener may get events. One who may not is sent `bye`. */
  mayListen(listener: Listener): boolean {
    if (this.mayWatch(listener.person)) return true;
    listener.send(frame({ event: 'bye', data: { reason: 'gone' } }));
    return false;
  }

  /** Replaces the state after the log was changed, not only extended. Every listener gets a snapshot. */
  replace(table: Table, checkpoints: Checkpoints, now: number): void {
    this.table = table;
    this.checkpoints = checkpoints;
    for (const listener of this.listeners) {
      if (this.mayListen(listener)) listener.send(this.snapshotFrame(listener.person, now));
    }
  }

  snapshotFrame(person: string | null, now: number): Frame {
    return frame({ event: 'snapshot', data: projectSnapshot(this.table, person, this.viewContext(now)) });
  }

  localPresence(): { readonly people: string[]; readonly watchers: number } {
    const people = new Set<string>();
    let watchers = 0;
    for (const { person } of this.listeners) {
      if (seatOf(this.table, person) === null) watchers += 1;
      else if (person !== null) people.add(person);
    }
    return { people: [...people], watchers };
  }

  updateRemotePresence(node: string, people: readonly string[], watchers: number, at: number): void {
    if (people.length === 0 && watchers === 0) this.#remote.delete(node);
    else this.#remote.set(node, { people, watchers, at });
  }

  viewContext(now: number): ViewContext {
    const { people, watchers } = this.localPresence();
    const here = new Set(people);
    let allWatchers = watchers;
    for (const remote of this.#remote.values()) {
      if (now - remote.at > remotePresenceTtl) continue;
      for (const person of remote.people) here.add(person);
      allWatchers += remote.watchers;
    }
    return { here, watchers: allWatchers, serverSeed: this.table.status === 'over' ? this.seed : null };
  }

  presence(now: number): Presence {
    const { here, watchers } = this.viewContext(now);
    const seats = this.table.chairs.flatMap((chair, seat) =>
      chair.kind === 'bot' || (chair.kind === 'person' && here.has(chair.person)) ? [seat] : [],
    );
    return { here: seats, watchers };
  }
}
