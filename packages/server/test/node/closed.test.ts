import { afterEach, expect, test, vi } from 'vitest';
import { openSocket } from '../support/socket-client.ts';
import { startTestServer } from '../support/test-server.ts';

afterEach(() => void vi.useRealTimers());

const listeners = () =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));

test('a stopped server leaves no periodic task, stream, connection or listener of the process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const before = listeners();
  const testServer = await startTestServer({
    retention: { open: 7, unfinished: 90, guests: 7, people: 400, chat: 90, networks: 30 },
  });
  const { app, streams, liveTables } = testServer.server;
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ada = await testServer.guest('Ada');
  const table = await ada.open({ game: 'greed', seats: 2 });
  const stream = await fetch(`${address}/api/v1/tables/${table}/events`, { headers: ada.headers });
  const socket = await openSocket(address, ada.headers);
  socket.send({ id: 1, type: 'subscribe', table });
  await socket.untilMessage(table, 'snapshot');
  await expect.poll(() => streams.count).toBe(2);
  expect(vi.getTimerCount()).toBeGreaterThan(0);

  await testServer.close();
  expect(await stream.text()).toContain('event: bye\ndata: {"reason":"stopping"}');
  // 1001 means that the server goes away.
  expect(await socket.closed).toBe(1001);
  expect([streams.count, liveTables.known(table)?.listeners.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
  expect(app.server.listening).toBe(false);
  expect(await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0);
  expect(listeners()).toEqual(before);
});
