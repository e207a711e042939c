import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Problem } from '../../src/protocol/index.ts';
import { openSocket } from '../support/socket-client.ts';
import { codeOf, move, playedOf, type SocketServer, startSocketServer } from '../support/socket-server.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let sockets: SocketServer;
let testServer: TestServer;
let ada: TestClient;
beforeAll(async () => {
  sockets = await startSocketServer();
  testServer = sockets.testServer;
  ada = await testServer.guest('Ada');
});
afterAll(() => sockets.close());

const socketOf: SocketServer['socketOf'] = (client, headers) => sockets.socketOf(client, headers);
const table = (client = ada) => sockets.tableOf(client);

describe('the server limits connections and messages over the WebSocket', () => {
  test('HTTP and WebSocket share the moves per minute of a person', async () => {
    const eager = await testServer.guest('Eager');
    const id = await table(eager);
    const socket = await socketOf(eager);
    for (let sent = 0; sent < 3001; sent += 1) socket.send(move(sent, id, 3, sent === 0 ? 'roll' : 'stop'));
    const responses = await socket.untilResponses(3001);
    expect(responses.filter((response) => codeOf(response) === 'too-many-requests')).toHaveLength(1);
    const answer = await eager.ask('POST', `/tables/${id}/moves`, { seq: 4, move: { type: 'bank' } });
    expect(answer.json<Problem>().code).toBe('too-many-requests');
    expect(Number(answer.headers['retry-after'])).toBe(60 - ((testServer.now / 1000) % 60));
    testServer.now += 60_000;
    socket.send(move(1, id, 4, 'bank'));
    expect(playedOf((await socket.untilResponses(3002)).at(-1))?.seq).toBe(5);
  });

  test('a person may have 20 connections, and closing one makes room for another', async () => {
    const many = await testServer.guest('Many');
    const sockets = await Promise.all(Array.from({ length: 20 }, () => socketOf(many)));
    await expect(socketOf(many)).rejects.toBe(429);
    sockets[0]?.close();
    await sockets[0]?.closed;
    await socketOf(many);
  });

  test('people of one address share the limit of messages over WebSockets', async () => {
    // These clients are closed, because their answers to pings would count too.
    for (const socket of sockets.open) socket.close();
    await Promise.all([...sockets.open].map(({ closed }) => closed));
    testServer.now += 60_000;
    // Each of these messages counts as twenty, because it is long and malformed.
    const costly = 'x'.repeat(10 * 1024);
    for (let one = 0; one < 4; one += 1) {
      const attacker = await testServer.guest('Mallory');
      const socket = await socketOf(attacker);
      for (let sent = 0; sent < 200; sent += 1) socket.raw.send(costly);
      // A client that continues to send may lose the frame with the reason.
      expect([1006, 1008]).toContain(await socket.closed);
      await expect(socketOf(attacker)).rejects.toBe(429);
    }
    await expect(socketOf(await testServer.guest('Innocent'))).rejects.toBe(429);
    testServer.now += 60_000;
    await socketOf(ada);
  });

  const missing = '0000000000000000';
  test.each([
    ['one-byte messages', (raw: WebSocket) => raw.send('x'), 11],
    ['malformed requests', (raw: WebSocket) => raw.send('{"id":1,"type":"cheat"}'), 11],
    ['unsubscribing', (raw: WebSocket) => raw.send(`{"id":1,"type":"unsubscribe","table":"${missing}"}`)],
    ['pings', (raw: WebSocket) => raw.ping()],
    ['pongs', (raw: WebSocket) => raw.pong()],
    ['empty fragments', (raw: WebSocket) => raw.send('', { fin: false })],
    ['bytes of one endless message', (raw: WebSocket) => raw.send(' '.repeat(1000), { fin: false })],
    [
      'subscriptions over the limit',
      (raw: WebSocket) => raw.send(`{"id":1,"type":"subscribe","table":"${missing}"}`),
    ],
  ])(
    'a client that continues with %s is disconnected, while others are answered',
    async (_what, sendOne, cost = 1) => {
      testServer.now += 60_000;
      const attacker = await testServer.guest('Mallory');
      const socket = await socketOf(attacker);
      const other = await socketOf(ada);
      for (let sent = 0; sent < 4000 && socket.raw.readyState === socket.raw.OPEN; sent += 1)
        sendOne(socket.raw);
      // The library itself closes a connection with too many unsent pongs or with a message that is too long.
      expect([1006, 1008, 1009]).toContain(await socket.closed);
      expect(socket.responses.length).toBeLessThanOrEqual(3600 / cost);
      other.send({ id: 1, type: 'unsubscribe', table: missing });
      expect(await other.untilResponses(1)).toEqual([{ id: 1, result: null }]);
    },
  );

  test('a connection may have 100 subscriptions', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 17; made += 1) {
      const host = await testServer.guest('Host');
      for (let opened = 0; opened < 6; opened += 1) ids.push(await host.open({ game: 'threes', seats: 1 }));
    }
    const socket = await socketOf(testServer.anonymous);
    for (const [id, on] of ids.entries()) socket.send({ id, type: 'subscribe', table: on });
    const refused = (await socket.untilResponses(ids.length)).flatMap((response) => codeOf(response) ?? []);
    expect(refused).toEqual(['too-many-streams', 'too-many-streams']);
    socket.send({ id: 200, type: 'subscribe', table: ids[0] });
    expect((await socket.untilResponses(ids.length + 1)).at(-1)).toEqual({ id: 200, result: null });
    socket.close();
  });

  test('the server stops reading from a client that does not read, without delaying others', async () => {
    const lazy = await testServer.guest('Lazy');
    const id = await table(lazy);
    const socket = await socketOf(lazy);
    socket.raw.pause();
    for (let sent = 0; sent < 2900; sent += 1) socket.send(move(sent, id, 3, sent === 0 ? 'roll' : 'stop'));
    expect((await ada.ask('GET', '/me')).statusCode).toBe(200);
    socket.raw.resume();
    const responses = await socket.untilResponses(2900);
    expect(responses.map(({ id: number }) => number)).toEqual(responses.map((_, index) => index));
  });
});

test('a client stays connected while its requests wait in the queue, even for a long time', async () => {
  testServer.now += 60_000;
  const socket = await socketOf(await testServer.guest('Eager'));
  // There are more requests than one address may start in a second, so most of them wait.
  for (let id = 0; id < 1000; id += 1) socket.send({ id, type: 'unsubscribe', table: '0000000000000000' });
  await socket.untilResponses(1);
  testServer.server.sockets.ping();
  testServer.server.sockets.ping();
  expect(await Promise.race([socket.closed, socket.untilResponses(1000)])).toHaveLength(1000);
});

test('a stopping server answers the requests that it has read, announces the end and closes', async () => {
  const stopping = await startTestServer();
  const at = await stopping.server.app.listen({ host: '127.0.0.1', port: 0 });
  const client = await stopping.guest('Ada');
  const id = await table(client);
  const socket = await openSocket(at, client.headers);
  socket.send({ id: 1, type: 'subscribe', table: id });
  await socket.untilResponses(1);
  socket.send(move(2, id, 3));
  await socket.untilMessage(id, 'table');
  const stopped = stopping.close();
  // A client that reconnects at once is refused and tries another node, instead of getting a stream that ends again.
  expect((await client.ask('GET', `/tables/${id}/events`)).statusCode).toBe(503);
  expect(await socket.closed).toBe(1001);
  await stopped;
  expect(playedOf(socket.responses[1])?.seq).toBe(4);
  expect(socket.messages.at(-1)).toMatchObject({ table: id, event: 'bye', data: { reason: 'stopping' } });
});
