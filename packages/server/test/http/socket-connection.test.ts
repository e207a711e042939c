import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { HttpDeps } from '../../src/http/deps.ts';
import { SocketConnection } from '../../src/http/socket/connection.ts';
import { SocketSession } from '../../src/http/socket/session.ts';
import type { Listener } from '../../src/service/live-table.ts';
import { frame } from '../../src/service/stream-frame.ts';

// The declared constructor has no parameters, because the types of `ws` are not installed with the package.
const Connection = SocketConnection as unknown as new (
  socket: object,
  raw: object,
  on: { readonly answer: (request: string) => Promise<string>; readonly take: () => boolean },
) => SocketConnection;

/** A connection whose requests the test answers. */
function setup() {
  const socket = Object.assign(new EventEmitter(), {
    isPaused: false,
    bufferedAmount: 0,
    close: vi.fn(),
    send: vi.fn(),
    terminate: vi.fn(),
    ping: vi.fn(),
    pause: () => void Object.assign(socket, { isPaused: true }),
    resume: () => void Object.assign(socket, { isPaused: false }),
  });
  const raw = Object.assign(new EventEmitter(), { cork: () => {}, uncork: () => {} });
  const asked: { readonly request: string; readonly answer: () => void }[] = [];
  const connection = new Connection(socket, raw, {
    answer: (request) =>
      new Promise((resolve) => {
        asked.push({ request, answer: () => resolve(request) });
      }),
    take: () => true,
  });
  return { socket, raw, connection, asked, sent: () => socket.send.mock.calls.flat() };
}

test('a connection that begins to close answers earlier requests and no later ones', async () => {
  const { socket, connection, asked, sent } = setup();
  socket.emit('message', 'before');
  connection.close('stopping');
  socket.emit('message', 'after');
  expect(socket.close).not.toHaveBeenCalled();
  for (const { answer } of asked) answer();
  await expect.poll(() => socket.close.mock.calls.length).toBe(1);
  expect(sent()).toEqual(['before']);
});

test('a connection reads no more while too many requests wait, until one is answered', async () => {
  const { socket, asked, sent } = setup();
  for (let request = 0; !socket.isPaused; request += 1) {
    expect(request).toBeLessThan(1000);
    socket.emit('message', String(request));
  }
  asked[0]?.answer();
  await expect.poll(() => socket.isPaused).toBe(false);
  expect(sent()).toEqual(['0']);
});

const maxUnread = 1024 * 1024;

test('a client that does not read its messages is disconnected', () => {
  const { socket, connection, sent } = setup();
  socket.bufferedAmount = maxUnread;
  connection.push('event 1');
  expect([sent(), socket.terminate.mock.calls.length]).toEqual([['event 1'], 0]);
  socket.bufferedAmount = maxUnread + 1;
  connection.push('event 2');
  expect([sent(), socket.terminate.mock.calls.length]).toEqual([['event 1'], 1]);
});

test('the server reads no more requests from a client that does not read its responses', () => {
  const { socket, raw } = setup();
  socket.bufferedAmount = maxUnread + 1;
  socket.emit('message', 'a request');
  expect(socket.isPaused).toBe(true);
  socket.bufferedAmount = maxUnread;
  raw.emit('drain');
  expect(socket.isPaused).toBe(false);
});

test('a client is disconnected if it has sent nothing since the last ping, unless its requests wait', () => {
  const { socket, raw, connection } = setup();
  const state = () => [socket.ping.mock.calls.length, socket.terminate.mock.calls.length];
  connection.ping();
  raw.emit('data', Buffer.from('pong'));
  connection.ping();
  expect(state()).toEqual([2, 0]);
  socket.emit('message', 'a request');
  connection.ping();
  expect(state()).toEqual([3, 0]);
  const { connection: idle, socket: silent } = setup();
  idle.ping();
  idle.ping();
  expect([silent.ping.mock.calls.length, silent.terminate.mock.calls.length]).toEqual([1, 1]);
});

const [one, two] = ['1', '2'].map((digit) => digit.repeat(16)) as [string, string];

/** The session of Ada on a WebSocket. The test decides when her subscriptions start. */
function sessionOfAda() {
  const started: { readonly listener: Listener; readonly since: number | null; readonly stop: () => void }[] =
    [];
  const waiting: (() => void)[] = [];
  const deps = {
    now: () => 0,
    counted: { takeOfPerson: vi.fn() },
    attendance: { check: async () => {} },
    liveTables: {
      findFresh: async (id: string) =>
        id === '0'.repeat(16) ? null : { id, mayWatch: () => true, see: () => {} },
    },
    streams: {
      listen: (_live: unknown, listener: Listener, since: number | null) =>
        new Promise((resolve) => {
          const stop = vi.fn();
          started.push({ listener, since, stop });
          waiting.push(() => resolve(stop));
        }),
    },
  };
  const pushed: string[] = [];
  const upgrade = { person: { id: 'ada' }, ip: '127.0.0.1' };
  const session = new SocketSession(deps as unknown as HttpDeps, upgrade as never, (text) => {
    pushed.push(text);
  });
  const subscribe = async (table: string, since?: number) => {
    const before = started.length;
    const done = session.handle({ id: 1, type: 'subscribe', table, since });
    while (started.length === before) await new Promise((later) => setImmediate(later));
    return { ...(started[before] as (typeof started)[number]), done, start: () => waiting[before]?.() };
  };
  return { session, subscribe, pushed, counted: deps.counted.takeOfPerson };
}
const beat = frame({ event: 'beat', data: { at: '2026-01-01T00:00:00.000Z' } });
const bye = frame({ event: 'bye', data: { reason: 'gone' } });
const beatOf = (table: string) =>
  `{"table":"${table}","event":"beat","data":{"at":"2026-01-01T00:00:00.000Z"}}`;

test('a subscription sends the messages of its table as its person may see them, and counts as a stream', async () => {
  const { subscribe, pushed, counted } = sessionOfAda();
  const [first, second] = [await subscribe(one, 7), await subscribe(two)];
  for (const { listener, start, done } of [first, second]) {
    start();
    expect(await done).toBe('null');
    listener.send(beat);
  }
  expect(pushed).toEqual([beatOf(one), beatOf(two)]);
  expect([first, second].map(({ since, listener }) => [since, listener.person])).toEqual([
    [7, 'ada'],
    [null, 'ada'],
  ]);
  expect(counted.mock.calls).toEqual([
    ['streams', 'ada'],
    ['streams', 'ada'],
  ]);
});

test.each<[how: string, end: (room: ReturnType<typeof sessionOfAda>, listener: Listener) => unknown]>([
  ['the client unsubscribes', ({ session }) => session.handle({ id: 2, type: 'unsubscribe', table: one })],
  ['the client subscribes to the table again', ({ subscribe }) => subscribe(one)],
  ['the client disconnects', ({ session }) => session.end()],
  ['the server says bye', (_, listener) => listener.send(bye)],
])('a subscription stops, and sends no more messages, once %s', async (how, end) => {
  for (const isRunning of [true, false]) {
    const room = sessionOfAda();
    const [ended, other] = [await room.subscribe(one), await room.subscribe(two)];
    if (isRunning) {
      ended.start();
      await ended.done;
    }
    await end(room, ended.listener);
    const before = room.pushed.length;
    ended.start();
    await ended.done;
    for (const { listener } of [ended, other]) listener.send(beat);
    expect(ended.stop).toHaveBeenCalledTimes(1);
    expect(room.pushed.slice(before)).toEqual(how === 'the client disconnects' ? [] : [beatOf(two)]);
  }
});

test('a client can be subscribed to a hundred tables; a refused subscription does not count', async () => {
  const { session, subscribe } = sessionOfAda();
  const missing = { id: 2, type: 'subscribe', table: '0'.repeat(16) } as const;
  for (let table = 1; table <= 100; table += 1) {
    await subscribe(String(table).padStart(16, '0'));
    if (table < 100) await expect(session.handle(missing)).rejects.toMatchObject({ code: 'no-such-table' });
  }
  await expect(session.handle(missing)).rejects.toMatchObject({ code: 'too-many-streams' });
  await session.handle({ id: 3, type: 'unsubscribe', table: '1'.padStart(16, '0') });
  await subscribe(one);
});
