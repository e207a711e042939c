import type { Viewer } from '@dicehall/engine';
import { type OneAtATime, oneAtATime } from '../one-at-a-time.ts';
import type { Presence as PresenceMessage } from '../protocol/index.ts';
import { foldOne, isVisible } from '../table/fold.ts';
import type { LogLine } from '../table/log-event.ts';
import { isoTime } from '../table/parts.ts';
import { projectEvent, projectSnapshot, type ViewContext } from '../table/project.ts';
import { isWaiting, seatOf, type Table, viewerOf } from '../table/table.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type NodePresence, Presence } from './presence.ts';
import { type Frame, frame } from './stream-frame.ts';

export interface Listener {
  readonly person: string | null;
  /** Whether the listener is a screen for the room. Such a screen belongs to no person. */
  readonly isScreen?: boolean;
  send(frame: Frame): void;
  /** Sends several frames at once. Absent if that is no faster. */
  sendAll?(frames: readonly Frame[]): void;
  readonly isStillValid?: () => Promise<boolean>;
}

const goneFrame = (): Frame => frame({ event: 'bye', data: { reason: 'gone' } });

export class LiveTable {
  readonly id: string;
  /** The server seed in hex. Viewers get it only after the match. */
  readonly seed: string;
  table: Table;
  checkpoints: Checkpoints;
  /** Whether another node may have written lines that must be read before the next response. */
  behind = false;
  usedAt = 0;
  readonly listeners = new Set<Listener>();
  readonly presence: Presence;
  /** Runs actions at this table one at a time. */
  readonly runExclusive: OneAtATime = oneAtATime();

  constructor(table: Table, checkpoints: Checkpoints, seed: string, now: number) {
    this.id = table.id;
    this.table = table;
    this.checkpoints = checkpoints;
    this.seed = seed;
    this.presence = new Presence(now, table.evening === null ? table.created : null);
  }

  /** Applies the next line of the log, which is already on disk, and sends it to the listeners. */
  advance(line: LogLine, now: number, folded?: Table): void {
    const before = this.table;
    const after = folded ?? foldOne(this.id, before, line);
    this.table = after;
    this.checkpoints.add(after);
    this.#seeActor(before, line);
    if (this.listeners.size === 0) return;
    const context = this.viewContext(now);
    const frames = new Map<Viewer, Frame | null>();
    for (const listener of this.listeners) {
      const viewer = viewerOf(after, listener.person);
      if (before.match !== null && viewer !== viewerOf(before, listener.person)) {
        // A person who joins during the match may take over a bot's seat, and then gets the view of that seat.
        if (this.mayListen(listener)) listener.send(this.snapshotFrame(listener.person, now));
        continue;
      }
      let ready = frames.get(viewer);
      if (ready === undefined) {
        const visible = isVisible(before, line.body, viewer);
        const data = visible ? projectEvent(before, after, line, viewer, context) : null;
        ready = data === null ? null : frame({ event: 'table', data });
        frames.set(viewer, ready);
      }
      if (ready !== null && this.mayListen(listener)) listener.send(ready);
    }
  }

  /** Whether a person may watch the running match. A table can forbid spectators. */
  mayWatch(person: string | null): boolean {
    return this.table.watch || this.table.status === 'open' || seatOf(this.table, person) !== null;
  }

  /** Whether a listener may get events. If not, it is sent `bye`. */
  mayListen(listener: Listener): boolean {
    if (this.mayWatch(listener.person)) return true;
    listener.send(goneFrame());
    return false;
  }

  sendGone(): void {
    for (const listener of [...this.listeners]) listener.send(goneFrame());
  }

  /** Replaces the state after the log was rewritten instead of extended. Every listener gets a snapshot. */
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

  /**
   * Records that a player is at the table.
   * @param leaves whether the person's connection closed
   */
  see(person: string | null, now: number, leaves = false): void {
    if (person !== null && this.#plays(person)) this.presence.see(person, now, leaves);
  }

  /** Records that the author of a public event is present. A hidden move must not reveal presence. */
  #seeActor(before: Table, { at, body }: LogLine): void {
    if (body.kind === 'sat' || body.kind === 'said' || body.kind === 'reacted') this.see(body.person, at);
    if (body.kind === 'returned' || body.kind === 'undo-asked' || body.kind === 'undo-answered')
      this.see(this.#personIn(body.seat), at);
    if (body.kind !== 'played' || body.by !== 'person') return;
    const mayHide = before.match?.setup.game.facts.hiddenInformation === true;
    if (!mayHide || isVisible(before, body, 'table')) this.see(this.#personIn(body.seat), at);
  }

  #personIn(seat: number): string | null {
    const chair = this.table.chairs[seat];
    return chair?.kind === 'person' ? chair.person : null;
  }

  #connected(): Pick<NodePresence, 'people' | 'watchers'> {
    const people = new Set<string>();
    let watchers = 0;
    for (const { person, isScreen } of this.listeners) {
      if (isScreen === true) continue;
      if (seatOf(this.table, person) === null) watchers += 1;
      if (person !== null && this.#plays(person)) people.add(person);
    }
    return { people: [...people], watchers };
  }

  /** Whether a player is connected to this node. */
  isConnected(person: string): boolean {
    return this.#connected().people.includes(person);
  }

  /** Whether a person has a seat or waits for one. */
  #plays(person: string): boolean {
    return seatOf(this.table, person) !== null || isWaiting(this.table, person);
  }

  /** Whether a person with a seat is connected to this node. */
  hasPlayer(): boolean {
    for (const { person } of this.listeners) if (seatOf(this.table, person) !== null) return true;
    return false;
  }

  localPresence(now: number): NodePresence {
    const { people, watchers } = this.#connected();
    const present = people.filter((person) => !this.presence.isOverdue(person, now));
    return { people: present, watchers, ...this.presence.seen(), from: this.presence.from };
  }

  viewContext(now: number): ViewContext {
    const { people, watchers } = this.#connected();
    const away = new Map<string, number>();
    const { chairs, waiting } = this.table;
    for (const one of [...chairs, ...waiting]) {
      if (!('person' in one)) continue;
      const since = this.presence.awaySince(one.person, people.includes(one.person), now);
      if (since !== null) away.set(one.person, since);
    }
    return {
      away,
      watchers: watchers + this.presence.watchersElsewhere(now),
      serverSeed: this.table.status === 'over' ? this.seed : null,
    };
  }

  presenceMessage(now: number): PresenceMessage {
    const { away, watchers } = this.viewContext(now);
    const here: number[] = [];
    const gone: PresenceMessage['away'] = [];
    for (const [seat, chair] of this.table.chairs.entries()) {
      if (chair.kind === 'empty') continue;
      const since = chair.kind === 'bot' ? undefined : away.get(chair.person);
      if (since === undefined) here.push(seat);
      else gone.push({ seat, since: isoTime(since) });
    }
    return { here, away: gone, watchers };
  }
}
