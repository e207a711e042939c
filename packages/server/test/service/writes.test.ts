import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { localBus } from '../../src/bus/bus.ts';
import type { HttpDeps } from '../../src/http/deps.ts';
import { RequestLimits, requestLimits } from '../../src/http/limits.ts';
import { playMove } from '../../src/http/moves.ts';
import type { Person } from '../../src/protocol/index.ts';
import { Attendance } from '../../src/service/attendance.ts';
import { LiveTables } from '../../src/service/live-tables.ts';
import type { Frame } from '../../src/service/stream-frame.ts';
import { Streams } from '../../src/service/streams.ts';
import { type Appender, createStore, type Store } from '../../src/store/index.ts';
import { decideReact } from '../../src/table/decide-seats.ts';
import { fold, foldOne } from '../../src/table/fold.ts';
import { isFullFor, type LogEvent, type LogLine, maxEvents } from '../../src/table/log-event.ts';
import type { Table } from '../../src/table/table.ts';
import { world } from '../support/secret-pairs.ts';
import { startTestServer } from '../support/test-server.ts';

const testServer = await startTestServer();
const store = { ...createStore(testServer.database), exclusive: false };
const ada = await testServer.guest('Ada');
afterAll(() => testServer.close());

/** Starts another node on the same store. */
const node = (changed: Partial<Store> = {}) =>
  new LiveTables({
    store: { ...store, ...changed },
    bus: localBus(),
    now: Date.now,
    think: 0,
    onDeadline: () => {},
  });

async function listened(liveTables: LiveTables, table: string) {
  const live = await liveTables.find(table);
  if (live === null) throw new Error('No such table');
  const told: string[] = [];
  live.listeners.add({ person: null, send: (frame: Frame) => void told.push(frame.ndjson.toString()) });
  return { live, told };
}

const react = (liveTables: LiveTables, table: string) =>
  liveTables.change(table, { person: ada.person.id }, (now) => decideReact(now, ada.person, 'wow'));

test('an event is neither sent nor acknowledged before its line is on disk', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  let written = () => {};
  const append: Appender['append'] = async (given) => {
    await new Promise<void>((resolve) => {
      written = resolve;
    });
    return store.appender.append(given);
  };
  const liveTables = node({ appender: { ...store.appender, append } });
  const { live, told } = await listened(liveTables, table);
  let answered = false;
  const changed = react(liveTables, table).then(() => {
    answered = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect({ told, answered, seq: live.table.seq }).toEqual({ told: [], answered: false, seq: 2 });
  written();
  await changed;
  expect({ told: told.length, seq: live.table.seq }).toEqual({ told: 1, seq: 3 });
});

test('an event whose line could not be written is not sent', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  const liveTables = node({
    appender: { ...store.appender, append: () => Promise.reject(new Error('disk')) },
  });
  const { live, told } = await listened(liveTables, table);
  await expect(react(liveTables, table)).rejects.toThrow('disk');
  expect({ told, seq: live.table.seq }).toEqual({ told: [], seq: 2 });
});

test('after a failed write or read, the next response has every line that is on disk', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  let isReadable = false;
  const liveTables = node({
    exclusive: true,
    appender: {
      ...store.appender,
      append: async (given) => {
        await store.appender.append(given);
        throw new Error('written, but not acknowledged');
      },
    },
    tables: {
      ...store.tables,
      linesAfter: async (id, seq, limit) => {
        if (seq > 0 && !isReadable) throw new Error('not read');
        return store.tables.linesAfter(id, seq, limit);
      },
    },
  });
  await expect(react(liveTables, table)).rejects.toThrow('not acknowledged');
  await expect(liveTables.findFresh(table)).rejects.toThrow('not read');
  isReadable = true;
  expect((await liveTables.findFresh(table))?.table.seq).toBe(3);
});

test('a node keeps the 5,000 tables in memory that were used last', async () => {
  const lines = await store.tables.linesAfter(await ada.open({ game: 'threes', seats: 1 }), 0);
  let time = 0;
  const liveTables = new LiveTables({
    store: {
      ...store,
      tables: { ...store.tables, linesAfter: async () => lines, seedOf: async () => 'seed' },
    },
    bus: localBus(),
    now: () => time,
    think: 0,
    onDeadline: () => {},
  });
  for (time = 0; time < 5001; time += 1) await liveTables.find(`table ${time}`);
  await liveTables.find('table 0');
  liveTables.sweep();
  expect(liveTables.count).toBe(5000);
  expect([0, 1, 2].map((id) => liveTables.known(`table ${id}`) !== undefined)).toEqual([true, false, true]);
});

test('a node appends its line after the lines of other nodes, and sends their events too', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  const [one, two] = [node(), node()];
  const [first, second] = [await listened(one, table), await listened(two, table)];
  await react(one, table);
  // The second node has not read that line yet.
  expect(second.live.table.seq).toBe(2);
  expect(await react(two, table)).toMatchObject({ ok: true, value: { seq: 4 } });
  expect((await store.tables.linesAfter(table, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
  expect([first.told.length, second.told.length]).toEqual([1, 2]);
});

test('requests for a table during a read of its log share the next read, which begins after all of them', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  /** For each read, a function that lets it end. */
  const reads: (() => void)[] = [];
  const tables: Store['tables'] = {
    ...store.tables,
    async linesAfter(...asked) {
      const lines = await store.tables.linesAfter(...asked);
      await new Promise<void>((resolve) => reads.push(resolve));
      return lines;
    },
  };
  const liveTables = node({ tables });
  const endRead = async (number: number) => {
    await expect.poll(() => reads.length).toBe(number);
    reads[number - 1]?.();
  };
  const [live] = await Promise.all([liveTables.find(table), endRead(1)]);
  const first = liveTables.findFresh(table);
  await expect.poll(() => reads.length).toBe(2);
  await react(node(), table);
  const later = Array.from({ length: 50 }, () => liveTables.findFresh(table));
  await Promise.all([first, endRead(2)]);
  expect(live?.table.seq).toBe(2);
  await Promise.all([...later, endRead(3)]);
  expect([live?.table.seq, reads.length]).toEqual([3, 3]);
});

test('a table whose first listener comes during a check for missed lines does not count as removed', async () => {
  const [known, added] = [
    await ada.open({ game: 'threes', seats: 2 }),
    await ada.open({ game: 'threes', seats: 2 }),
  ];
  const liveTables = node();
  const told: string[] = [];
  const follow = async (table: string) => {
    const live = await liveTables.find(table);
    if (live === null) throw new Error('No such table');
    await streams.listen(live, { person: null, send: ({ event }) => void told.push(event) }, null);
  };
  const tables: Store['tables'] = {
    ...store.tables,
    async changedLogs(lastSeqs) {
      const changed = await store.tables.changedLogs(lastSeqs);
      await follow(added);
      return changed;
    },
  };
  const streams = new Streams({
    store: { ...store, tables },
    bus: localBus(),
    liveTables,
    now: Date.now,
    onError: () => {},
    attendance: new Attendance({ liveTables, now: Date.now }),
    onPerson: () => {},
    onSheet: () => {},
    onCounted: () => {},
  });
  await follow(known);
  await streams.readMissed();
  expect(told.filter((event) => event !== 'presence')).toEqual(['snapshot', 'snapshot']);
});

test('the moves per minute of a person are limited over HTTP and WebSocket together', async () => {
  let now = 0;
  const counted = new RequestLimits(true, () => now);
  let played = 0;
  const tableService = {
    play: async () => {
      played += 1;
      return { ok: true, value: { live: null, repeated: false, seq: 1 } };
    },
    snapshot: () => null,
  };
  const deps = { counted, tableService } as unknown as HttpDeps;
  const play = (id: string) =>
    playMove(deps, { id } as Person, 'table', { seq: 1, move: {} as never }, undefined);
  for (let move = 0; move < requestLimits.moves.person; move += 1) await play('ada');
  await expect(play('ada')).rejects.toMatchObject({ code: 'too-many-requests', parts: { retryAfter: 60 } });
  expect(played).toBe(requestLimits.moves.person);
  await play('bo');
  now = 60_000;
  await play('ada');
});

const lines = world({
  seed: 'keys',
  secret: 'x',
  secretSeat: 0,
  turn: 1,
  order: [0, 1, 2],
  commits: 0,
  reRolls: false,
});
const started = fold('table', null, lines);

const commit = {
  type: 'commit',
  pairs: [
    [0, 1],
    [2, 3],
    [4, 5],
  ],
};

/** Returns the table after a move of seat 0, as if it were the public event with this number. */
function afterMove(count: number, move: unknown): Table {
  if (started?.match == null) throw new Error('No match');
  const counts = started.counts.map(() => count - 1);
  const body = { kind: 'played', seat: 0, by: 'person', entries: [{ seat: 0, move }] } as const;
  return foldOne('table', { ...started, counts }, { seq: started.seq + 1, at: 0, key: null, body });
}

test('idempotency keys of others use no space, so that the lifetime of a key does not reveal hidden moves', () => {
  if (started === null) throw new Error('No table');
  let table = started;
  const add = (key: string) => {
    const line: LogLine = {
      seq: table.seq + 1,
      at: 0,
      key,
      body: { kind: 'reacted', person: 'x', name: 'X', reaction: 'wow' },
    };
    table = foldOne('table', table, line);
  };
  add('ada:first:digest');
  for (let other = 0; other < 200; other += 1) add(`bo:${other}:digest`);
  expect(table.keys.ada).toEqual(['ada:first:digest']);
  expect(table.keys.bo).toHaveLength(64);
});

const acceptedIfFull = {
  opened: false,
  standing: false,
  barred: false,
  sat: false,
  stood: true,
  committed: false,
  'bot-added': false,
  'bot-removed': false,
  host: true,
  settings: false,
  game: false,
  evening: false,
  waiting: false,
  'waiting-ended': false,
  muted: false,
  revealing: true,
  revealed: true,
  started: true,
  played: true,
  held: true,
  returned: true,
  resigned: true,
  readmitted: false,
  paused: true,
  resumed: true,
  'stand-in-agreed': false,
  'undo-asked': false,
  'undo-answered': false,
  undone: false,
  said: false,
  reacted: false,
  stopped: true,
  rematch: true,
} satisfies Record<LogEvent['kind'], boolean>;

test('a table with a long log accepts only what a match needs to be played and to end', () => {
  const kinds = Object.keys(acceptedIfFull) as LogEvent['kind'][];
  expect(kinds.filter((kind) => isFullFor(7999, kind))).toEqual([]);
  expect(Object.fromEntries(kinds.map((kind) => [kind, !isFullFor(8000, kind)]))).toEqual(acceptedIfFull);
});

test('a match ends at the limit of events', () => {
  expect(afterMove(maxEvents - 1, commit)).toMatchObject({ status: 'playing', match: { ended: null } });
  expect(afterMove(maxEvents, commit)).toMatchObject({ status: 'over', match: { ended: 'resigned' } });
});

test('no limit reveals the number of hidden moves of a seat', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  const liveTables = node({ appender: { append: async () => 'written', idle: async () => {} } });
  const live = await liveTables.find(table);
  if (live === null) throw new Error('No such table');
  const { table: opened } = live;
  const run = fc.asyncProperty(fc.nat(2000), fc.nat(20), async (hidden, left) => {
    const count = 8000 - left;
    // Only seat 0 knows its own hidden moves.
    const counts = opened.counts.map((_, viewer) => (viewer === 0 ? count + hidden : count));
    live.table = { ...opened, seq: count + hidden, counts };
    let accepted = 0;
    while ((await react(liveTables, table)).ok) accepted += 1;
    expect(accepted).toBe(left);
  });
  await fc.assert(run, { numRuns: 50 });
  expect(afterMove(maxEvents, { type: 're-roll', die: 0 })).toMatchObject({ status: 'playing' });
});

test('a table whose log is full refuses chat, but starts the match', async () => {
  const table = await ada.open({ game: 'threes', seats: 2 });
  const bo = await testServer.guest('Bo');
  await bo.call('POST', `/tables/${table}/sit`, {});
  const live = await testServer.server.liveTables.find(table);
  if (live === null) throw new Error('No such table');
  live.table = { ...live.table, counts: live.table.counts.map(() => 8000) };
  expect((await ada.ask('POST', `/tables/${table}/say`, { text: 'more' })).json()).toMatchObject({
    status: 409,
    code: 'log-full',
  });
  expect((await ada.ask('POST', `/tables/${table}/start`)).statusCode).toBe(200);
});

/** Starts a match of Threes for two with a clock of ten seconds. */
async function clocked() {
  const bo = await testServer.guest('Bo');
  const table = await ada.open({ game: 'threes', seats: 2, clock: { kind: 'seconds', seconds: 10 } });
  await bo.call('POST', `/tables/${table}/sit`, {});
  await ada.call('POST', `/tables/${table}/start`);
  return { table, bo };
}

test('an expired clock plays on time, even if its deadline was claimed too early', async () => {
  const { table } = await clocked();
  const { seq } = await ada.see(table);
  const early = async (at: number) => {
    await store.deadlines.set(table, testServer.now - 1);
    testServer.now += at;
    await testServer.server.turnScheduler.playDue();
    return (await ada.see(table)).seq;
  };
  expect(await early(0)).toBe(seq);
  expect(await early(9_999)).toBe(seq);
  expect(await early(1)).toBe(seq + 1);
});

test('a player who takes the seat back loses it again only after two more missed clocks', async () => {
  const { table } = await clocked();
  const seat = async () => (await ada.see(table)).table.seats[0];
  /** Advances the time until Ada's clock has made a decision for her. */
  const miss = async () => {
    const missed = () => testServer.server.liveTables.known(table)?.table.chairs[0];
    const before = JSON.stringify(missed());
    while (JSON.stringify(missed()) === before) {
      testServer.now += 10_000;
      await testServer.server.turnScheduler.playDue();
    }
  };
  await miss();
  expect(await seat()).toMatchObject({ held: false });
  await miss();
  expect(await seat()).toMatchObject({ held: true });
  await ada.call('POST', `/tables/${table}/return`);
  await miss();
  expect(await seat()).toMatchObject({ held: false });
});
