import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { NewToken, Problem } from '../../src/protocol/index.ts';
import type { LiveTable } from '../../src/service/live-table.ts';
import { frame } from '../../src/service/stream-frame.ts';
import { decideReact, decideSay } from '../../src/table/decide-seats.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let ada: TestClient;
let address: string;
const sockets = new Set<Socket>();
const asked: ClientRequest[] = [];

beforeAll(async () => {
  testServer = await startTestServer({ limits: true });
  ada = await testServer.guest('Ada');
  testServer.server.app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  address = await testServer.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const one of asked) one.destroy();
  await testServer.close();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((later) => setTimeout(later, 2));
}

/** Opens a stream on a separate connection. */
function listen(table: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request(
      `${address}/api/v1/tables/${table}/events`,
      { agent: false, headers },
      (answer) => {
        answer.on('error', () => {});
        resolve(answer);
      },
    );
    asking.on('error', reject);
    asking.end();
    asked.push(asking);
  });
}

async function liveTableOf(table: string): Promise<LiveTable> {
  const live = await testServer.server.liveTables.findFresh(table);
  if (live === null) throw new Error('No such table');
  return live;
}

/** Returns the number of bytes that wait in this process for readers. */
const waiting = (): number => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0);

test('a stream tells proxies and caches not to store it, and browsers to reconnect after a second', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  for (const [accept, type, start] of [
    ['text/event-stream', 'text/event-stream; charset=utf-8', 'retry: 1000\n\n'],
    ['application/x-ndjson', 'application/x-ndjson; charset=utf-8', '{"event":'],
  ] as const) {
    const stream = await listen(table, { ...ada.headers, accept });
    expect(stream.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const [first] = (await once(stream, 'data')) as [Buffer];
    expect(String(first).slice(0, start.length)).toBe(start);
    stream.destroy();
  }
});

test('an address may have 200 open streams; idle ones use no memory, and closing one makes room for another', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  const streams = await Promise.all(Array.from({ length: 200 }, () => listen(table)));
  expect(streams.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = await listen(table);
  expect(refused.statusCode).toBe(429);
  const problem = JSON.parse(String((await refused.toArray()).join(''))) as Problem;
  expect(problem.code).toBe('too-many-streams');
  for (const stream of streams) stream.resume();
  const live = await liveTableOf(table);
  await until(() => live.listeners.size === 200);
  expect(live.localPresence(0).watchers).toBe(200);
  await until(() => waiting() === 0);
  streams[0]?.destroy();
  await until(() => live.listeners.size === 199);
  expect((await listen(table)).statusCode).toBe(200);
  for (const one of asked) one.destroy();
  await until(() => live.listeners.size === 0 && testServer.server.streams.count === 0);
});

test('streams of revoked tokens and deleted people end, and all others continue', async () => {
  const [bo, cleo] = [await testServer.guest('Bo'), await testServer.guest('Cleo')];
  const { id, secret } = await bo.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
  const table = await ada.open({ game: 'greed', seats: 2 });
  const headers = [{ authorization: `Bearer ${secret}` }, { ...cleo.headers }, { ...bo.headers }, {}];
  const streams = await Promise.all(headers.map((own) => listen(table, own)));
  const said = streams.map(() => '');
  for (const [index, stream] of streams.entries())
    stream.on('data', (chunk) => {
      said[index] += String(chunk);
    });
  const live = await liveTableOf(table);
  await until(() => live.listeners.size === 4);
  await testServer.server.streams.dropInvalid();
  await bo.call('DELETE', `/me/tokens/${id}`);
  await cleo.call('DELETE', '/me');
  await testServer.server.streams.dropInvalid();
  await until(() => live.listeners.size === 2);
  await ada.call('POST', `/tables/${table}/say`, { text: 'are you there?' });
  await until(() => said.filter((text) => text.includes('are you there?')).length === 2);
  const gone = 'event: bye\ndata: {"reason":"gone"}\n\n';
  expect(said.map((text) => text.endsWith(gone))).toEqual([true, true, false, false]);
  expect(said.map((text) => text.includes('are you there?'))).toEqual([false, false, true, true]);
});

test('a listener who may no longer watch gets no events, even after the server reads the table again', async () => {
  const table = await ada.open({ game: 'threes', seats: 1 });
  const watching = await testServer.anonymous.listen(table);
  const live = await liveTableOf(table);
  const before = watching.messages.length;
  await ada.call('POST', `/tables/${table}/start`);
  live.replace({ ...live.table, watch: false }, live.checkpoints, testServer.now);
  const received = watching.messages.slice(before).filter(({ event }) => event !== 'presence');
  expect(received.map(({ event }) => event)).toEqual(['table', 'bye']);
  expect((await testServer.anonymous.listen(table)).messages).toMatchObject([{ event: 'bye' }]);
  watching.close();
});

test('at a table without spectators, a person without a seat gets no event of the match', async () => {
  const table = await ada.open({ game: 'threes', seats: 1, watch: false });
  const waiting = await testServer.anonymous.listen(table);
  const before = waiting.messages.length;
  await ada.call('POST', `/tables/${table}/start`);
  const received = waiting.messages.slice(before).filter(({ event }) => event !== 'presence');
  expect(received.map(({ event }) => event)).toEqual(['bye']);
  waiting.close();
});

test('a listener gets all missed events up to a limit, and a snapshot above it', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  const live = await liveTableOf(table);
  const say = (count: number, text: string) =>
    Promise.all(
      Array.from({ length: count }, () =>
        testServer.server.liveTables.change(table, { person: ada.person.id }, (now) =>
          decideSay(now, ada.person, text),
        ),
      ),
    );
  const missed = async () => {
    const answer = await fetch(`${address}/api/v1/tables/${table}/events?since=2`);
    let received = '';
    for await (const chunk of answer.body ?? []) {
      received += Buffer.from(chunk).toString();
      if (received.includes('event: presence')) break;
    }
    return received.match(/event: (table|snapshot)/g);
  };
  await say(40, 'x'.repeat(300));
  expect(await missed()).toEqual(Array(40).fill('event: table'));
  await say(60, 'x'.repeat(300));
  expect(await missed()).toEqual(['event: snapshot']);
  expect(live.table.seq).toBe(102);
});

test('a listener that reconnects gets the missed events once, or a snapshot after too many or with a wrong number', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  const react = () =>
    testServer.server.liveTables.change(table, { person: null }, (now) =>
      decideReact(now, ada.person, 'wow'),
    );
  for (let count = 0; count < 210; count += 1) await react();
  const { seq } = await ada.see(table);
  const reconnect = async (headers: Readonly<Record<string, string>>): Promise<string> => {
    let said = '';
    const stream = await listen(table, headers);
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
    // The presence message comes after the missed events.
    await until(() => said.includes('event: presence') || said.includes('"event":"presence"'));
    stream.destroy();
    return said;
  };
  // Another presence message may come when the server notices that the earlier stream has closed.
  const events = (said: string) =>
    [...said.matchAll(/^event: (?!presence)(\w+)(?:\nid: (\d+))?/gm)].map(([, ...of]) => of.join(' '));
  const numbers = Array.from({ length: 3 }, (_, index) => `table ${seq - 2 + index}`);
  expect(events(await reconnect({ 'last-event-id': String(seq - 3) }))).toEqual(numbers);
  expect(events(await reconnect({ 'last-event-id': String(seq) }))).toEqual([]);
  for (const whole of ['1', String(seq + 1), 'nonsense'])
    expect(events(await reconnect({ 'last-event-id': whole }))).toEqual([`snapshot ${seq}`]);
  const lines = await reconnect({ accept: 'application/x-ndjson', 'last-event-id': String(seq - 1) });
  expect(JSON.parse(lines.split('\n')[0] ?? '')).toMatchObject({ event: 'table', data: { seq } });
});

test('a stream has no HEAD route', async () => {
  const table = await ada.open({ game: 'threes', seats: 1 });
  const head = await testServer.server.app.inject({ method: 'HEAD', url: `/api/v1/tables/${table}/events` });
  expect(head.statusCode).toBe(404);
});

test('listeners that do not read are disconnected, use little memory and do not delay others', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  const live = await liveTableOf(table);
  const never = 5;
  for (let count = 0; count < never; count += 1) await listen(table, { ...ada.headers });
  const reader = await listen(table, { ...ada.headers });
  let read = 0;
  reader.on('data', (chunk: Buffer) => {
    read += chunk.length;
  });
  await until(() => live.listeners.size === never + 1);
  const size = 100_000;
  const large = frame({ event: 'beat', data: { at: 'x'.repeat(size) } });
  let most = 0;
  let sent = 0;
  // The buffers of the operating system first absorb some megabytes.
  while (live.listeners.size > 1 && sent < 500) {
    for (const listener of live.listeners) listener.send(large);
    sent += 1;
    most = Math.max(most, waiting());
    await until(() => read >= sent * size);
  }
  expect(live.listeners.size).toBe(1);
  expect(most).toBeLessThanOrEqual((never + 1) * (256 * 1024 + 2 * size));
  expect(read).toBeGreaterThanOrEqual(sent * size);
});

test.each(['tables', 'sheets'])(
  'a stream of %s resumes only after an event number of at most seven digits',
  async (what) => {
    const ask = (since: string) =>
      testServer.anonymous.ask('GET', `/${what}/${'0'.repeat(16)}/events?since=${since}`);
    expect((await ask('1234567')).statusCode).toBe(404);
    for (const since of ['', 'x', '-1', '1.5', '1e3', '12345678'])
      expect((await ask(since)).json<Problem>(), since).toMatchObject({ status: 400, code: 'bad-request' });
  },
);

test('a stream that cannot start ends its connection, so that the client asks again, and is logged', async () => {
  const table = await ada.open({ game: 'greed', seats: 2 });
  vi.spyOn(testServer.server.streams, 'listen').mockRejectedValueOnce(new Error('no events'));
  await expect(listen(table, ada.headers)).rejects.toThrow('socket hang up');
  const line = testServer.logged.findLast((one) => one.includes('A stream could not start'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, err: { message: 'no events' } });
});
