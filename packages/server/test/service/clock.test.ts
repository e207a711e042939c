import { afterAll, expect, test, vi } from 'vitest';
import { RequestLimits } from '../../src/http/limits.ts';
import { Sockets } from '../../src/http/socket/connection.ts';
import { steadyClock } from '../../src/node/server.ts';
import { LiveTables } from '../../src/service/live-tables.ts';
import { RetentionJob } from '../../src/service/retention.ts';
import { Sheets } from '../../src/service/sheets.ts';
import { Streams } from '../../src/service/streams.ts';
import { TurnScheduler } from '../../src/service/turn-scheduler.ts';
import { startTestServer } from '../support/test-server.ts';

const hour = 3_600_000;
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const testServer = await startTestServer({ limits: true });
const ada = await testServer.guest('Ada');
afterAll(async () => {
  await testServer.close();
  vi.useRealTimers();
});

test('the clock follows the system clock, even when that jumps forward', () => {
  let [system, elapsed] = [5000, 0];
  const now = steadyClock(
    () => system,
    () => elapsed,
  );
  expect(now()).toBe(5000);
  [system, elapsed] = [6000, 1000];
  expect(now()).toBe(6000);
  [system, elapsed] = [6000 + hour, 1001];
  expect(now()).toBe(6000 + hour);
});

test('the clock never goes back, but runs at half speed until the system clock has caught up', () => {
  let [system, elapsed] = [10 * hour, 0];
  const now = steadyClock(
    () => system,
    () => elapsed,
  );
  const pass = (time: number) => {
    system += time;
    elapsed += time;
    return now();
  };
  system -= hour;
  expect(now()).toBe(10 * hour);
  expect(pass(1000)).toBe(10 * hour + 500);
  expect(pass(2 * hour - 1000)).toBe(11 * hour);
  expect(pass(1000)).toBe(11 * hour + 1000);
});

/**
 * Starts a match of Threes for two with a clock of ten seconds, and waits until the next wake-up of the server is
 * known.
 */
async function clocked(): Promise<string> {
  const bo = await testServer.guest('Bo');
  const table = await ada.open({ game: 'threes', seats: 2, clock: { kind: 'seconds', seconds: 10 } });
  await bo.call('POST', `/tables/${table}/sit`, {});
  await ada.call('POST', `/tables/${table}/start`);
  return table;
}

test('a deadline that passes while the machine sleeps is served half a second after it wakes', async () => {
  const table = await clocked();
  const listening = await ada.listen(table);
  testServer.now += hour;
  await vi.advanceTimersByTimeAsync(500);
  await listening.until('table', 1);
  listening.close();
});

test('bots whose moves are due play at once after the system clock is set forward', async () => {
  await clocked();
  testServer.now += hour;
  const table = await ada.open({ game: 'greed', seats: 2, clock: { kind: 'none' } });
  await ada.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
  const listening = await ada.listen(table);
  await ada.call('POST', `/tables/${table}/start`);
  await ada.call('POST', `/tables/${table}/hold`);
  testServer.now += 500;
  await listening.until('table', 3);
  listening.close();
});

test('a bot plays a visible choice exactly at the end of its thinking time, even if it has decided earlier', async () => {
  const commit = {
    type: 'commit',
    pairs: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  };
  let asked = 0;
  const bots = {
    choose() {
      asked += 1;
      return commit;
    },
  };
  const own = await startTestServer({ bots });
  const host = await own.guest('Ada');
  const table = await host.open({ game: 'hidden-pairs', seats: 2, clock: { kind: 'none' } });
  await host.call('POST', `/tables/${table}/bots`, { strength: 'novice' });
  await host.call('POST', `/tables/${table}/start`);
  const { seq } = await host.see(table);
  const after = async (time: number) => {
    own.now += time;
    await own.server.turnScheduler.playDue();
    const { due = null } =
      (await own.database.db.selectFrom('deadlines').select('due').executeTakeFirst()) ?? {};
    return [asked, (await host.see(table)).seq - seq, due && due.getTime() - own.now];
  };
  expect([await after(249), await after(1), await after(249), await after(1)]).toEqual([
    [0, 0, 1],
    [1, 0, 250],
    [1, 0, 1],
    [1, 1, null],
  ]);
  await own.close();
});

test('the limit of a route lasts one minute by the clock of the server', async () => {
  const eager = await testServer.guest('Eager');
  const statusOf = async () => (await eager.ask('GET', '/me/export')).statusCode;
  for (let asked = 0; asked < 6; asked += 1) expect(await statusOf()).toBe(200);
  expect(await statusOf()).toBe(429);
  testServer.now += 60_000;
  expect(await statusOf()).toBe(200);
});

test('an unused table stays in memory for five minutes, and a table with a listener stays longer', async () => {
  const { liveTables } = testServer.server;
  const [idle, followed] = [
    await ada.open({ game: 'greed', seats: 2 }),
    await ada.open({ game: 'greed', seats: 2 }),
  ];
  const listening = await ada.listen(followed);
  const kept = (after: number) => {
    testServer.now += after;
    liveTables.sweep();
    return [idle, followed].map((id) => liveTables.known(id) !== undefined);
  };
  expect([kept(300_000), kept(1)]).toEqual([
    [true, true],
    [false, true],
  ]);
  const reloaded = await ada.open({ game: 'greed', seats: 2 });
  const known = async (after: number) => {
    testServer.now += after;
    await liveTables.reloadAll();
    return liveTables.known(reloaded) !== undefined;
  };
  expect([await known(60_000), await known(1)]).toEqual([true, false]);
  listening.close();
});

test('each background task of a server has its own interval, and ends with the server', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  /**
   * Returns the number of calls on the object with the most calls. Other servers of this process sometimes call the
   * same methods in real time.
   */
  const calls = (...spies: readonly { mock: { contexts: readonly unknown[] } }[]) =>
    spies.map(({ mock: { contexts } }) =>
      Math.max(...contexts.map((one) => contexts.filter((other) => other === one).length)),
    );
  const retention = { open: 7, unfinished: 90, guests: 7, people: 400, chat: 90, networks: 30 };
  const own = await startTestServer({ retention });
  const beats = [Streams, Sheets].map(({ prototype }) => vi.spyOn(prototype, 'beat').mockResolvedValue());
  const pings = vi.spyOn(Sockets.prototype, 'ping').mockReturnValue();
  const drops = [Streams, Sockets].map(({ prototype }) =>
    vi.spyOn(prototype, 'dropInvalid').mockResolvedValue(),
  );
  const read = vi.spyOn(Streams.prototype, 'readMissed').mockResolvedValue();
  const shared = vi.spyOn(RequestLimits.prototype, 'share').mockReturnValue();
  const attended = vi.spyOn(Streams.prototype, 'checkAttendance').mockResolvedValue();
  const swept = vi.spyOn(LiveTables.prototype, 'sweep').mockReturnValue();
  const woken = vi.spyOn(TurnScheduler.prototype, 'wakeIfLate').mockReturnValue();
  const deleted = vi.spyOn(RetentionJob.prototype, 'runIfDue').mockResolvedValue();
  const counts = () => calls(...beats, pings, ...drops, read, shared, attended, swept, woken, deleted);
  await vi.advanceTimersByTimeAsync(60_000);
  const inAMinute = [4, 4, 4, 6, 6, 60, 60, 30, 2, 120, 1];
  expect(counts()).toEqual(inAMinute);
  await own.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts()).toEqual(inAMinute);
  vi.restoreAllMocks();
});
