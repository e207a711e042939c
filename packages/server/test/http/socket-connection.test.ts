import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { SocketConnection } from '../../src/http/socket/connection.ts';

// The declared constructor has no parameters, because the types of `ws` are not installed with the package.
const Connection = SocketConnection as unknown as new (
  socket: object,
  raw: object,
  on: { readonly answer: (request: string) => Promise<string>; readonly take: () => boolean },
) => SocketConnection;

/** A connection whose requests are answered when the test says so. */
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

test('a connection that closes answers the requests before, but none after', async () => {
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

test('a client that does not read its responses is not heard until it does', () => {
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
