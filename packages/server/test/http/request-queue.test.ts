import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { PendingResponses } from '../../src/http/parse-errors.ts';
import { Intake, RequestQueue } from '../../src/http/request-queue.ts';
import { SocketConnection } from '../../src/http/socket/connection.ts';

/** Starts this many jobs of an address. Each runs until its `done` is called. */
function start(queue: RequestQueue, address: string, count: number) {
  const running: (() => void)[] = [];
  for (let job = 0; job < count; job += 1) queue.run(address, (done) => running.push(done));
  return running;
}

describe('requests of one address wait in a queue', () => {
  test('the queue runs at most six requests of one address at a time, and does not delay other addresses for them', async () => {
    const queue = new RequestQueue('shared');
    const eve = start(queue, 'eve', 20);
    expect(eve).toHaveLength(6);
    expect(start(queue, 'ada', 1)).toHaveLength(1);
    eve[0]?.();
    await nextTurn();
    expect(eve).toHaveLength(7);
  });

  test('the limit of an address holds within one iteration of the event loop, even if each request finishes at once', async () => {
    const queue = new RequestQueue('embedded');
    let started = 0;
    const ask = () =>
      queue.run('eve', (done) => {
        started += 1;
        done();
      });
    for (let job = 0; job < 10; job += 1) ask();
    expect(started).toBe(2);
    await nextTurn();
    expect(started).toBe(4);
    ask();
    expect(started).toBe(4);
  });

  test('with an embedded database, which runs one statement at a time, an address may have two requests running', () => {
    expect(start(new RequestQueue('embedded'), 'eve', 20)).toHaveLength(2);
  });

  test('a request that reports its end twice is counted once', async () => {
    const queue = new RequestQueue('shared');
    const eve = start(queue, 'eve', 20);
    eve[0]?.();
    eve[0]?.();
    await nextTurn();
    expect(eve).toHaveLength(7);
  });

  test('the queue starts eighty short requests at once, then four hundred per second, in order', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const pass = async (milliseconds: number) => {
      for (let passed = 0; passed <= milliseconds; passed += 10) {
        for (let turn = 0; turn < 14; turn += 1) await nextTurn();
        if (passed < milliseconds) vi.advanceTimersByTime(10);
      }
    };
    try {
      const queue = new RequestQueue('shared');
      const order: number[] = [];
      for (let job = 0; job < 600; job += 1)
        queue.run('eve', (done) => {
          order.push(job);
          done();
        });
      await pass(0);
      expect(order).toHaveLength(80);
      await pass(1000);
      expect(order.length).toBeGreaterThan(470);
      expect(order.length).toBeLessThanOrEqual(480);
      expect(order).toEqual(order.map((_, index) => index));
      await pass(1000);
      expect(order).toHaveLength(600);
    } finally {
      vi.useRealTimers();
    }
  });

  test('after ten thousand other addresses, the queue still knows an address with running requests', () => {
    const queue = new RequestQueue('shared');
    expect(start(queue, 'eve', 6)).toHaveLength(6);
    for (let address = 0; address < 20_001; address += 1) queue.isFull(`address ${address}`);
    expect(start(queue, 'eve', 1)).toHaveLength(0);
  });

  test('after ten thousand other addresses, the queue still knows the rate of an address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    try {
      const queue = new RequestQueue('shared');
      let started = 0;
      const ask = () =>
        queue.run('eve', (done) => {
          started += 1;
          done();
        });
      for (let job = 0; job < 80; job += 1) {
        ask();
        await nextTurn();
      }
      for (let address = 0; address < 10_001; address += 1) queue.isFull(`address ${address}`);
      ask();
      expect(started).toBe(80);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a request whose client has left is skipped when it is its turn', async () => {
    const deps = { limits: true, store: { exclusive: true }, now: Date.now, onCut: () => {} };
    const intake = new Intake({ ...deps, trustProxy: 0 }, new PendingResponses());
    const handled: string[] = [];
    const handle = intake.listener(({ url = '' }) => handled.push(url));
    const sockets = ['a', 'b', 'c', 'd'].map((url) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress: '203.0.113.1', destroyed: false });
      const response = new EventEmitter();
      const request = { socket, url, headers: {} };
      handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      return { socket, response };
    });
    expect(handled).toEqual(['a', 'b']);
    Object.assign(sockets[2]?.socket ?? {}, { destroyed: true });
    sockets[0]?.response.emit('close');
    await expect.poll(() => handled).toEqual(['a', 'b', 'd']);
  });

  test.each([
    [0, '203.0.113.1', ['', '198.51.100.1', '198.51.100.2']],
    [1, '10.0.0.1', ['203.0.113.1', '198.51.100.1, 203.0.113.1', '198.51.100.2,203.0.113.1']],
    [2, '10.0.0.1', ['203.0.113.1', '203.0.113.1, 10.0.0.2', '198.51.100.1, 203.0.113.1, 10.0.0.2']],
  ])(
    'behind %i proxies, requests are counted by the address that the proxies report, whatever a client claims',
    (trustProxy, remoteAddress, reported) => {
      const deps = { limits: true, store: { exclusive: true }, now: Date.now, onCut: () => {} };
      const intake = new Intake({ ...deps, trustProxy }, new PendingResponses());
      const handled: unknown[] = [];
      const handle = intake.listener(({ headers }) => handled.push(headers['x-forwarded-for']));
      for (const forwarded of reported) {
        const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false });
        const request = { socket, url: '/', headers: { 'x-forwarded-for': forwarded } };
        handle(request as unknown as IncomingMessage, new EventEmitter() as unknown as ServerResponse);
      }
      // With an embedded database, two requests of one address run at the same time.
      expect(handled).toEqual(reported.slice(0, 2));
    },
  );

  test('the queue is full for an address with a thousand waiting requests', () => {
    const queue = new RequestQueue('shared');
    start(queue, 'eve', 1005);
    expect(queue.isFull('eve')).toBe(false);
    start(queue, 'eve', 1);
    expect(queue.isFull('eve')).toBe(true);
    expect(queue.isFull('ada')).toBe(false);
  });
});

describe('the open connections of one address are limited', () => {
  const fakeSocket = (remoteAddress: string) =>
    Object.assign(new EventEmitter(), { remoteAddress, destroyed: false, destroy: vi.fn() });
  const asSocket = (socket: unknown) => socket as Socket;
  const deps = { limits: true, store: { exclusive: false }, now: Date.now, onCut: () => {} };

  test('an address may have 2,000 connections; closing one makes room for another', () => {
    const intake = new Intake({ ...deps, trustProxy: 0 }, new PendingResponses());
    const isAccepted = (socket = fakeSocket('203.0.113.1')) => {
      intake.onConnection(asSocket(socket));
      return socket.destroy.mock.calls.length === 0;
    };
    const sockets = Array.from({ length: 2000 }, () => fakeSocket('203.0.113.1'));
    expect(sockets.every(isAccepted)).toBe(true);
    expect([isAccepted(), isAccepted(fakeSocket('203.0.113.2'))]).toEqual([false, true]);
    sockets[7]?.emit('close');
    expect([isAccepted(), isAccepted()]).toEqual([true, false]);
  });

  test('the connections of a proxy are not limited, because they belong to many clients', () => {
    const intake = new Intake({ ...deps, trustProxy: 1 }, new PendingResponses());
    const sockets = Array.from({ length: 2001 }, () => fakeSocket('203.0.113.1'));
    for (const socket of sockets) intake.onConnection(asSocket(socket));
    expect(sockets.every(({ destroy }) => destroy.mock.calls.length === 0)).toBe(true);
  });

  test('a client with 2,000 responses that it does not read is cut off, also behind a proxy', () => {
    const intake = new Intake({ ...deps, trustProxy: 1 }, new PendingResponses());
    const handle = intake.listener((request) => intake.answered(request));
    const responses: EventEmitter[] = [];
    const isCut = (client: string) => {
      const socket = fakeSocket('127.0.0.1');
      const response = new EventEmitter();
      responses.push(response);
      const request = { socket, headers: { 'x-forwarded-for': client } };
      handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      return socket.destroy.mock.calls.length > 0;
    };
    let open = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
    while (!isCut('203.0.113.1')) {
      open += 1;
      vi.advanceTimersByTime(10);
    }
    expect(open).toBe(2000);
    expect(isCut('203.0.113.2')).toBe(false);
    responses[0]?.emit('close');
    expect(isCut('203.0.113.1')).toBe(false);
    vi.useRealTimers();
  });

  test.each([
    [0, false],
    [1, true],
  ])(
    'behind %i proxies each forced disconnection is counted, and afterwards the address can still connect: %s',
    (trustProxy, can) => {
      const onCut = vi.fn();
      const intake = new Intake({ ...deps, trustProxy, now: () => 0, onCut }, new PendingResponses());
      const sockets = Array.from({ length: 500 }, () => fakeSocket('203.0.113.1'));
      for (const socket of sockets) intake.cut(asSocket(socket));
      expect(onCut).toHaveBeenCalledTimes(500);
      const next = fakeSocket('203.0.113.1');
      intake.onConnection(asSocket(next));
      expect(next.destroy.mock.calls.length === 0).toBe(can);
    },
  );
});

test('once a connection is closed, the server does not read the remaining requests of its packet', async () => {
  const deps = { limits: false, trustProxy: 0, store: { exclusive: false }, now: Date.now, onCut: () => {} };
  const listener = new Intake(deps, new PendingResponses()).listener(() => {});
  let arrived = 0;
  const server = createServer((request, response) => {
    arrived += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  await once(client, 'close');
  server.close();
  expect(arrived).toBe(65);
});

test('messages after too many others are never read, not even when the connection is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  // The package has no types for its parameters.
  const Connection = SocketConnection as unknown as new (...given: readonly unknown[]) => SocketConnection;
  let read = 0;
  let accepted: Socket | undefined;
  server.on('connection', (socket, { socket: raw }) => {
    accepted = raw;
    new Connection(socket, raw, { answer: () => Promise.resolve(''), take: () => read < 5 });
    socket.on('message', () => {
      read += 1;
    });
  });
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  );
  await once(client, 'data');
  const frame = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78]);
  const packet = Buffer.concat(Array<Buffer>(1000).fill(frame));
  client.write(packet);
  // The server sends the reason before it closes the connection.
  await once(client, 'data');
  client.write(packet);
  while ((accepted?.readableLength ?? 0) < packet.length) await nextTurn();
  vi.advanceTimersByTime(1000);
  await once(client, 'close');
  vi.useRealTimers();
  server.close();
  expect(read).toBe(6);
});
