import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hint, localBus } from '../../src/bus/bus.ts';
import { RequestLimits, requestLimits } from '../../src/http/limits.ts';
import { startTestServer } from '../support/test-server.ts';
import { type TwoNodes, twoNodes } from '../support/two-nodes.ts';

const day = 86_400_000;
let nodes: TwoNodes;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  nodes = await twoNodes({ limits: true });
}, 120_000);
afterAll(async () => {
  await nodes.close();
  vi.useRealTimers();
});

test('all nodes share the limit of a person and exchange their counts every second', async () => {
  const ada = await nodes.here.guest('Ada');
  const ask = (node: 'here' | 'there') =>
    nodes[node].server.app.inject({ url: '/api/v1/me/export', headers: ada.headers });
  for (let request = 0; request < requestLimits.exports.person; request += 1)
    expect((await ask('here')).statusCode).toBe(200);
  expect((await ask('here')).statusCode).toBe(429);
  await vi.advanceTimersByTimeAsync(1000);
  const refused = await ask('there');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const bo = await nodes.there.guest('Bo');
  expect((await bo.ask('GET', '/me/export')).statusCode).toBe(200);
});

type Limit = keyof typeof requestLimits;
const periods = (Object.keys(requestLimits) as Limit[]).map((what): [Limit, number] => [
  what,
  what === 'written' ? day : 60_000,
]);
test.each(periods)('the counts of %s, and those of other nodes, expire after %i ms', (what, period) => {
  let now = 0;
  const [here, there] = [new RequestLimits(true, () => now), new RequestLimits(true, () => now)];
  const { person = 0, address = 0 }: { person?: number; address?: number } = requestLimits[what];
  const take = (node: RequestLimits, amounts: readonly [person: number, address: number]) => {
    if (person > 0) node.takeOfPerson(what, 'ada', amounts[0]);
    if (address > 0) node.takeOfAddress(what, '10.0.0.1', amounts[1]);
  };
  take(here, [person, address]);
  here.share((counts) => there.add(counts));
  here.share(() => expect.unreachable('Nothing new was counted'));
  now = period - 1;
  for (const node of [here, there]) expect(() => take(node, [1, 1])).toThrow('too-many-requests');
  now = period;
  for (const node of [here, there]) expect(() => take(node, [1, 1])).not.toThrow();
});

test.each([true, false])('with limits on (%s), both ways of counting refuse what exceeds a limit', (on) => {
  const counted = new RequestLimits(on, () => 0);
  const request = { person: { id: 'ada' }, ip: '10.0.0.9' } as unknown as FastifyRequest;
  const { person } = requestLimits.received;
  const take = counted.counter('received', request);
  expect([take(person), take(1)]).toEqual([true, !on]);
  const more = expect(() => counted.take('received', request));
  if (on) more.toThrow('too-many-requests');
  else more.not.toThrow();
});

test('a person can write a limited number of times a day, counted over all nodes', async () => {
  let tell: (hint: Hint) => void = () => {};
  const onHint = (listener: typeof tell) => {
    tell = listener;
  };
  const bus = { ...localBus(), onHint };
  const testServer = await startTestServer({ limits: true, bus });
  const cy = await testServer.guest('Cy');
  tell({ kind: 'counted', counts: [['written', cy.person.id, requestLimits.written.person - 1]] });
  const open = () => cy.ask('POST', '/tables', { game: 'greed', seats: 2 });
  expect((await open()).statusCode).toBe(201);
  const refused = await open();
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect((await cy.ask('GET', '/me')).statusCode).toBe(200);
  testServer.now += day;
  expect((await open()).statusCode).toBe(201);
  await testServer.close();
});

test('docs/api.md names the limits per minute and per day', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8').replaceAll(
    /\s+/g,
    ' ',
  );
  const { any, moves, chat, tables, seats, streams, exports, explored, reads } = requestLimits;
  const { guests, codes, tokens, received, written } = requestLimits;
  const grouped = (count: number) => count.toLocaleString('en-GB');
  const row = (what: string, person: number | '', address: number | '' = '') =>
    `| ${what} | ${person} | ${address} |`.replaceAll(/ +/g, ' ');
  for (const sentence of [
    row('requests', any.person),
    row('moves', moves.person),
    row('chat lines and reactions', chat.person),
    row('new tables', tables.person, tables.address),
    row('seats taken', seats.person, seats.address),
    row('streams', streams.person, streams.address),
    row('exports', exports.person),
    row('positions explored', explored.person),
    row('reads of unfinished matches', reads.person),
    row('guests', '', guests.address),
    row('codes', '', codes.address),
    row('refused tokens', '', tokens.address),
    `${received.person} by person and ${grouped(received.address)} by address`,
    `A person may send ${grouped(written.person)} requests a day`,
    `together may send ${grouped(written.address)}.`,
  ])
    expect(page).toContain(sentence);
});

test('each route counts towards the limit of its kind', async () => {
  const { app } = nodes.here.server;
  const counted: [limit: string, route: string][] = [];
  let route = '';
  const taken = vi.spyOn(RequestLimits.prototype, 'takeOfPerson').mockImplementation((what) => {
    if (what !== 'any' && what !== 'written') counted.push([what, route]);
  });
  const ofAddress = vi.spyOn(RequestLimits.prototype, 'takeOfAddress').mockImplementation((what) => {
    if (what === 'guests' || what === 'codes') counted.push([what, route]);
  });
  for (const [path, operations] of Object.entries(app.swagger().paths ?? {}))
    for (const method of Object.keys(operations as object)) {
      route = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;
      const url = path.replaceAll(/\{\w+\}/g, '0'.repeat(16));
      await app.inject({ method: method.toUpperCase() as 'GET', url });
    }
  for (const spy of [taken, ofAddress]) spy.mockRestore();
  const routesOf = (limit: string) => counted.flatMap(([one, name]) => (one === limit ? [name] : []));
  expect(Object.fromEntries(counted.map(([limit]) => [limit, routesOf(limit)]))).toEqual({
    chat: ['POST /tables/{id}/say', 'POST /tables/{id}/react'],
    codes: ['GET /codes/{code}', 'GET /sheet-codes/{code}'],
    explored: ['GET /explore'],
    exports: ['GET /me/export'],
    guests: ['POST /guests'],
    reads: ['GET /me/turns', 'GET /me/history'],
    seats: [
      'POST /tables/{id}/sit',
      'POST /tables/{id}/wait',
      'POST /tables/{id}/undo',
      'POST /tables/{id}/undo/answer',
    ],
    streams: ['GET /tables/{id}/events', 'GET /sheets/{id}/events', 'GET /socket'],
    tables: ['POST /me/tokens', 'POST /tables', 'POST /tables/{id}/rematch', 'POST /sheets'],
  });
});
