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
  return { socket, connection, asked, sent: () => socket.send.mock.calls.flat() };
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
