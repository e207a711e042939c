import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type MovePlayed,
  type NewToken,
  type Problem,
  socketMessageSchema,
  socketResponseSchema,
} from '../../src/protocol/index.ts';
import { openSocket } from '../support/socket-client.ts';
import { codeOf, move, playedOf, type SocketServer, startSocketServer } from '../support/socket-server.ts';
import type { TestClient, TestServer } from '../support/test-server.ts';

let sockets: SocketServer;
let testServer: TestServer;
let address: string;
let ada: TestClient;
let bo: TestClient;
beforeAll(async () => {
  sockets = await startSocketServer();
  ({ testServer, address } = sockets);
  [ada, bo] = [await testServer.guest('Ada'), await testServer.guest('Bo')];
});
afterAll(() => sockets.close());

const socketOf: SocketServer['socketOf'] = (client, headers) => sockets.socketOf(client, headers);
const table = (client = ada) => sockets.tableOf(client);

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
  test('a client can identify itself with a token', async () => {
    const { secret } = await ada.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
    const id = await table();
    const socket = await openSocket(address, { authorization: `Bearer ${secret}` });
    sockets.open.add(socket);
    socket.send(move(1, id, 3));
    expect(playedOf((await socket.untilResponses(1))[0])?.seq).toBe(4);
  });

  test('a client with an unknown token is refused before the WebSocket opens', async () => {
    const headers = { authorization: `Bearer dicehall_${'a'.repeat(43)}` };
    await expect(openSocket(address, headers)).rejects.toBe(401);
  });

  test('a client without a cookie can watch a table but cannot play', async () => {
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

  test('revoking a token disconnects its client at once', async () => {
    const { id, secret } = await bo.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
    const socket = await openSocket(address, { authorization: `Bearer ${secret}` });
    const other = await socketOf(ada);
    // The connections are also checked every ten seconds.
    const checked = vi.spyOn(testServer.server.sockets, 'dropInvalid');
    await bo.call('DELETE', `/me/tokens/${id}`);
    expect(checked).toHaveBeenCalled();
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

  test('a message in more than 256 parts closes the connection', async () => {
    const socket = await socketOf(ada);
    const send = (parts: number) => {
      for (let part = 1; part <= parts; part += 1) socket.raw.send(' ', { fin: part === parts });
    };
    send(256);
    await socket.untilResponses(1);
    send(257);
    expect(await socket.closed).toBe(1008);
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
