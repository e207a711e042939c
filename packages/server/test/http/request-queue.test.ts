import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { PendingResponses } from '../../src/http/parse-errors.ts';
import { Intake, RequestQueue } from '../../src/http/request-queue.ts';

/** Starts this many jobs of an address; each runs until its `done` is called. */
function start(queue: RequestQueue, address: string, count: number) {
  const running: (() => void)[] = [];
  for (let job = 0; job < count; job += 1) queue.run(address, (done) => running.push(done));
  return running;
}

describe('the queue of requests', () => {
  test('the queue runs at most six requests of one address at the same time, and those of other addresses beside them', () => {
    const queue = new RequestQueue('shared');
    const eve = start(queue, 'eve', 20);
    expect(eve).toHaveLength(6);
    expect(start(queue, 'ada', 1)).toHaveLength(1);
    eve[0]?.();
    expect(eve).toHaveLength(7);
  });

  test('with an embedded database, which answers one statement at a time, two requests of one address run at the same time', () => {
    expect(start(new RequestQueue('embedded'), 'eve', 20)).toHaveLength(2);
  });

  test('the queue counts a request once even if it reports twice that it is done', () => {
    const queue = new RequestQueue('shared');
    const eve = start(queue, 'eve', 20);
    eve[0]?.();
    eve[0]?.();
    expect(eve).toHaveLength(7);
  });

  test('the queue starts eighty short requests at once, and then four hundred per second, in order', () => {
    vi.useFakeTimers();
    try {
      const queue = new RequestQueue('shared');
      const order: number[] = [];
      for (let job = 0; job < 600; job += 1)
        queue.run('eve', (done) => {
          order.push(job);
          done();
        });
      expect(order).toHaveLength(80);
      vi.advanceTimersByTime(1000);
      expect(order.length).toBeGreaterThan(470);
      expect(order.length).toBeLessThanOrEqual(480);
      expect(order).toEqual(order.map((_, index) => index));
      vi.advanceTimersByTime(1000);
      expect(order).toHaveLength(600);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the queue is full for an address with a thousand waiting requests', () => {
    const queue = new RequestQueue('shared');
    start(queue, 'eve', 1005);
    expect(queue.isFull('eve')).toBe(false);
    start(queue, 'eve', 1);
    expect(queue.isFull('eve')).toBe(true);
    expect(queue.isFull('ada')).toBe(false);
  });
});

test('of a packet with too many requests, those after the connection is closed do not even arrive', async () => {
  const setup = { limits: false, trustProxy: 0, exclusive: false, now: Date.now, onCut: () => {} };
  const listener = new Intake({ ...setup, pending: new PendingResponses() }).listener(() => {});
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
