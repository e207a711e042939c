import { clientCommitmentOf } from '@dicehall/dice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { natsBus } from '../../src/bus/nats.ts';
import type { NewToken, Problem, SeenRecord, Snapshot } from '../../src/protocol/index.ts';
import { openDatabase } from '../../src/store/index.ts';
import { type RealNats, realNats } from '../real/nats.ts';
import { realNode } from '../real/node.ts';
import { type RealPostgres, realPostgres } from '../real/postgres.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let postgres: RealPostgres | null = null;
let nats: RealNats | null = null;
let url = '';
const houses: TestServer[] = [];
const what = 'two nodes that share tables';

/** A node in this process on the shared PostgreSQL and NATS. */
async function node(): Promise<TestServer> {
  const database = await openDatabase({ kind: 'postgres', url, connections: 4 }, { onError: () => {} });
  const bus = await natsBus(nats?.url ?? '', () => {});
  const testServer = await startTestServer({ database, bus });
  testServer.now = Date.now();
  houses.push(testServer);
  return testServer;
}

beforeAll(async () => {
  postgres = await realPostgres(what);
  nats = await realNats(what);
  if (postgres !== null) url = await postgres.fresh();
});
afterAll(async () => {
  for (const testServer of houses) await testServer.close().catch(() => {});
  await nats?.stop();
  await postgres?.remove();
});

const it = (rule: string, run: () => Promise<void>) =>
  test(rule, async (context) => {
    if (postgres === null || nats === null) return context.skip('PostgreSQL or NATS is not there');
    await run();
  });

/** Returns the same person as a client of another node. */
const at = async (testServer: TestServer, client: TestClient): Promise<TestClient> => {
  const { secret } = await client.call<NewToken>('POST', '/me/tokens', { label: 'x' });
  const authorization = `Bearer ${secret}`;
  const ask: TestClient['ask'] = (method, path, body, more = {}) =>
    testServer.anonymous.ask(method, path, body, { authorization, ...more });
  return {
    ...client,
    ask,
    see: async (table) => (await ask('GET', `/tables/${table}`)).json(),
    listen: async (table, since) => {
      const own = await testServer.guest('listener');
      return own.listen(table, since);
    },
  };
};

const until = (holds: () => Promise<boolean> | boolean) => expect.poll(holds, { interval: 20 }).toBe(true);

describe('two nodes of a server work together', () => {
  it('a closed bus reports no error when a node that is shutting down sends hints', async () => {
    const errors: unknown[] = [];
    const bus = await natsBus(nats?.url ?? '', (error) => errors.push(error));
    await until(() => bus.isUp());
    await bus.close();
    bus.publish({ kind: 'changed', table: '0000000000000000' });
    expect(errors).toEqual([]);
  });

  it('a hint reaches the other nodes, but not the one that sent it', async () => {
    const buses = await Promise.all([0, 1].map(() => natsBus(nats?.url ?? '', () => {})));
    const arrived: string[] = [];
    await until(() => buses.every((bus) => bus.isUp()));
    for (const [index, bus] of buses.entries())
      bus.onHint((hint) => arrived.push(`${index} ${hint.kind === 'person' ? hint.person : ''}`));
    const [here, there] = buses;
    await until(() => {
      here?.publish({ kind: 'person', person: 'ada', change: null });
      there?.publish({ kind: 'person', person: 'bo', change: null });
      return arrived.includes('0 bo') && arrived.includes('1 ada');
    });
    expect(new Set(arrived)).toEqual(new Set(['0 bo', '1 ada']));
    for (const bus of buses) await bus.close();
  });

  it('two nodes share moves and presence, and play only one of two concurrent moves', async () => {
    const [one, two] = [await node(), await node()];
    const ada = await one.guest('Ada');
    const table = await ada.open({ game: 'greed', seats: 2 });
    const bo = await two.guest('Bo');
    await bo.call('POST', `/tables/${table}/sit`, {});
    await ada.call('POST', `/tables/${table}/start`);
    const listening = await bo.listen(table);
    await until(async () => (await ada.see(table)).table.seats[1]?.here === true);
    const { seq } = await ada.see(table);
    const elsewhere = await at(two, ada);
    const move = { seq, move: { type: 'roll' } };
    const answers = await Promise.all(
      [ada, elsewhere].map((way) => way.ask('POST', `/tables/${table}/moves`, move)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await listening.until('table', 1);
    const stale = answers.find(({ statusCode }) => statusCode === 409)?.json<Problem>();
    expect(stale?.snapshot?.seq).toBe(seq + 1);
    listening.close();
  });

  it('two nodes collect client seeds that are revealed on both at the same time', async () => {
    const [one, two] = houses as [TestServer, TestServer];
    const [ada, bo] = [await one.guest('Ada'), await two.guest('Bo')];
    const seeds = ['0a'.repeat(32), 'b0'.repeat(32)];
    const [commitment, promised] = seeds.map(clientCommitmentOf);
    const table = await ada.open({
      game: 'greed',
      seats: 2,
      ...(commitment !== undefined && { commitment }),
    });
    await bo.call('POST', `/tables/${table}/sit`, { commitment: promised });
    await ada.call('POST', `/tables/${table}/start`);
    const reveal = (client: TestClient, seed: string | undefined) =>
      client.call('POST', `/tables/${table}/reveal`, { seed });
    await Promise.all([reveal(ada, seeds[0]), reveal(bo, seeds[1])]);
    await until(async () => (await ada.see(table)).table.match !== null);
    const [atOne, atTwo] = [await ada.see(table), await bo.see(table)];
    expect(atOne.table.dice).toEqual(atTwo.table.dice);
    expect(atOne.table.dice).toMatchObject({ clientSeeds: seeds, revealBy: null });
  });

  it('two nodes deliver events late but completely while NATS is down', async () => {
    const [one, two] = houses as [TestServer, TestServer];
    const ada = await one.guest('Ada');
    const table = await ada.open({ game: 'threes', seats: 1 });
    await ada.call('POST', `/tables/${table}/start`);
    const listening = await (await two.guest('Watcher')).listen(table);
    await nats?.stop();
    await ada.play(table, { type: 'roll' });
    await listening.until('table', 1);
    expect((await two.server.app.inject('/readyz')).json()).toMatchObject({ ok: true, bus: false });
    await nats?.start();
    await until(async () => (await two.server.app.inject('/readyz')).json<{ bus: boolean }>().bus);
    listening.close();
  });

  it('if a node is killed, another node takes over its people, bots and clocks', async () => {
    const settings = {
      DATABASE_URL: url,
      NATS_URL: nats?.url ?? '',
      DICEHALL_THINK: '300',
      DICEHALL_SECRET: 'a secret of thirty-two characters',
    };
    const [doomed, other] = await Promise.all([realNode(settings), realNode(settings)]);
    const guest = await fetch(`${doomed.address}/api/v1/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const call = async <Answer>(address: string, path: string, body?: unknown): Promise<Answer> => {
      const answer = await fetch(`${address}/api/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as Answer;
    };
    // The clock of one seat runs meanwhile. It has five seconds, the minimum.
    const clocked = await call<Snapshot>(doomed.address, '/tables', {
      game: 'threes',
      seats: 1,
      clock: { kind: 'seconds', seconds: 5 },
    });
    const { deadline, view } =
      (await call<Snapshot>(doomed.address, `/tables/${clocked.table.id}/start`, {})).table.match ?? {};
    expect(view?.step).toMatchObject({ kind: 'choose' });
    const { table } = await call<Snapshot>(doomed.address, '/tables', {
      game: 'threes',
      seats: 2,
      options: { rounds: 20 },
    });
    await call(doomed.address, `/tables/${table.id}/bots`, { strength: 'steady' });
    const { seq } = await call<Snapshot>(doomed.address, `/tables/${table.id}/start`, {});
    await call(doomed.address, `/tables/${table.id}/moves`, { seq, move: { type: 'roll' } });
    await call(other.address, `/tables/${table.id}`);
    await call(doomed.address, `/tables/${table.id}/moves`, { seq: seq + 1, move: { type: 'bank' } });
    await doomed.kill();
    // The bot's move was due on the killed node.
    await until(async () => (await call<Snapshot>(other.address, `/tables/${table.id}`)).seq > seq + 2);
    await until(
      async () => (await call<Snapshot>(other.address, `/tables/${table.id}`)).table.match?.yourTurn === true,
    );
    const mine = await call<Snapshot>(other.address, `/tables/${table.id}`);
    await call(other.address, `/tables/${table.id}/moves`, { seq: mine.seq, move: { type: 'roll' } });
    // The other node plays the fallback move soon after the clock has run out.
    let now = clocked;
    await until(async () => {
      now = await call<Snapshot>(other.address, `/tables/${clocked.table.id}`);
      return now.seq > clocked.seq + 1;
    });
    // The clock of the next decision started with that move.
    const late = Date.parse(now.table.match?.deadline ?? '') - 5000 - Date.parse(deadline ?? '');
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(2000);
    const played = await call<SeenRecord>(other.address, `/tables/${clocked.table.id}/record`);
    expect(played.record.log).toMatchObject([{ seat: 0, move: { type: 'roll' } }, { seat: 0 }]);
    expect(await other.stop()).toBe(0);
  });

  it('both nodes report that PostgreSQL is down and recover when it is back', async () => {
    const [one] = houses as [TestServer];
    const ada = await one.guest('Ada');
    const table = await ada.open({ game: 'threes', seats: 1 });
    await ada.call('POST', `/tables/${table}/start`);
    const { seq } = await ada.see(table);
    await postgres?.stop();
    const away = await ada.ask(
      'POST',
      `/tables/${table}/moves`,
      { seq, move: { type: 'roll' } },
      { 'idempotency-key': 'k' },
    );
    expect(away.statusCode).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    expect(away.json<Problem>().code).toBe('try-again');
    expect((await one.server.app.inject('/readyz')).statusCode).toBe(503);
    expect((await one.server.app.inject('/healthz')).statusCode).toBe(200);
    await postgres?.start();
    const again = await ada.ask(
      'POST',
      `/tables/${table}/moves`,
      { seq, move: { type: 'roll' } },
      { 'idempotency-key': 'k' },
    );
    expect(again.statusCode).toBe(200);
    expect((await ada.see(table)).seq).toBe(seq + 1);
  });
});
