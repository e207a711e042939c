import '@fastify/cookie';
import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Bus, Hint } from '../../src/bus/bus.ts';
import type { Bots } from '../../src/service/bots.ts';
import { seenRecordOf } from '../../src/service/seen-record.ts';
import { tableIndexOf } from '../../src/service/table-index.ts';
import { createStore } from '../../src/store/index.ts';
import { fold, foldOne, isVisible } from '../../src/table/fold.ts';
import type { LogLine } from '../../src/table/log-event.ts';
import { projectEvent, projectSnapshot } from '../../src/table/project.ts';
import { seqFor, type Table, viewerOf } from '../../src/table/table.ts';
import { operationsOf } from '../support/operations.ts';
import { people, points, seedHex, tableId, type WorldSetup, world } from '../support/secret-pairs.ts';
import { openSocket } from '../support/socket-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type Ask, asksFor, commit, toAsk } from './asks.ts';

const secrets = ['a', 'b'];
const stranger = '000000000000dddd';
const passer = '000000000000eeee';
const everybody = [...people, stranger, passer];
const names = ['Ada', 'Bo', 'Cleo', 'Watcher', 'Passer'];
const tokenOf = (person: string): string => `dicehall_${person.padEnd(43, 'x')}`;

let testServer: TestServer;
/** The next choices of the bots of this test server. */
const plans: unknown[] = [];
let asked = 0;
const bots: Bots = {
  choose: () => {
    asked += 1;
    return plans.shift() ?? commit;
  },
};
const hints: Hint[] = [];
const bus: Bus = {
  publish: (hint) => void hints.push(hint),
  onHint: () => {},
  isUp: () => true,
  close: async () => {},
};

let address: string;
beforeAll(async () => {
  // Only requests may look up people. The server's periodic check of streams would cache people with the names of the
  // previous log, and by the clock of this test the cache never expires.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  testServer = await startTestServer({ bots, bus, errors: /relation .*secrets/ });
  address = await testServer.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await testServer.close();
  vi.useRealTimers();
});

/** Creates all people with a token each, and a table with this log. */
async function put(lines: readonly LogLine[]): Promise<void> {
  const { db } = testServer.database;
  const store = createStore(testServer.database);
  for (const table of ['events', 'tables', 'tokens', 'people'] as const) await db.deleteFrom(table).execute();
  const since = new Date(0);
  for (const [index, id] of everybody.entries()) {
    await store.people.add({ id, name: names[index] ?? '', since });
    const hash = createHash('sha256').update(tokenOf(id)).digest('hex');
    await store.people.addToken({
      id: `token of ${id}`,
      person: id,
      label: 'x',
      hash,
      since,
      last_used: since,
    });
  }
  const table = fold(tableId, null, lines);
  const [first] = lines;
  if (table === null || first === undefined) throw new Error('No world');
  const index = tableIndexOf(table, first.at);
  const created = first.at;
  await store.tables.create({ id: tableId, seed: seedHex, created, index, lines });
  testServer.server.liveTables.forget(tableId);
  // This makes the server drop the names of the previous log from its cache.
  for (const [index, id] of everybody.entries())
    await send(byCookie(id), { method: 'PATCH', path: '/me', body: { name: names[index] } });
}

/** A viewer and their credentials. */
interface Looker {
  readonly person: string | null;
  readonly headers: Readonly<Record<string, string>>;
}
const byCookie = (person: string): Looker => ({
  person,
  headers: { cookie: `dicehall=${encodeURIComponent(testServer.server.app.signCookie(person))}` },
});
const byToken = (person: string): Looker => ({
  person,
  headers: { authorization: `Bearer ${tokenOf(person)}` },
});

/** All viewers but one seat: with cookies and tokens, seated, watching and anonymous. */
function othersOf(secretSeat: number): Looker[] {
  const [one = '', two = ''] = people.filter((_, seat) => seat !== secretSeat);
  return [byCookie(one), byToken(two), byToken(stranger), byCookie(passer), { person: null, headers: {} }];
}

async function currentTable(): Promise<Table> {
  const live = await testServer.server.liveTables.findFresh(tableId);
  if (live === null) throw new Error('No table');
  return live.table;
}

/** Of responses with random values, only the lengths of the texts are compared. */
const drawn = new Set(['POST /guests', 'POST /tables', 'POST /me/tokens']);
const lengths = (_: string, value: unknown) => (typeof value === 'string' ? value.length : value);

interface Answered {
  readonly statusCode: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

function send(looker: Looker, { method, path, body }: Ask): Promise<Answered> {
  const asked: InjectOptions = { method, url: `/api/v1${path}`, headers: { ...looker.headers } };
  return testServer.server.app.inject(body === undefined ? asked : { ...asked, payload: body });
}

async function answer(looker: Looker, call: string, ask: Ask): Promise<string> {
  const { statusCode, headers, payload } = await send(looker, ask);
  const { date: _date, 'set-cookie': cookie, ...rest } = headers;
  const shown = drawn.has(call) ? JSON.stringify(JSON.parse(payload), lengths) : payload;
  return `${call} ${JSON.stringify(ask.body)} ${statusCode} ${JSON.stringify(rest)} ${decodeURIComponent(String(cookie)).length} ${shown}`;
}

/** Reads the stream of a table over HTTP until the server sends `bye`. */
function stream(looker: Looker, accept: string, since?: number): Promise<string> {
  const query = since === undefined ? '' : `?since=${since}`;
  const url = `/api/v1/tables/${tableId}/events${query}`;
  const sent = testServer.server.app.inject({ url, headers: { ...looker.headers, accept } });
  return sent.then(({ payload, statusCode }) => {
    // Presence and beat messages come at any time, so they are left out.
    const parts = payload
      .split(/\n+(?=event:|\{)/)
      .filter((part) => !/^(event: |\{"event":")(presence|beat)/.test(part));
    return `${statusCode} ${parts.join('\n')}`;
  });
}

/** Reads the stream of a table over a WebSocket until the server sends `bye`. */
async function subscription({ headers }: Looker): Promise<string> {
  const socket = await openSocket(address, headers);
  socket.send({ id: 1, type: 'subscribe', table: tableId });
  // On a slow machine, the server disconnects a deleted person before it sends `bye`.
  await Promise.race([socket.untilMessage(tableId, 'bye'), socket.closed]);
  socket.raw.terminate();
  const parts = socket.messages.filter(({ event }) => event === 'snapshot' || event === 'table');
  return parts.map((part) => JSON.stringify(part)).join('\n');
}

/** Returns everything that the streams of all viewers send while an action runs. */
async function listening(lookers: readonly Looker[], act: () => Promise<void>): Promise<string[]> {
  const last = seqFor(await currentTable(), 'table');
  const streams: Promise<string>[] = [];
  for (const looker of lookers) {
    for (const open of [
      () => stream(looker, 'text/event-stream'),
      () => stream(looker, 'application/x-ndjson', 0),
      () => stream(looker, 'application/x-ndjson', last - 1),
      () => subscription(looker),
    ]) {
      const { count } = testServer.server.streams;
      streams.push(open());
      // The streams open one after the other, because each gets the number of spectators before it.
      await until(() => testServer.server.streams.count > count);
    }
  }
  await act();
  await testServer.server.streams.sendBye();
  const sent = await Promise.all(streams);
  await until(() => testServer.server.streams.count === 0);
  return sent;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((later) => setImmediate(later));
}

/** Returns the differences between two lists of responses. */
function expectAlike(one: readonly string[], two: readonly string[]): void {
  const at = one.findIndex((text, index) => text !== two[index]);
  if (at >= 0) {
    const [a = '', b = ''] = [one[at], two[at]];
    const from = [...a].findIndex((letter, index) => letter !== b[index]);
    const near = (text: string) => text.slice(Math.max(0, from - 100), from + 100);
    expect(`${b.slice(0, 60)} … ${near(b)}`).toBe(`${a.slice(0, 60)} … ${near(a)}`);
  }
  expect(two).toHaveLength(one.length);
}

/** Returns everything that the other viewers get at a point of a match, from every route and from streams. */
async function sentToOthers(setup: WorldSetup): Promise<string[]> {
  await put(world(setup));
  const sent: string[] = [];
  const lookers = othersOf(setup.secretSeat);
  const streams = await listening(lookers, async () => {
    for (const [index, looker] of lookers.entries()) {
      const table = await currentTable();
      const viewer = viewerOf(table, looker.person);
      const other = people[setup.secretSeat] ?? '';
      const mayReRoll = setup.reRolls === false && viewer !== 'table';
      const mayCommit = index === 0 && setup.commits < 2;
      const asks = asksFor({ table: tableId, count: seqFor(table, viewer), other, mayReRoll, mayCommit });
      for (const [call, given] of Object.entries(asks)) {
        // Streams stay open all the time. Only the last viewer deletes their own data.
        if (call.endsWith('/events') || (call === 'DELETE /me' && looker.person !== passer)) continue;
        // If both other players resigned, the match would be over and nothing secret.
        if (call.endsWith('/resign') && index === 1) continue;
        for (const one of given) sent.push(await answer(looker, call, toAsk(call, tableId, one)));
      }
    }
  });
  return [...sent, ...streams];
}

/** Returns a table after each line of its log. */
function statesOf(lines: readonly LogLine[]): Table[] {
  const states: Table[] = [];
  for (const line of lines) states.push(foldOne(tableId, states.at(-1) ?? null, line));
  return states;
}

/**
 * Returns everything that a viewer gets at a point of a match, from the functions that all responses and streams use.
 */
function toldBy(lines: readonly LogLine[], states: readonly Table[], person: string | null): string[] {
  const viewContext = { away: new Map<string, number>(), watchers: 1, serverSeed: null };
  const told = lines.flatMap((line, at) => {
    const [before = null, after] = [states[at - 1], states[at]];
    if (after === undefined) return [];
    const viewer = viewerOf(after, person);
    if (before !== null && !isVisible(before, line.body, viewer)) return [];
    return [JSON.stringify(projectEvent(before, after, line, viewer, viewContext))];
  });
  const table = states.at(-1);
  if (table === undefined) throw new Error('No world');
  const [snapshot, record] = [
    projectSnapshot(table, person, viewContext),
    seenRecordOf(table, seedHex, person),
  ];
  return [...told, JSON.stringify(snapshot), JSON.stringify(record)];
}

describe('a hidden action of a seat stays hidden from others', () => {
  test('a hidden action does not change the responses of other viewers, at any point of a match', () => {
    expect(points).toHaveLength(81);
    let differing = 0;
    for (const point of points) {
      const worlds = secrets
        .map((secret) => world({ ...point, secret }))
        .map((lines) => ({ lines, states: statesOf(lines) }));
      const outcomes = (person: string | null) =>
        worlds.map(({ lines, states }) => toldBy(lines, states, person));
      const others = [...people.filter((_, seat) => seat !== point.secretSeat), stranger, null];
      for (const other of others) {
        const [one, two] = outcomes(other);
        expect(two, point.seed).toEqual(one);
      }
      const [one, two] = outcomes(people[point.secretSeat] ?? '').map((told) => told.join());
      if (one !== two) differing += 1;
    }
    expect(differing).toBe(points.length);
  });

  test.each([
    { turn: 1, order: [1, 0, 2], commits: 0, secretSeat: 0, seed: 'only re-rolled' },
    { turn: 2, order: [1, 2, 0], commits: 1, secretSeat: 1, seed: 'committed first', reRolls: false },
    { turn: 3, order: [0, 2, 1], commits: 2, secretSeat: 2, seed: 'committed with another' },
  ])('a hidden action changes no response of any route and no stream: turn $turn, $seed', async (point) => {
    const [one, two] = [
      await sentToOthers({ ...point, secret: 'a' }),
      await sentToOthers({ ...point, secret: 'b' }),
    ];
    expectAlike(one, two);
    const calls = (await operationsOf(testServer)).map(({ method, path }) => `${method} ${path}`);
    const asked = asksFor({ table: tableId, count: 0, other: '', mayReRoll: false, mayCommit: false });
    expect(Object.keys(asked).sort()).toEqual(calls.sort());
    const accepted = one.filter((told) => /^POST \S+\/moves .* 200 /.test(told));
    expect(accepted).toHaveLength(point.commits === 2 ? 0 : point.reRolls === false ? 3 : 1);
  });

  test('a hidden action causes no message or hint to other viewers', async () => {
    const point = {
      turn: 1,
      order: [0, 1, 2],
      commits: 0,
      secretSeat: 0,
      seed: 'live',
      secret: 'a',
      reRolls: false,
    };
    const doings = [
      [{ ...commit, hinderance: { round: 2, seat: 1 } }],
      [
        { type: 're-roll', die: 5 },
        { type: 're-roll', die: 0 },
        {
          ...commit,
          pairs: [
            [5, 3],
            [0, 4],
            [1, 2],
          ],
        },
      ],
    ];
    const own = byCookie(people[0]);
    const others = othersOf(0);
    const outcomes: string[][] = [];
    for (const moves of doings) {
      await put(world(point));
      const sent: string[] = [];
      hints.length = 0;
      const look = async () => {
        for (const looker of others)
          for (const path of ['', '/record'])
            sent.push(await answer(looker, '', { method: 'GET', path: `/tables/${tableId}${path}` }));
      };
      const streams = await listening(others, async () => {
        for (const move of moves) {
          await look();
          const seq = seqFor(await currentTable(), 0);
          const done = await answer(own, '', {
            method: 'POST',
            path: `/tables/${tableId}/moves`,
            body: { seq, move },
          });
          expect(done).toContain(' 200 ');
        }
        const [bo] = others;
        const seq = seqFor(await currentTable(), 1);
        if (bo !== undefined)
          sent.push(
            await answer(bo, '', {
              method: 'POST',
              path: `/tables/${tableId}/moves`,
              body: { seq, move: commit },
            }),
          );
        await look();
      });
      // There is one identical check before each hidden move.
      outcomes.push([...new Set(sent), ...streams]);
      for (const hint of hints)
        expect(['kind', 'table', 'seq', 'node', 'people', 'watchers', 'seen', 'left', 'from']).toEqual(
          expect.arrayContaining(Object.keys(hint)),
        );
    }
    const [one = [], two = []] = outcomes;
    expectAlike(one, two);
  });

  test('hidden re-rolls of a bot do not change the time of its move', async () => {
    const ada = await testServer.guest('Ada');
    const think = 500;
    for (const reRolls of [0, 2]) {
      const table = await ada.open({ game: 'hidden-pairs', seats: 2 });
      await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
      await ada.call('POST', `/tables/${table}/start`);
      const began = testServer.now;
      const watching = await testServer.anonymous.listen(table);
      const events = () =>
        watching.messages.flatMap((message) => (message.event === 'table' ? [message.data] : []));
      plans.splice(0, plans.length, ...[4, 1].slice(0, reRolls).map((die) => ({ type: 're-roll', die })));
      asked = 0;
      for (const [after, shown, decided] of [
        [think / 2, 0, reRolls + 1],
        [think - 1, 0, reRolls + 1],
        [think, 1, reRolls + 1],
      ] as const) {
        testServer.now = began + after;
        await testServer.server.turnScheduler.playDue();
        expect({ after, shown: events().length, decided: asked }).toEqual({ after, shown, decided });
        const live = await testServer.server.liveTables.findFresh(table);
        expect(live?.table.match?.throws).toBe(2 + reRolls);
      }
      expect(events()[0]?.at).toBe(new Date(began + think).toISOString());
      watching.close();
    }
  });
});

describe('the log of the server contains no secrets', () => {
  test('the log contains no seed, token, cookie or table id, and no values of a failed statement', async () => {
    const ada = await testServer.guest('Ada');
    const commitment = 'ab'.repeat(32);
    const table = await ada.open({ game: 'greed', seats: 2, commitment });
    const { schema } = testServer.database.db;
    await schema.alterTable('secrets').renameTo('lost').execute();
    const failed = await ada.ask('POST', '/tables', { game: 'greed', seats: 2 });
    await schema.alterTable('lost').renameTo('secrets').execute();
    expect(failed.statusCode).toBe(500);
    const errors = testServer.logged.filter((line) => line.includes('"level":50'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('relation \\"secrets\\" does not exist');
    const everything = [...testServer.logged, failed.body].join('');
    // Seeds and commitments are 32 bytes in hex.
    expect(everything).not.toMatch(/[0-9a-f]{64}/i);
    for (const secret of [seedHex, tableId, table, ...everybody.map(tokenOf), ada.headers.cookie])
      expect(everything).not.toContain(secret);
  });
});
