import { expect } from 'vitest';
import type { MovePlayed, Person, Snapshot, StreamMessage, TableUpdate } from '../../src/protocol/index.ts';

interface Player {
  readonly person: Person;
  readonly cookie: string;
}

/** An acknowledged move. */
interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly seat: number;
  readonly move: { readonly type: string };
}

const json = (cookie: string) => ({ cookie, 'content-type': 'application/json' });
/**
 * The maximum number of moves by which one table is ahead of another. The server sends only the last 200 events of a
 * table, and all events are checked.
 */
const maxAhead = 15;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tables of Greed, each with a spectator and two players who play as fast as they get responses. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** The events that spectators received, by table and number. */
  readonly watched = new Map<string, string>();
  /** Contradictions: two different events with the same number. */
  readonly contradictions: string[] = [];
  #address: string;
  #players: readonly Player[] = [];
  #tables: readonly string[] = [];
  #running = false;
  #work: Promise<unknown>[] = [];
  #cutter = new AbortController();
  #asked = 0;
  /** The acknowledged moves of each table since `go`. */
  readonly #played = new Map<string, number>();

  constructor(address: string) {
    this.#address = address;
  }

  get tables(): readonly string[] {
    return this.#tables;
  }

  async #guest(name: string): Promise<Player> {
    const answer = await fetch(`${this.#address}/api/v1/guests`, {
      method: 'POST',
      headers: json(''),
      body: JSON.stringify({ name }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { person: (await answer.json()) as Person, cookie };
  }

  /** Throws an error if the server does not respond or refuses the request. */
  async #call<Answer>(
    player: Player,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${this.#address}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? { cookie: player.cookie } : json(player.cookie)), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  /** Creates tables and seats the players. */
  async begin(tables: number): Promise<void> {
    const [ada, bo] = [await this.#guest('Ada'), await this.#guest('Bo')];
    this.#players = [ada, bo];
    const made: string[] = [];
    for (let count = 0; count < tables; count += 1) {
      const { table } = await this.#call<Snapshot>(ada, '/tables', {
        game: 'greed',
        seats: 2,
        options: { target: 20_000, opening: 0 },
        clock: { kind: 'none' },
      });
      await this.#call(bo, `/tables/${table.id}/sit`, {});
      await this.#call(ada, `/tables/${table.id}/start`, {});
      made.push(table.id);
    }
    this.#tables = made;
  }

  /** Plays and watches until `rest` is called. */
  go(address: string): void {
    this.#address = address;
    this.#running = true;
    this.#cutter = new AbortController();
    for (const table of this.#tables) this.#played.set(table, 0);
    this.#work = this.#tables.flatMap((table) => [this.#play(table), this.#watch(table)]);
  }

  async rest(): Promise<void> {
    this.#running = false;
    this.#cutter.abort();
    await Promise.all(this.#work);
  }

  #playedAt(table: string): number {
    return this.#played.get(table) ?? 0;
  }

  async #play(table: string): Promise<void> {
    let pending: { seat: number; seq: number; move: { type: string }; key: string } | null = null;
    while (this.#running) {
      if (this.#playedAt(table) > Math.min(...this.#played.values()) + maxAhead) {
        await pause(5);
        continue;
      }
      try {
        if (pending === null) {
          const snapshots = await Promise.all(
            this.#players.map((player) => this.#call<Snapshot>(player, `/tables/${table}`)),
          );
          const seat = snapshots.findIndex((snapshot) => snapshot.table.match?.yourTurn);
          const mine = snapshots[seat];
          if (mine === undefined) return;
          const moves = (mine.table.match?.moves ?? []) as { type: string }[];
          this.#asked += 1;
          pending = {
            seat,
            seq: mine.seq,
            move: moves.at(-1) ?? { type: 'roll' },
            key: `move-${this.#asked}`,
          };
        }
        const { seat, seq, move, key } = pending;
        const player = this.#players[seat];
        if (player === undefined) return;
        await this.#call<MovePlayed>(
          player,
          `/tables/${table}/moves`,
          { seq, move },
          { 'idempotency-key': key },
        );
        this.acknowledged.push({ table, seq: seq + 1, seat, move });
        this.#played.set(table, this.#playedAt(table) + 1);
        pending = null;
      } catch {
        // If the server does not respond, the move is sent again with the same key when the server is back.
        if (this.#running) await pause(20);
      }
    }
  }

  async #watch(table: string): Promise<void> {
    while (this.#running) {
      try {
        const headers = { accept: 'application/x-ndjson' };
        const answer = await fetch(`${this.#address}/api/v1/tables/${table}/events`, {
          headers,
          signal: this.#cutter.signal,
        });
        const decoder = new TextDecoder();
        let rest = '';
        for await (const chunk of answer.body ?? []) {
          const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) this.#note(table, JSON.parse(line) as StreamMessage);
        }
      } catch {
        if (this.#running) await pause(20);
      }
    }
  }

  #note(table: string, message: StreamMessage): void {
    if (message.event !== 'table') return;
    const key = `${table} ${message.data.seq}`;
    const text = JSON.stringify(message.data.event);
    const known = this.watched.get(key);
    if (known !== undefined && known !== text) this.contradictions.push(key);
    this.watched.set(key, text);
  }

  /** Fetches all events of a table from the server. */
  async log(address: string, table: string): Promise<Map<number, TableUpdate>> {
    const events = new Map<number, TableUpdate>();
    const cutter = new AbortController();
    const snapshot = (await (await fetch(`${address}/api/v1/tables/${table}`)).json()) as Snapshot;
    for (let since = Math.max(0, snapshot.seq - 150); ; since = Math.max(0, since - 150)) {
      const headers = { accept: 'application/x-ndjson', 'last-event-id': String(since) };
      const answer = await fetch(`${address}/api/v1/tables/${table}/events`, {
        headers,
        signal: cutter.signal,
      });
      let rest = '';
      for await (const chunk of answer.body ?? []) {
        const lines = (rest + new TextDecoder().decode(chunk as Uint8Array)).split('\n');
        rest = lines.pop() ?? '';
        const messages = lines.map((line) => JSON.parse(line) as StreamMessage);
        for (const message of messages)
          if (message.event === 'table') events.set(message.data.seq, message.data);
        if (messages.some(({ event }) => event === 'snapshot'))
          throw new Error(`${snapshot.seq} events of ${table} are too many for a stream`);
        if (messages.some(({ event }) => event === 'presence')) break;
      }
      if (since === 0 || events.size >= snapshot.seq) break;
      cutter.signal.throwIfAborted();
    }
    cutter.abort();
    return events;
  }

  /** Checks that the logs contain every acknowledged move and every event that spectators received. */
  async expectNothingLost(address: string): Promise<void> {
    const logs = new Map<string, Awaited<ReturnType<Load['log']>>>();
    for (const table of this.#tables) logs.set(table, await this.log(address, table));
    for (const { table, seq, seat, move } of this.acknowledged) {
      const event = logs.get(table)?.get(seq)?.event;
      const entry = event?.kind === 'played' ? event.steps[0]?.entry : null;
      expect(entry, `acknowledged move ${seq} at ${table}`).toEqual({ seat, move });
    }
    for (const [key, told] of this.watched) {
      const [table = '', seq] = key.split(' ');
      expect(JSON.stringify(logs.get(table)?.get(Number(seq))?.event), `told event ${key}`).toBe(told);
    }
    expect(this.contradictions).toEqual([]);
  }
}
