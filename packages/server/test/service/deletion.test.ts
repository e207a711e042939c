import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NewToken, Problem } from '../../src/protocol/index.ts';
import type { TestClient, TestServer } from '../support/test-server.ts';
import { type TwoNodes, twoNodes } from '../support/two-nodes.ts';

let nodes: TwoNodes;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  nodes = await twoNodes();
  ({ here, there } = nodes);
});
afterAll(() => nodes.close());

/** Creates a person with a token, whom the other node has already cached. */
async function knownThere(
  name: string,
): Promise<{ client: TestClient; id: string; headers: Record<string, string> }> {
  const client = await here.guest(name);
  const { secret, id } = await client.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
  const headers = { authorization: `Bearer ${secret}` };
  expect((await there.anonymous.ask('GET', '/me', undefined, headers)).statusCode).toBe(200);
  return { client, id, headers };
}

/** Sends a request to the other node. It is identified before `meanwhile` runs, and written only afterwards. */
async function onTheWay(
  table: string,
  headers: Record<string, string>,
  meanwhile: () => Promise<unknown>,
  [path, body]: readonly [string, object] = ['say', { text: 'still here' }],
) {
  const live = await there.server.liveTables.findFresh(table);
  let go = () => {};
  if (live === null) throw new Error(table);
  const held = live.runExclusive(() => new Promise<void>((resolve) => (go = resolve)));
  const waiting = vi.spyOn(live, 'runExclusive');
  const answer = there.anonymous.ask('POST', `/tables/${table}/${path}`, body, headers);
  await expect.poll(() => waiting.mock.calls.length).toBe(1);
  waiting.mockRestore();
  await meanwhile();
  go();
  await held;
  return (await answer).json<Problem>().code;
}

// This test runs first, because it needs nodes that have just started.
test('after a deletion no node has a chat line of the person', async () => {
  const host = await here.guest('Host');
  const { client } = await knownThere('Evy');
  const cookie = { cookie: client.headers.cookie ?? '' };
  expect((await there.anonymous.ask('GET', '/me', undefined, cookie)).statusCode).toBe(200);
  const table = await host.open({ game: 'threes', seats: 2, spectatorChat: true });
  await client.call('POST', `/tables/${table}/say`, { text: 'before' });
  nodes.hintsArrive = false;
  const code = await onTheWay(table, cookie, () => client.call('DELETE', '/me'));
  nodes.hintsArrive = true;
  expect(code).toBe('authentication-required');
  const rows = await here.database.db
    .selectFrom('events')
    .select('body')
    .where('table_id', '=', table)
    .execute();
  expect(JSON.stringify(rows)).not.toMatch(/Evy|before|still here/);
  for (const node of [here, there]) {
    const see = async () => (await node.anonymous.ask('GET', `/tables/${table}`)).body;
    await expect.poll(see).not.toMatch(/Evy|before|still here/);
  }
});

test.each([
  ['say', { text: 'still here' }],
  ['react', { reaction: 'wow' }],
  ['sit', {}],
] as const)('the request “%s” of a person who has just been deleted changes no table', async (...request) => {
  const host = await here.guest('Host');
  const { client } = await knownThere('Fay');
  const table = await host.open({ game: 'threes', seats: 2, spectatorChat: true });
  const { seq } = await host.see(table);
  nodes.hintsArrive = false;
  const cookie = { cookie: client.headers.cookie ?? '' };
  const code = await onTheWay(table, cookie, () => client.call('DELETE', '/me'), request);
  nodes.hintsArrive = true;
  expect([code, (await host.see(table)).seq]).toEqual(['authentication-required', seq]);
});

test('a revoked token and a deleted person are refused on every node at once', async () => {
  const { client, id, headers } = await knownThere('Ada');
  const cookie = { cookie: client.headers.cookie ?? '' };
  expect((await there.anonymous.ask('GET', '/me', undefined, cookie)).statusCode).toBe(200);
  await client.call('DELETE', `/me/tokens/${id}`);
  expect((await there.anonymous.ask('GET', '/me', undefined, headers)).statusCode).toBe(401);
  await client.call('DELETE', '/me');
  expect((await there.anonymous.ask('GET', '/me', undefined, cookie)).statusCode).toBe(401);
});

test('streams of a revoked token end on every node at once', async () => {
  const { client, id, headers } = await knownThere('Bo');
  const table = await client.open({ game: 'threes', seats: 2 });
  const address = await there.server.app.listen({ port: 0 });
  const stream = await fetch(`${address}/api/v1/tables/${table}/events`, { headers });
  await expect.poll(() => there.server.streams.count).toBe(1);
  await client.call('DELETE', `/me/tokens/${id}`);
  expect(await stream.text()).toContain('event: bye\ndata: {"reason":"gone"}');
});

test('a node that gets no hints detects changes by itself', async () => {
  const { client, headers } = await knownThere('Cleo');
  nodes.hintsArrive = false;
  await client.call('DELETE', '/me');
  const status = async () => (await there.anonymous.ask('GET', '/me', undefined, headers)).statusCode;
  await expect.poll(status).toBe(401);
  nodes.hintsArrive = true;
});

test('a request in flight with a revoked token is refused', async () => {
  const { client, id, headers } = await knownThere('Dag');
  const table = await client.open({ game: 'threes', seats: 2 });
  nodes.hintsArrive = false;
  const code = await onTheWay(table, headers, () => client.call('DELETE', `/me/tokens/${id}`));
  nodes.hintsArrive = true;
  expect(code).toBe('bad-token');
  expect((await client.see(table)).table.said).toEqual([]);
});

test('a node makes a change even if its outdated copy of the table already seems to contain the change', async () => {
  const host = await here.guest('Host');
  const { id: person } = await (await here.guest('Loud')).call<{ id: string }>('GET', '/me');
  const table = await host.open({ game: 'threes', seats: 2 });
  const path = `/tables/${table}/mute`;
  expect((await there.anonymous.ask('GET', `/tables/${table}`)).statusCode).toBe(200);
  nodes.hintsArrive = false;
  await host.call('POST', path, { person, muted: true });
  const headers = { cookie: host.headers.cookie ?? '' };
  const answer = await there.anonymous.ask('POST', path, { person, muted: false }, headers);
  nodes.hintsArrive = true;
  expect(answer.statusCode).toBe(200);
  expect((await host.see(table)).table.muted).toEqual([]);
});
