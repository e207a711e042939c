import { afterAll, expect, test } from 'vitest';
import type { Clock, StreamMessage } from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
const ada = await testServer.guest('Ada');
const bo = await testServer.guest('Bo');
const cy = await testServer.guest('Cy');
afterAll(() => testServer.close());

/** Advances the clock and runs the periodic tasks of the server. */
async function later(seconds: number): Promise<void> {
  testServer.now += seconds * 1000;
  await testServer.server.streams.checkAttendance();
  await testServer.server.turnScheduler.playDue();
}
const hour = 3600;
const live = { kind: 'seconds', seconds: 90 } as const;

async function open(asked: object, ...others: readonly TestClient[]): Promise<string> {
  const { table } = await ada.call('POST', '/tables', { game: 'greed', ...asked });
  for (const who of others) await who.call('POST', `/tables/${table.id}/sit`, {});
  return table.id;
}
async function running(clock: Clock, ...others: readonly TestClient[]): Promise<string> {
  const table = await open({ clock }, ...others);
  await ada.call('POST', `/tables/${table}/start`);
  return table;
}
const kinds = (messages: readonly StreamMessage[]) =>
  messages.flatMap((message) => (message.event === 'table' ? [message.data.event.kind] : []));
const refusal = async (answer: ReturnType<TestClient['ask']>) => (await answer).json<{ code: string }>().code;

test('before a match, a host who is away for a minute is replaced by the player with the oldest seat', async () => {
  const table = await open({}, bo, cy);
  const [streamOfCy, streamOfBo] = [await cy.listen(table), await bo.listen(table)];
  await later(59);
  expect((await bo.see(table)).table.host).toBe(ada.person.id);
  await later(1);
  expect((await bo.see(table)).table.host).toBe(bo.person.id);
  expect(kinds(streamOfCy.messages)).toEqual(['host']);
  expect((await bo.call('POST', `/tables/${table}/start`)).table.status).toBe('playing');
  streamOfCy.close();
  streamOfBo.close();
});

test('a table that clients only poll, without a stream, also gets a new host', async () => {
  const table = await open({}, bo);
  testServer.now += 41 * 24 * hour * 1000;
  expect((await bo.see(table)).table.host).toBe(bo.person.id);
});

test('at a party, another player becomes host when the host is away for 30 seconds, and the first host can take the role back', async () => {
  const table = await open({ party: true }, bo);
  await ada.call('POST', `/tables/${table}/start`);
  const stream = await bo.listen(table);
  await later(29);
  expect((await bo.see(table)).table.host).toBe(ada.person.id);
  await later(1);
  expect((await bo.see(table)).table.host).toBe(bo.person.id);
  expect(await refusal(cy.ask('POST', `/tables/${table}/host`, { person: cy.person.id }))).toBe(
    'not-the-host',
  );
  const back = await ada.call('POST', `/tables/${table}/host`, { person: ada.person.id });
  expect(back.table.host).toBe(ada.person.id);
  stream.close();
});

test('a player who never opened the table is shown as away after 20 seconds', async () => {
  const table = await open({ party: true }, bo);
  const stream = await bo.listen(table);
  const away = () =>
    stream.messages.findLast((message) => message.event === 'presence')?.data.away.map(({ seat }) => seat);
  await later(19);
  expect(away()).toEqual([]);
  await later(1);
  await expect.poll(away).toEqual([0]);
  stream.close();
});

test('a match pauses once all its people have been away for a minute, and continues when one comes back', async () => {
  const table = await running({ kind: 'seconds', seconds: 600 }, bo);
  const [first, second] = [await ada.listen(table), await bo.listen(table)];
  const screen = await testServer.anonymous.listen(table);
  await later(30);
  first.close();
  await later(30);
  second.close();
  await later(59);
  expect((await testServer.anonymous.see(table)).table.match?.paused).toBeNull();
  await later(1);
  const paused = await testServer.anonymous.see(table);
  expect(paused.table.match?.paused).not.toBeNull();
  expect(paused.table.match?.deadline).toBeNull();
  await later(10 * hour);
  expect(kinds(screen.messages)).toEqual(['paused']);
  const again = await bo.listen(table);
  const { match } = (await bo.see(table)).table;
  expect(match).toMatchObject({ paused: null });
  expect(match?.deadline).toBe(new Date(testServer.now + 600_000).toISOString());
  expect(kinds(screen.messages)).toEqual(['paused', 'resumed']);
  again.close();
  screen.close();
});

test('bots do not finish a match while all people are away', async () => {
  const table = await open({ clock: { kind: 'none' }, options: { target: 20_000 } });
  await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
  await ada.call('POST', `/tables/${table}/start`);
  await ada.call('POST', `/tables/${table}/hold`);
  const before = (await testServer.anonymous.see(table)).seq;
  for (let round = 0; round < 200; round += 1) await later(1);
  const { table: state, seq } = await testServer.anonymous.see(table);
  expect(seq).toBeGreaterThan(before + 10);
  expect(state).toMatchObject({ status: 'playing' });
  expect(state.match?.paused).not.toBeNull();
});

test('a match pauses when the clock has decided twice for every person, even if they are connected', async () => {
  const table = await running(live, bo);
  const streams = [await ada.listen(table), await bo.listen(table)];
  for (let second = 0; second < 20 * 90; second += 15) await later(15);
  const { match, seats } = { ...(await testServer.anonymous.see(table)).table };
  expect(match?.paused).not.toBeNull();
  expect(seats.map(({ held }) => held)).toEqual([true, true]);
  const back = await ada.call('POST', `/tables/${table}/return`);
  expect(back.table).toMatchObject({ match: { paused: null }, seats: [{ held: false }, { held: true }] });
  for (const stream of streams) stream.close();
});

test('a match with days for each move does not pause while no player is connected', async () => {
  const table = await running({ kind: 'days', days: 5 }, bo);
  await later(100 * hour);
  expect((await testServer.anonymous.see(table)).table.match?.paused).toBeNull();
});

test('in a match with days for each move, all others together can replace a player after three days away', async () => {
  const table = await running({ kind: 'days', days: 14 }, bo, cy);
  await later(71 * hour);
  const ask = (who: TestClient) => who.ask('POST', `/tables/${table}/stand-in`, { seat: 0 });
  expect(await refusal(ask(bo))).toBe('not-away');
  await later(hour);
  const asked = (await ask(bo)).json<{ table: unknown }>();
  expect(asked.table).toMatchObject({ standIn: { seat: 0, waiting: [2] }, seats: [{ held: false }, {}, {}] });
  const agreed = (await ask(cy)).json<{ table: unknown }>();
  expect(agreed.table).toMatchObject({ standIn: null, seats: [{ held: true }, {}, {}] });
});
