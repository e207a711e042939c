import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Hint, localBus } from '../../src/bus/bus.ts';
import { day } from '../../src/http/allowance.ts';
import { RequestLimits, requestLimits } from '../../src/http/limits.ts';
import { startTestServer } from '../support/test-server.ts';
import { type TwoNodes, twoNodes } from '../support/two-nodes.ts';

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

test('the counts of other nodes expire with their minute', () => {
  let now = 0;
  const [here, there] = [new RequestLimits(true, () => now), new RequestLimits(true, () => now)];
  here.takeOfPerson('moves', 'ada', requestLimits.moves.person);
  here.share((counts) => there.add(counts));
  here.share(() => expect.unreachable('Nothing new was counted'));
  now = 59_999;
  for (const node of [here, there])
    expect(() => node.takeOfPerson('moves', 'ada')).toThrow('too-many-requests');
  now = 60_000;
  for (const node of [here, there]) expect(() => node.takeOfPerson('moves', 'ada')).not.toThrow();
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
