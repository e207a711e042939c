import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import {
  type MovePlayed,
  type NewToken,
  type Problem,
  type SocketResponse,
  socketMessageSchema,
  socketResponseSchema,
} from '../../src/protocol/index.ts';
import { openSocket, type SocketClient } from '../support/socket-client.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let address: string;
let ada: TestClient;
let bo: TestClient;
const open = new Set<SocketClient>();

beforeAll(async () => {
  testServer = await startTestServer({ limits: true });
  address = await testServer.server.app.listen({ host: '127.0.0.1', port: 0 });
  [ada, bo] = [await testServer.guest('Ada'), await testServer.guest('Bo')];
});
afterAll(async () => {
  for (const socket of open) socket.raw.terminate();
  await testServer.close();
});

async function socketOf(client: TestClient, headers: Readonly<Record<string, string>> = {}) {
  const socket = await openSocket(address, { ...client.headers, ...headers });
  open.add(socket);
  return socket;
}

/** A match of Threes for one: `roll` and `bank` are legal in turn, whatever the dice show. */
async function table(client = ada): Promise<string> {
  // One person may open twelve tables a minute.
  testServer.now += 10_000;
  const id = await client.open({ game: 'threes', seats: 1 });
  await client.call('POST', `/tables/${id}/start`);
  return id;
}

const move = (id: number, on: string, seq: number, type = 'roll') => ({
  id,
  type: 'move',
  table: on,
  seq,
  move: { type },
});
const codeOf = (response: SocketResponse | undefined): string | undefined =>
  response !== undefined && 'problem' in response ? response.problem.code : undefined;
const playedOf = (response: SocketResponse | undefined): MovePlayed | undefined =>
  response !== undefined && 'result' in response ? (response.result ?? undefined) : undefined;

describe('moves can be played over the WebSocket', () => {
  test('a move over the WebSocket gets the same response as over HTTP, with its id', async () => {
    const id = await table();
    const socket = await socketOf(ada);
    socket.send(move(7, id, 3));
    const [response] = await socket.untilResponses(1);
    expect(socketResponseSchema.parse(response)).toEqual(response);
    expect(response?.id).toBe(7);
    expect(playedOf(response)).toMatchObject({ seq: 4, repeated: false, snapshot: { you: { seat: 0 } } });
    expect(playedOf(response)?.snapshot).toEqual(await ada.see(id));
  });

  test('a move over the WebSocket is refused with the same problem as over HTTP, in the language of the handshake', async () => {
    const id = await table();
    const socket = await socketOf(ada, { 'accept-language': 'de' });
    const asked = [
      [id, 9, 'roll'],
      [id, 3, 'stop'],
      ['0000000000000000', 3, 'roll'],
    ] as const;
    for (const [index, [on, seq, type]] of asked.entries()) socket.send(move(index, on, seq, type));
    const responses = await socket.untilResponses(3);
    expect(responses.map(codeOf)).toEqual(['stale', 'illegal-move', 'no-such-table']);
    for (const [index, [on, seq, type]] of asked.entries()) {
      const body = { seq, move: { type } };
      const overHttp = await ada.ask('POST', `/tables/${on}/moves`, body, { 'accept-language': 'de' });
      expect(responses[index]).toEqual({ id: index, problem: overHttp.json<Problem>() });
    }
  });

  test('moves at many tables are answered in the order of the requests', async () => {
    const ids: string[] = [];
    for (let opened = 0; opened < 12; opened += 1) ids.push(await table());
    const socket = await socketOf(ada);
    const types = ['roll', 'bank', 'roll', 'bank'];
    let sent = 0;
    for (const [round, type] of types.entries())
      for (const id of ids) {
        socket.send(move(sent, id, 3 + round, type));
        sent += 1;
      }
    const responses = await socket.untilResponses(sent);
    expect(responses.map(({ id }) => id)).toEqual(Array.from({ length: sent }, (_, index) => index));
    expect(responses.map((response) => playedOf(response)?.snapshot.table.id)).toEqual(
      types.flatMap(() => ids),
    );
    expect(responses.map((response) => playedOf(response)?.seq)).toEqual(
      types.flatMap((_, round) => ids.map(() => 4 + round)),
    );
  });

  test('a move with a key is played once, even if it is sent again over HTTP', async () => {
    const id = await table();
    const socket = await socketOf(ada);
    socket.send({ ...move(1, id, 3), key: 'one' });
    socket.send({ ...move(2, id, 3), key: 'one' });
    socket.send({ ...move(3, id, 4, 'bank'), key: 'one' });
    const [first, again, other] = await socket.untilResponses(3);
    expect([playedOf(first)?.repeated, playedOf(again)?.repeated]).toEqual([false, true]);
    expect(codeOf(other)).toBe('key-reused');
    const body = { seq: 3, move: { type: 'roll' } };
    const overHttp = await ada.ask('POST', `/tables/${id}/moves`, body, { 'idempotency-key': 'one' });
    expect(overHttp.json<MovePlayed>()).toMatchObject({ seq: 4, repeated: true });
  });
});

describe('a client of the WebSocket is identified', () => {
  test('a client can use a token', async () => {
    const { secret } = await ada.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
    const id = await table();
    const socket = await openSocket(address, { authorization: `Bearer ${secret}` });
    open.add(socket);
    socket.send(move(1, id, 3));
    expect(playedOf((await socket.untilResponses(1))[0])?.seq).toBe(4);
  });

  test('a client with an unknown token is refused before the WebSocket opens', async () => {
    const headers = { authorization: `Bearer dicehall_${'a'.repeat(43)}` };
    await expect(openSocket(address, headers)).rejects.toBe(401);
  });

  test('a client without a cookie may watch, but not play', async () => {
    const id = await ada.open({ game: 'greed', seats: 2 });
    const socket = await socketOf(testServer.anonymous);
    socket.send(move(1, id, 3));
    socket.send({ id: 2, type: 'subscribe', table: id });
    expect((await socket.untilResponses(2)).map(codeOf)).toEqual(['authentication-required', undefined]);
    expect((await socket.untilMessage(id, 'snapshot')).data).toMatchObject({ you: { person: null } });
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin of its own', { origin: 'null' }],
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ])(
    'a client on a page of %s is refused before the WebSocket opens, even with a cookie',
    async (_from, headers) => {
      await expect(openSocket(address, { ...ada.headers, ...headers })).rejects.toBe(403);
    },
  );

  test('a client on a page of the server is accepted', async () => {
    const socket = await socketOf(ada, { origin: address, 'sec-fetch-site': 'same-origin' });
    socket.send({ id: 1, type: 'unsubscribe', table: '0000000000000000' });
    expect(await socket.untilResponses(1)).toEqual([{ id: 1, result: null }]);
  });

  test('revoking a token disconnects its client', async () => {
    const { id, secret } = await bo.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
    const socket = await openSocket(address, { authorization: `Bearer ${secret}` });
    const other = await socketOf(ada);
    await bo.call('DELETE', `/me/tokens/${id}`);
    testServer.now += 11_000;
    await testServer.server.sockets.dropInvalid();
    expect(await socket.closed).toBe(1008);
    expect(other.raw.readyState).toBe(other.raw.OPEN);
  });

  test('a plain HTTP request to the WebSocket route gets status 426', async () => {
    const answer = await ada.ask('GET', '/socket');
    expect(answer.statusCode).toBe(426);
    expect(answer.json<Problem>().code).toBe('upgrade-required');
  });
});

describe('malformed messages over the WebSocket are refused', () => {
  test.each([
    ['invalid JSON', '{"id":1', null, 'not-json'],
    ['an empty message', '', null, 'not-json'],
    ['a prototype', '{"id":1,"type":"move","__proto__":{}}', null, 'not-json'],
    ['a number', '7', null, 'bad-request'],
    ['no id', '{"type":"unsubscribe","table":"0000000000000000"}', null, 'bad-request'],
    ['a fractional id', '{"id":1.5,"type":"unsubscribe"}', null, 'bad-request'],
    ['an unknown type', '{"id":1,"type":"cheat"}', 1, 'bad-request'],
    ['an unknown field', '{"id":1,"type":"unsubscribe","table":"0000000000000000","a":1}', 1, 'bad-request'],
    ['an invalid table', '{"id":1,"type":"unsubscribe","table":"../me"}', 1, 'bad-request'],
    [
      'a number over the limit',
      '{"id":1,"type":"subscribe","table":"0000000000000000","since":1e9}',
      1,
      'bad-request',
    ],
    [
      'a bad key',
      '{"id":1,"type":"move","table":"0000000000000000","seq":1,"move":{},"key":"a b"}',
      1,
      'bad-request',
    ],
  ])(
    'a message with %s is answered with a problem, and the connection stays open',
    async (_what, text, id, code) => {
      const on = await table();
      const socket = await socketOf(ada);
      socket.sendText(text);
      socket.send(move(2, on, 3));
      const [refused, played] = await socket.untilResponses(2);
      expect(socketResponseSchema.parse(refused)).toEqual(refused);
      expect([refused?.id, codeOf(refused)]).toEqual([id, code]);
      expect(playedOf(played)?.seq).toBe(4);
      socket.close();
      await socket.closed;
    },
  );

  test('a message over the size limit closes the connection', async () => {
    const socket = await socketOf(ada);
    socket.sendText(' '.repeat(16 * 1024 + 1));
    expect(await socket.closed).toBe(1009);
  });

  test('a message that is not a frame closes only its own connection', async () => {
    const { hostname, port } = new URL(address);
    const raw = connect(Number(port), hostname);
    const key = Buffer.from('0123456789abcdef').toString('base64');
    raw.write(
      `GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    raw.once('data', () => raw.write('nonsense, and more of it'));
    await new Promise((resolve) => raw.once('close', resolve));
    expect((await ada.ask('GET', '/me')).statusCode).toBe(200);
  });

  test('a handshake for another protocol is refused', async () => {
    const { hostname, port } = new URL(address);
    const raw = connect(Number(port), hostname);
    let received = '';
    raw.on('data', (chunk) => {
      received += String(chunk);
    });
    raw.write('GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    await new Promise((resolve) => raw.once('close', resolve));
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('the WebSocket has limits', () => {
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
    // Their answers to the server's pings would count too.
    for (const socket of open) socket.close();
    await Promise.all([...open].map(({ closed }) => closed));
    testServer.now += 60_000;
    // Long and malformed, each counts as twenty messages.
    const costly = 'x'.repeat(10 * 1024);
    for (let one = 0; one < 4; one += 1) {
      const attacker = await testServer.guest('Mallory');
      const socket = await socketOf(attacker);
      for (let sent = 0; sent < 200; sent += 1) socket.raw.send(costly);
      // A client that goes on sending may lose the frame that says why.
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
      // The library itself ends a connection with too many unsent pongs, and one with too long a message.
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

describe('a client can subscribe to a table over the WebSocket', () => {
  test('a subscription sends the messages of the table’s stream until it ends', async () => {
    const [id, other] = [await table(), await table()];
    const socket = await socketOf(ada);
    socket.send({ id: 1, type: 'subscribe', table: id });
    socket.send({ id: 2, type: 'subscribe', table: other });
    await socket.untilResponses(2);
    await socket.untilMessage(id, 'snapshot');
    socket.send(move(3, id, 3));
    const { data } = await socket.untilMessage(id, 'table');
    expect(data).toMatchObject({ seq: 4, event: { kind: 'played' } });
    for (const message of socket.messages) expect(socketMessageSchema.parse(message)).toEqual(message);
    socket.send({ id: 4, type: 'unsubscribe', table: id });
    socket.send(move(5, id, 4, 'bank'));
    socket.send(move(6, other, 3));
    await socket.untilResponses(6);
    await socket.untilMessage(other, 'table');
    expect(
      socket.messages.filter((message) => message.table === id && message.event === 'table'),
    ).toHaveLength(1);
    socket.close();
    await socket.closed;
    const live = await testServer.server.liveTables.findFresh(other);
    while (live !== null && live.listeners.size > 0) await new Promise((later) => setTimeout(later, 2));
  });

  test('a subscription can resume after an event', async () => {
    const id = await table();
    await ada.play(id, { type: 'roll' });
    const socket = await socketOf(ada);
    socket.send({ id: 1, type: 'subscribe', table: id, since: 3 });
    expect((await socket.untilMessage(id, 'table')).data).toMatchObject({ seq: 4 });
    expect(socket.messages.some(({ event }) => event === 'snapshot')).toBe(false);
  });

  test('a subscription is refused if the table does not allow spectators', async () => {
    const id = await ada.open({ game: 'threes', seats: 1, watch: false });
    await ada.call('POST', `/tables/${id}/start`);
    const socket = await socketOf(bo);
    socket.send({ id: 1, type: 'subscribe', table: id });
    expect(codeOf((await socket.untilResponses(1))[0])).toBe('no-watching');
    expect(socket.messages).toEqual([]);
  });
});

test('a client that does not answer a ping is disconnected at the next one', async () => {
  const socket = await socketOf(ada);
  const [, quiet] = [await socketOf(ada), await socketOf(ada)];
  quiet.raw.pause();
  testServer.server.sockets.ping();
  await new Promise((resolve) => socket.raw.once('ping', resolve));
  socket.send({ id: 1, type: 'unsubscribe', table: '0000000000000000' });
  await socket.untilResponses(1);
  testServer.server.sockets.ping();
  quiet.raw.resume();
  expect(await quiet.closed).toBe(1006);
  expect(socket.raw.readyState).toBe(socket.raw.OPEN);
});

test('a client stays connected while its requests wait in the queue, even for a long time', async () => {
  testServer.now += 60_000;
  const socket = await socketOf(await testServer.guest('Eager'));
  // More than one address may start in a second, so that most of them wait.
  for (let id = 0; id < 1000; id += 1) socket.send({ id, type: 'unsubscribe', table: '0000000000000000' });
  await socket.untilResponses(1);
  testServer.server.sockets.ping();
  testServer.server.sockets.ping();
  expect(await Promise.race([socket.closed, socket.untilResponses(1000)])).toHaveLength(1000);
});

test('AsyncAPI describes all messages', async () => {
  const { channels } = (await ada.ask('GET', '/asyncapi.json')).json<{
    channels: { socket: { address: string; messages: Record<string, { payload: { schema: object } }> } };
  }>();
  expect(channels.socket.address).toBe('/api/v1/socket');
  const { request } = channels.socket.messages;
  expect(JSON.stringify(request?.payload.schema)).toContain('"unsubscribe"');
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
  // A client that comes back at once is sent to another node, not to a stream that ends again.
  expect((await client.ask('GET', `/tables/${id}/events`)).statusCode).toBe(503);
  expect(await socket.closed).toBe(1001);
  await stopped;
  expect(playedOf(socket.responses[1])?.seq).toBe(4);
  expect(socket.messages.at(-1)).toMatchObject({ table: id, event: 'bye', data: { reason: 'stopping' } });
});
