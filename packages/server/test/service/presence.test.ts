import { afterAll, expect, test, vi } from 'vitest';
import { type Hint, hintSchema } from '../../src/bus/bus.ts';
import { type Problem, type StreamMessage, standInLimits } from '../../src/protocol/index.ts';
import { Presence } from '../../src/service/presence.ts';
import { Sheets } from '../../src/service/sheets.ts';
import type { Frame } from '../../src/service/stream-frame.ts';
import type { TestClient } from '../support/test-server.ts';
import { twoNodes } from '../support/two-nodes.ts';

const nodes = await twoNodes();
const ada = await nodes.here.guest('Ada');
const bo = await nodes.there.guest('Bo');
const cy = await nodes.here.guest('Cy');
afterAll(() => nodes.close());

/** Advances the clocks of both nodes. A node reports every 15 seconds who is connected to it. */
async function later(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 15) {
    for (const node of [nodes.here, nodes.there]) {
      node.now += 1000 * Math.min(15, left);
      await node.server.streams.beat();
    }
  }
}

/** Starts a match that Ada hosts. Ada and Cy are connected to one node, and Bo in seat 1 to the other. */
async function running(): Promise<string> {
  const table = await ada.open({ game: 'greed', seats: 3, clock: { kind: 'none' } });
  for (const one of [bo, cy]) await one.call('POST', `/tables/${table}/sit`, {});
  await ada.call('POST', `/tables/${table}/start`);
  return table;
}
const seatOfBo = async (who: TestClient, table: string) => (await who.see(table)).table.seats[1];
const standIn = async (who: TestClient, table: string) => {
  const answer = await who.ask('POST', `/tables/${table}/stand-in`, { seat: 1 });
  return answer.statusCode === 200 ? 'held' : answer.json<Problem>().code;
};

test('a player with a stream on another node is present, and no bot may play for them', async () => {
  const table = await running();
  const [own, stream] = [await ada.listen(table), await bo.listen(table)];
  await expect.poll(async () => (await seatOfBo(ada, table))?.here).toBe(true);
  await later(600);
  expect(await seatOfBo(ada, table)).toMatchObject({ here: true, awaySince: null });
  expect(await standIn(ada, table)).toBe('not-away');
  stream.close();
  own.close();
});

test('a player who leaves one node is away after 20 seconds, can be replaced on another node, and can return on the first', async () => {
  const table = await running();
  const [own, stream] = [await ada.listen(table), await bo.listen(table)];
  await later(60);
  const left = nodes.there.now;
  stream.close();
  const hasReported = () =>
    nodes.hints.some((hint) => hint.kind === 'here' && hint.table === table && hint.people.length === 0);
  await expect.poll(hasReported).toBe(true);
  await later(19);
  expect(await standIn(ada, table)).toBe('not-away');
  await later(1);
  expect(await seatOfBo(ada, table)).toMatchObject({ here: false, awaySince: new Date(left).toISOString() });
  await later(159);
  expect(await standIn(cy, table)).toBe('not-away');
  await later(1);
  expect(await standIn(cy, table)).toBe('held');
  expect(await seatOfBo(bo, table)).toMatchObject({ held: true });
  await bo.call('POST', `/tables/${table}/return`);
  expect(await seatOfBo(ada, table)).toMatchObject({ held: false, here: true });
  own.close();
});

test('the lobby learns every 15 seconds which hosts are connected, but only of tables that are open', async () => {
  const started = await running();
  const open = await ada.open({ game: 'greed', seats: 3, listed: true });
  const streams = [await ada.listen(started), await ada.listen(open)];
  const seenAt = async (id: string) => {
    const { db } = nodes.here.database;
    const row = await db.selectFrom('tables').select('host_seen').where('id', '=', id).executeTakeFirst();
    return row?.host_seen?.getTime() ?? null;
  };
  const before = await seenAt(started);
  await later(30);
  await expect.poll(() => seenAt(open)).toBe(nodes.here.now);
  expect(await seenAt(started)).toBe(before);
  for (const stream of streams) stream.close();
});

test('the server sends an arrival to the listeners after 50 ms, or after 0.2 ms per listener if there are more than 250', async () => {
  const { streams, liveTables } = nodes.here.server;
  const toldAfter = async (listeners: number) => {
    const live = await liveTables.findFresh(await ada.open({ game: 'greed', seats: 2 }));
    if (live === null) throw new Error('No table');
    let told = 0;
    const send = ({ ndjson }: Frame) => {
      if (ndjson.includes('"presence"')) told += 1;
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await streams.listen(live, { person: null, send }, null);
    const others: (() => void)[] = [];
    while (others.length < listeners - 2)
      others.push(await streams.listen(live, { person: null, send: () => {} }, null));
    vi.advanceTimersByTime(1000);
    const last = await streams.listen(live, { person: null, send: () => {} }, null);
    told = 0;
    let waited = 0;
    for (; told === 0 && waited < 1000; waited += 1) vi.advanceTimersByTime(1);
    for (const leave of [first, last, ...others]) leave();
    vi.useRealTimers();
    return waited;
  };
  expect([await toldAfter(2), await toldAfter(250), await toldAfter(500)]).toEqual([50, 50, 100]);
});

test('the listeners learn that a player is away 4 seconds after the connection of the player closed', async () => {
  const { here } = nodes;
  const live = await here.server.liveTables.findFresh(await running());
  if (live === null) throw new Error('No table');
  here.now += 1000;
  const left = here.now;
  /** The seconds after which each message said that Cy in seat 2 is away. */
  const told: number[] = [];
  const send = ({ ndjson }: Frame) => {
    const message: StreamMessage = JSON.parse(ndjson.toString());
    if (message.event === 'presence' && message.data.away.some(({ seat }) => seat === 2))
      told.push(Math.floor((here.now - left) / 1000));
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stop = await here.server.streams.listen(live, { person: null, send }, null);
  const leave = await here.server.streams.listen(live, { person: cy.person.id, send: () => {} }, null);
  leave();
  while (here.now < left + 6000) {
    here.now += 100;
    vi.advanceTimersByTime(100);
  }
  vi.useRealTimers();
  // The periodic check reports only people who have gone away since the last message.
  for (const _ of [1, 2]) await here.server.streams.checkAttendance();
  stop();
  expect(told).toEqual([4]);
});

test('listeners of all nodes learn that a player is away 5 seconds after the last ping, though the stream stays open', async () => {
  const { here, there } = nodes;
  const table = await running();
  const [own, stream] = [await ada.listen(table), await bo.listen(table)];
  const isAway = () =>
    own.messages.flatMap((one) => (one.event === 'presence' ? [one.data] : [])).at(-1)?.away[0]?.seat === 1;
  const isReported = (hint: Hint) =>
    hint.kind === 'here' && hint.table === table && hint.people.includes(bo.person.id);
  await expect.poll(() => nodes.hints.some(isReported)).toBe(true);
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 10) {
      for (const node of [here, there]) node.now += 10;
      vi.advanceTimersByTime(10);
    }
    await new Promise(setImmediate);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pass(1000);
  const last = there.now;
  // A load balancer may send a ping to a node without the stream.
  here.server.streams.ping(table, bo.person.id, 5000);
  await pass(4990);
  const before = isAway();
  // The message comes some milliseconds later.
  await pass(110);
  vi.useRealTimers();
  await expect.poll(isAway).toBe(true);
  expect(before).toBe(false);
  expect(await seatOfBo(ada, table)).toMatchObject({ here: false, awaySince: new Date(last).toISOString() });
  await bo.call('GET', `/tables/${table}/ping?within=5`);
  await expect.poll(isAway).toBe(false);
  stream.close();
  own.close();
});

test('a listed table leaves the lobby 45 seconds after its host was seen, and is there again as soon as the host connects', async () => {
  const table = await ada.open({ game: 'greed', seats: 2, listed: true });
  const isListed = async () => {
    const lobby = await cy.call<readonly { readonly id: string }[]>('GET', '/tables');
    return lobby.some(({ id }) => id === table);
  };
  await later(45);
  expect(await isListed()).toBe(true);
  await later(1);
  expect(await isListed()).toBe(false);
  const stranger = await bo.listen(table);
  expect(await isListed()).toBe(false);
  const host = await ada.listen(table);
  await expect.poll(isListed).toBe(true);
  for (const stream of [stranger, host]) stream.close();
});

test('an event on one node is sent immediately to listeners on another node', async () => {
  const table = await running();
  const stream = await bo.listen(table);
  const read = vi.spyOn(nodes.there.server.liveTables, 'catchUp');
  await ada.call('POST', `/tables/${table}/say`, { text: 'hello' });
  // The node reads the table because of the hint, not during a check for missed lines.
  expect(read.mock.calls.map(([live]) => live.id)).toEqual([table]);
  read.mockRestore();
  await stream.until('table', 1);
  expect(stream.messages.find(({ event }) => event === 'table')).toMatchObject({
    event: 'table',
    data: { event: { kind: 'said', text: 'hello' } },
  });
  stream.close();
});

test('a node that changes a shared sheet notifies the other node, which reads the change immediately', async () => {
  const { anonymous } = nodes.here;
  const heard = vi.spyOn(Sheets.prototype, 'onHint');
  const setup = { game: 'greed', options: {}, names: ['Ada', 'Bo'], belowZero: true };
  const { id } = await anonymous.call<{ id: string }>('POST', '/sheets', { setup, changes: [] });
  const change = { type: 'enter', at: 0, seat: 0, values: { points: 300 } };
  await anonymous.call('POST', `/sheets/${id}/changes`, { seq: 0, key: 'a-change-elsewhere', change });
  expect(heard.mock.calls).toEqual([[id]]);
  heard.mockRestore();
});

test('an event whose hint was lost reaches other nodes when they check for missed lines', async () => {
  const table = await running();
  const stream = await bo.listen(table);
  nodes.hintsArrive = false;
  await ada.call('POST', `/tables/${table}/say`, { text: 'still here' });
  await nodes.there.server.streams.readMissed();
  nodes.hintsArrive = true;
  await stream.until('table', 1);
  expect(stream.messages.find(({ event }) => event === 'table')).toMatchObject({
    data: { event: { kind: 'said', text: 'still here' } },
  });
  stream.close();
});

test('a player connected to a node that stops reporting counts as away from the time of its last report', async () => {
  const table = await running();
  const [own, stream] = [await ada.listen(table), await bo.listen(table)];
  await later(60);
  const last = nodes.here.now;
  nodes.hintsArrive = false;
  await later(30);
  expect(await seatOfBo(ada, table)).toMatchObject({ here: true });
  await later(1);
  expect(await seatOfBo(ada, table)).toMatchObject({ here: false, awaySince: new Date(last).toISOString() });
  expect(await standIn(ada, table)).toBe('held');
  nodes.hintsArrive = true;
  stream.close();
  own.close();
});

test('a player is away 4 seconds after their connection closed, or 20 seconds after their last activity', () => {
  const presence = new Presence(0);
  presence.see('ada', 30_000, true);
  presence.see('bo', 30_000);
  const away = (person: string, now: number) => presence.awaySince(person, false, now);
  expect([away('ada', 33_999), away('ada', 34_000)]).toEqual([null, 30_000]);
  expect([away('bo', 49_999), away('bo', 50_000)]).toEqual([null, 30_000]);
  expect(presence.awaySince('ada', true, 90_000)).toBeNull();
  // An earlier activity that is reported later does not count as newer.
  presence.see('bo', 20_000);
  expect(away('bo', 49_999)).toBeNull();
});

test('people and spectators of another node count for half a minute after its last report', () => {
  const presence = new Presence(0);
  const report = { people: ['ada'], watchers: 3, seen: {}, from: 0 };
  presence.report('other', report, 50_000);
  expect([presence.watchersElsewhere(80_000), presence.watchersElsewhere(80_001)]).toEqual([3, 0]);
  expect(presence.awaySince('ada', false, 80_000)).toBeNull();
  expect(presence.awaySince('ada', false, 80_001)).toBe(50_000);
  // A person who is missing in the next report has left.
  presence.report('other', { ...report, people: [] }, 60_000);
  expect(presence.awaySince('ada', false, 63_999)).toBeNull();
  expect(presence.awaySince('ada', false, 64_000)).toBe(60_000);
});

test('a node that never saw a player learns from a report that the connection of the player closed', () => {
  const there = new Presence(0);
  there.see('bo', 100_000, true);
  const hint = { kind: 'here', table: 't', node: 'there', people: [], watchers: 0, from: 0, ...there.seen() };
  const here = new Presence(0);
  here.report('there', hintSchema.parse(hint) as Extract<Hint, { kind: 'here' }>, 100_000);
  const { mark, grace } = standInLimits;
  expect(mark).toBeLessThan(grace);
  expect(here.awaySince('bo', false, 100_000 + mark - 1)).toBeNull();
  expect(here.awaySince('bo', false, 100_000 + mark)).toBe(100_000);
});

test('a stopping server asks its listeners to reconnect in groups, so that they do not all reconnect at the same time', async () => {
  const { liveTables, streams } = nodes.here.server;
  const live = await liveTables.findFresh(await ada.open({ game: 'greed', seats: 2 }));
  let asked = 0;
  const leave: (() => void)[] = [];
  for (let listener = 0; live !== null && listener < 60; listener += 1) {
    const send = ({ event }: Frame) => {
      if (event === 'bye') asked += 1;
    };
    leave.push(await streams.listen(live, { person: null, send }, null));
  }
  const done = streams.sendBye();
  expect(asked).toBe(25);
  await done;
  expect(asked).toBe(60);
  for (const one of leave) one();
});
