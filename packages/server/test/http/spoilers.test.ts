import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { OpenStreams } from '../../src/http/limits.ts';
import type { NewToken, Problem, Snapshot } from '../../src/protocol/index.ts';
import { People } from '../../src/service/people.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let ada: TestClient;
beforeAll(async () => {
  testServer = await startTestServer({ limits: true, trustProxy: 1 });
});
afterAll(() => testServer.close());

/** Each test has its own minute, and its people have their own addresses. */
let network = 0;
beforeEach(async () => {
  testServer.now += 60_000;
  network += 1;
  ada = await guest('Ada', 1);
});
const guest = (name: string, place: number) => testServer.guest(name, `10.${network}.0.${place}`);

const codeOf = async (answer: ReturnType<TestClient['ask']>) => {
  const { statusCode, json } = await answer;
  return statusCode < 300 ? 'done' : json<Problem>().code;
};
const sit = (who: TestClient, table: string) => codeOf(who.ask('POST', `/tables/${table}/sit`, {}));
const open = (host = ada) => host.open({ game: 'greed', seats: 3, listed: true });

describe('a person whom the host removed stays barred', () => {
  const removed = async (bo: TestClient) => {
    const table = await open();
    await bo.call('POST', `/tables/${table}/sit`, {});
    await ada.call('POST', `/tables/${table}/remove`, { person: bo.person.id });
    return table;
  };

  test('after a removal neither the person nor another guest from the same network can sit down', async () => {
    const table = await removed(await guest('Bo', 2));
    const again = [await guest('Bo', 2), await guest('Bob', 2)];
    for (const one of again) expect(await sit(one, table)).toBe('removed-from-table');
    expect(await sit(await guest('Cy', 3), table)).toBe('done');
    expect(await sit(again[0] as TestClient, await open())).toBe('done');
  });

  test('a removal does not bar the network if the host is in it', async () => {
    const bo = await guest('Bo', 1);
    const table = await removed(bo);
    expect(await sit(bo, table)).toBe('removed-from-table');
    expect(await sit(await guest('Cy', 1), table)).toBe('done');
  });

  test('a removed person and their network stay barred at the rematch, and no event reveals it', async () => {
    const table = await open();
    const [bo, cy, dan] = [await guest('Bo', 2), await guest('Cy', 3), await guest('Dan', 4)];
    const sits = (who: TestClient, at: string) => who.call('POST', `/tables/${at}/sit`, {});
    await sits(bo, table);
    await ada.call('POST', `/tables/${table}/remove`, { person: bo.person.id });
    await sits(cy, table);
    await sits(dan, table);
    await ada.call('POST', `/tables/${table}/start`);
    for (const one of [dan, cy]) await one.call('POST', `/tables/${table}/resign`);
    const rematch = async (of: string) =>
      (await ada.call<Snapshot>('POST', `/tables/${of}/rematch`)).table.id;
    const next = await rematch(table);
    const stream = await ada.listen(next, 0);
    expect(JSON.stringify(stream.messages)).not.toContain(bo.person.id);
    stream.close();
    await ada.call('POST', `/tables/${next}/remove`, { person: dan.person.id });
    const bob = await guest('Bob', 2);
    for (const one of [bo, bob, dan, await guest('Dana', 4)])
      expect(await sit(one, next)).toBe('removed-from-table');
    testServer.server.liveTables.forget(next);
    expect(await sit(bob, next)).toBe('removed-from-table');
    expect(await sit(await guest('Eve', 5), next)).toBe('done');
  });

  test('a removed person stays barred after a restart; the log does not contain the address', async () => {
    const bo = await guest('Bo', 2);
    const table = await removed(bo);
    await removed(bo);
    const logged = await testServer.database.db.selectFrom('events').select('body').execute();
    expect(JSON.stringify(logged)).not.toContain(`10.${network}.0`);
    // The hashes differ between tables, so they do not reveal at which tables the same network occurs.
    const hashes = logged.flatMap(({ body }) =>
      body.kind === 'stood' && body.person === bo.person.id ? [body.network] : [],
    );
    expect(hashes).toEqual([expect.any(String), expect.any(String)]);
    expect(hashes[0]).not.toBe(hashes[1]);
    testServer.server.liveTables.forget(table);
    expect(await sit(bo, table)).toBe('removed-from-table');
  });
});

describe('one person can take only a few seats', () => {
  test('one person cannot take the last seat of every table, not even with all requests at once', async () => {
    const spoiler = await guest('Eve', 2);
    const tables: string[] = [];
    for (let host = 0; host < 3; host += 1) {
      const one = await guest('Host', 3 + host);
      for (let made = 0; made < 3; made += 1) tables.push(await open(one));
    }
    const answers = await Promise.all(tables.map((table) => sit(spoiler, table)));
    expect(answers.filter((code) => code === 'done')).toHaveLength(6);
    expect(new Set(answers)).toEqual(new Set(['done', 'too-many-open-seats']));
    expect(await codeOf(spoiler.ask('POST', '/tables', { game: 'greed', seats: 2 }))).toBe('done');
    const taken = tables.find((_, index) => answers[index] === 'done');
    await spoiler.call('POST', `/tables/${taken}/stand`);
    const [left = '', another = ''] = tables.filter((_, index) => answers[index] !== 'done');
    expect(await sit(spoiler, left)).toBe('done');
    expect(await sit(spoiler, another)).toBe('too-many-open-seats');
    testServer.now += 86_400_001;
    expect(await sit(spoiler, another)).toBe('done');
  });

  test('one person has at most three tables in the lobby, and only while connected', async () => {
    const hosted: string[] = [];
    for (let made = 0; made < 5; made += 1) hosted.push(await open());
    const shown = async () => {
      const lobby = await testServer.anonymous.call<{ id: string }[]>('GET', '/tables');
      return lobby.filter(({ id }) => hosted.includes(id)).map(({ id }) => id);
    };
    expect(await shown()).toHaveLength(3);
    const stream = await ada.listen(hosted[0] ?? '');
    testServer.now += 46_000;
    await testServer.server.streams.beat();
    await expect.poll(shown).toEqual([hosted[0]]);
    stream.close();
    testServer.now += 46_000;
    await testServer.server.streams.beat();
    expect(await shown()).toEqual([]);
  });
});

describe('the host decides who may write in the chat of a table', () => {
  test('the chat is for players, and for spectators if the host allows it', async () => {
    const [table, eve] = [await open(), await guest('Eve', 2)];
    const say = () => codeOf(eve.ask('POST', `/tables/${table}/say`, { text: 'spam' }));
    const react = () => codeOf(eve.ask('POST', `/tables/${table}/react`, { reaction: 'wow' }));
    expect([await say(), await react()]).toEqual(['seat-to-chat', 'seat-to-chat']);
    await ada.call('POST', `/tables/${table}/settings`, { spectatorChat: true });
    expect([await say(), await react()]).toEqual(['done', 'done']);
    await ada.call('POST', `/tables/${table}/settings`, { spectatorChat: false });
    await eve.call('POST', `/tables/${table}/sit`, {});
    expect(await say()).toBe('done');
    await ada.call('POST', `/tables/${table}/settings`, { spectatorChat: true });
    await ada.call('POST', `/tables/${table}/remove`, { person: eve.person.id });
    expect(await say()).toBe('seat-to-chat');
  });

  test('a table remembers up to 1,000 muted people, and refuses to mute more', async () => {
    const table = await open();
    const live = await testServer.server.liveTables.find(table);
    const id = (index: number) => String(index).padStart(16, '0');
    const mute = (index: number, muted = true) =>
      codeOf(ada.ask('POST', `/tables/${table}/mute`, { person: id(index), muted }));
    for (let index = 0; index < 101; index += 1) expect(await mute(index)).toBe('done');
    expect(live?.table.muted).toContain(id(0));
    if (live === null) throw new Error('No table');
    live.table = { ...live.table, muted: Array.from({ length: 1000 }, (_, index) => id(index)) };
    expect(await mute(1000)).toBe('too-many-mutes');
    expect(await mute(999)).toBe('done');
    expect(await mute(0, false)).toBe('done');
  });
});

test('settings that change nothing cause no event, and empty settings are refused', async () => {
  const table = await open();
  const { seq } = await ada.see(table);
  const answer = await ada.ask('POST', `/tables/${table}/settings`, {});
  expect(answer.json<Problem>()).toMatchObject({
    code: 'bad-request',
    detail: expect.stringContaining('at least one of chat, spectatorChat, watch, listed'),
  });
  expect((await ada.see(table)).seq).toBe(seq);
  // Existing settings may be sent again.
  for (const chat of [true, true]) await ada.call('POST', `/tables/${table}/settings`, { chat });
  expect((await ada.see(table)).seq).toBe(seq);
  await ada.call('POST', `/tables/${table}/settings`, { chat: false });
  expect((await ada.see(table)).seq).toBe(seq + 1);
});

describe('each address has its own limits', () => {
  const from = (said: string, url: string, headers: Record<string, string>, payload?: object) =>
    testServer.server.app.inject({
      url: `/api/v1${url}`,
      headers: { 'x-forwarded-for': said, ...headers },
      ...(payload !== undefined && { method: 'POST', payload }),
    });
  test('one address cannot guess tokens: after 30 refused ones it is refused before the database is asked', async () => {
    const { secret } = await ada.call<NewToken>('POST', '/me/tokens', { label: 'a bot' });
    const good = { authorization: `Bearer ${secret}` };
    const bad = (guess: number) => ({
      authorization: `Bearer dicehall_${String(guess).padStart(43, 'x')}`,
    });
    const statusOf = async (said: string, headers: Record<string, string>) =>
      (await from(said, '/me', headers)).statusCode;
    expect(await statusOf('10.9.9.9', good)).toBe(200);
    const lookUp = vi.spyOn(People.prototype, 'byToken');
    for (let guess = 0; guess < 40; guess += 1)
      expect(await statusOf('10.9.9.9', bad(guess))).toBe(guess < 30 ? 401 : 429);
    expect(lookUp).toHaveBeenCalledTimes(30);
    lookUp.mockRestore();
    expect(await statusOf('10.9.9.9', good)).toBe(200);
    expect(await statusOf('10.9.9.8', bad(1))).toBe(401);
    // Only the last proxy is trusted, so addresses that a client adds itself have no effect.
    expect(await statusOf('1.2.3.4, 10.9.9.9', bad(1))).toBe(429);
    testServer.now += 60_000;
    expect(await statusOf('10.9.9.9', bad(1))).toBe(401);
    const [token] = await ada.call<{ id: string }[]>('GET', '/me/tokens');
    await ada.call('DELETE', `/me/tokens/${token?.id}`);
    for (let asked = 1; asked < 31; asked += 1)
      expect(await statusOf('10.9.9.9', good)).toBe(asked < 30 ? 401 : 429);
  });

  test('one address may have 500 open streams in total; closing one makes room for another', () => {
    const streams = new OpenStreams({ limits: true, isStopping: () => false });
    const admit = (person: number, ip: string) =>
      streams.admit({ person: { id: `${person}` }, ip } as FastifyRequest);
    const open = Array.from({ length: 500 }, (_, index) => admit(index % 25, `2001:db8::${index}`));
    expect(() => admit(25, '2001:db8::1')).toThrow('too-many-streams');
    expect(() => admit(25, '2001:db8:0:1::1')).not.toThrow();
    open[0]?.();
    open[0]?.();
    expect(() => admit(25, '2001:db8::1')).not.toThrow();
    expect(() => admit(26, '2001:db8::1')).toThrow('too-many-streams');
  });

  test.each([
    ['seats', '/tables/0000000000000000/sit', {}, 120],
    ['tables', '/tables', { game: 'greed' }, 120],
    ['streams', '/tables/0000000000000000/events', undefined, 1200],
  ])('all people at one address share a limit on %s', async (_what, url, payload, limit) => {
    const statuses = await Promise.all(
      Array.from({ length: limit + 1 }, async () => (await from('10.9.9.7', url, {}, payload)).statusCode),
    );
    const refused = await from('10.9.9.7', url, ada.headers, payload);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(refused.statusCode).toBe(429);
    expect((await from('10.9.9.6', url, ada.headers, payload)).statusCode).not.toBe(429);
  });
});
