import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Problem, Snapshot } from '../../src/protocol/index.ts';
import {
  countExpired,
  type Retention,
  type RetentionCounts,
  RetentionJob,
} from '../../src/service/retention.ts';
import { createStore } from '../../src/store/index.ts';
import type { TestClient, TestServer } from '../support/test-server.ts';
import { type TwoNodes, twoNodes } from '../support/two-nodes.ts';

const day = 86_400_000;
const retention: Retention = { open: 7, unfinished: 90, guests: 7, people: 400, chat: 90, networks: 30 };
let nodes: TwoNodes;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  nodes = await twoNodes({ retention });
  ({ here, there } = nodes);
});
afterAll(() => nodes.close());

function pass(days: number): void {
  here.now += days * day;
  there.now = here.now;
}

/** Counts the expired data, runs the deletion, and checks that both agree. */
async function run(): Promise<RetentionCounts> {
  const expected = await countExpired(createStore(here.database).retention, retention, here.now);
  const counts = (await here.server.retention?.run()) ?? {};
  for (const [kind, count] of Object.entries(counts))
    expect([kind, count]).toEqual([kind, expected[kind as 'open']]);
  return counts;
}

test.each<[string, (table: string, host: TestClient) => Promise<void>]>([
  [
    'a refused change',
    async (table, { headers }) => {
      const said = await there.anonymous.ask(
        'POST',
        `/tables/${table}/say`,
        { text: 'hello' },
        { ...headers },
      );
      expect(said.json<Problem>().code).toBe('no-such-table');
    },
  ],
  ['the next search for missed events', () => there.server.streams.readMissed()],
])(
  'an abandoned open table ends on a node without hints by %s, for people who still look at it',
  async (_, notice) => {
    const host = await here.guest('Ada');
    const table = await host.open({ game: 'threes', seats: 2 });
    const listening = await there.anonymous.listen(table);
    pass(8);
    nodes.hintsArrive = false;
    expect(await run()).toMatchObject({ open: 1 });
    nodes.hintsArrive = true;
    await notice(table, host);
    expect(listening.messages.at(-1)).toEqual({ event: 'bye', data: { reason: 'gone' } });
    for (const { anonymous } of [here, there])
      expect((await anonymous.ask('GET', `/tables/${table}`)).statusCode).toBe(404);
  },
);

test('an abandoned table ends on other nodes as soon as they get a hint', async () => {
  const host = await here.guest('Ada');
  const table = await host.open({ game: 'threes', seats: 2 });
  const listening = await there.anonymous.listen(table);
  pass(8);
  expect(await run()).toMatchObject({ open: 1 });
  await listening.until('bye', 1);
  expect((await there.anonymous.ask('GET', `/tables/${table}`)).statusCode).toBe(404);
});

test('data without a limit is kept for ever', async () => {
  const host = await here.guest('Ada');
  await host.open({ game: 'threes', seats: 2 });
  const store = createStore(here.database).retention;
  const later = here.now + 1e6 * day;
  expect((await countExpired(store, retention, later)).open).toBeGreaterThan(0);
  const forever = Object.fromEntries(Object.keys(retention).map((kind) => [kind, 0])) as typeof retention;
  expect(await countExpired(store, forever, later)).toEqual({});
});

test('people who have not visited for long are deleted, and their finished matches stay', async () => {
  const player = await here.guest('Bo');
  const table = await player.open({
    game: 'threes',
    seats: 1,
    options: { rounds: 1 },
    clock: { kind: 'none' },
  });
  await player.call('POST', `/tables/${table}/say`, { text: 'a secret' });
  await player.call('POST', `/tables/${table}/start`);
  await player.call('POST', `/tables/${table}/resign`);
  const visitor = await here.guest('Cy');
  pass(10);
  const seen = await there.anonymous.ask('GET', '/me', undefined, player.headers as Record<string, string>);
  expect(seen.statusCode).toBe(200);
  expect((await run()).guests).toBeGreaterThanOrEqual(1);
  const asked = await there.anonymous.ask('GET', '/me', undefined, visitor.headers as Record<string, string>);
  expect(asked.statusCode).toBe(401);
  pass(91);
  expect(await run()).toMatchObject({ chat: 1 });
  for (const { anonymous } of [here, there])
    expect((await anonymous.call<Snapshot>('GET', `/tables/${table}`)).table.said).toMatchObject([
      { text: '…' },
    ]);
  pass(310);
  expect(await run()).toMatchObject({ people: 1 });
  const { table: after } = await here.anonymous.call<Snapshot>('GET', `/tables/${table}`);
  expect(after.status).toBe('over');
  expect(after.seats.map(({ name }) => name)).toEqual(['—']);
  const rows = await here.database.db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .execute();
  expect(JSON.stringify(rows)).not.toMatch(/Bo|secret/);
});

test('only a run that deletes something is logged', async () => {
  await here.guest('Fay');
  pass(20);
  const linesOfRun = async () => {
    const before = here.logged.length;
    await run();
    return here.logged.slice(before).filter((line) => line.includes('no longer keep')).length;
  };
  expect([await linesOfRun(), await linesOfRun()]).toEqual([1, 0]);
});

test('one node runs the retention, once an hour', async () => {
  const runs: string[] = [];
  const ran = (node: TestServer, name: string) => {
    const before = node.logged.length;
    return async () => {
      await node.server.retention?.runIfDue();
      if (node.logged.slice(before).some((line) => line.includes('no longer keep'))) runs.push(name);
    };
  };
  await here.guest('Dee');
  pass(20);
  await Promise.all([ran(here, 'here')(), ran(there, 'there')()]);
  expect(runs).toHaveLength(1);
  await here.guest('Evy');
  here.now += 3_000_000;
  there.now = here.now;
  await Promise.all([ran(here, 'here')(), ran(there, 'there')()]);
  expect(runs).toHaveLength(1);
  const run = vi.spyOn(RetentionJob.prototype, 'run');
  const runsAfter = async (time: number) => {
    here.now += time;
    await here.server.retention?.runIfDue();
    return run.mock.calls.length;
  };
  expect([await runsAfter(day), await runsAfter(3_599_999), await runsAfter(1)]).toEqual([1, 1, 2]);
  run.mockRestore();
});
