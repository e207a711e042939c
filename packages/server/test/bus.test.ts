import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Bus, Hint } from '../src/bus/bus.ts';
import { natsBus } from '../src/bus/nats.ts';
import { freePort } from './real/free-port.ts';
import { fakeNats } from './support/fake-nats.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hint = (seq: number): Hint => ({ kind: 'written', table: '0000000000000001', seq });

/** Lets the time of fake timers pass until a condition holds. */
async function passUntil(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A node's bus, and the hints that it receives. */
async function node(url: string, errors: unknown[] = []): Promise<Bus & { readonly received: Hint[] }> {
  const bus = await natsBus(url, (error) => errors.push(error));
  onTestFinished(() => bus.close());
  const received: Hint[] = [];
  bus.onHint((one) => received.push(one));
  return { ...bus, received };
}

test('hints over NATS reach all other nodes, and any other message is ignored', async () => {
  const nats = await fakeNats();
  onTestFinished(() => nats.close());
  const [one, two, three] = await Promise.all([node(nats.url), node(nats.url), node(nats.url)]);
  await nats.subscribed(3);
  for (const text of ['no JSON', '{"kind":"unknown"}', '{"kind":"written","table":"1"}']) nats.send(text);
  one.publish(hint(1));
  two.publish({ kind: 'who', table: '0000000000000002', node: 'two' });
  await expect.poll(() => three.received).toHaveLength(2);
  await expect.poll(() => [one.received, two.received]).toEqual([three.received.slice(1), [hint(1)]]);
  expect(three.received).toEqual([hint(1), { kind: 'who', table: '0000000000000002', node: 'two' }]);
});

test('while NATS is unreachable, the bus is down and drops hints; afterwards it connects again', async () => {
  const nats = await fakeNats();
  onTestFinished(() => nats.close());
  const errors: unknown[] = [];
  const [one, two] = await Promise.all([node(nats.url, errors), node(nats.url, errors)]);
  await nats.subscribed(2);
  expect([one.isUp(), two.isUp()]).toEqual([true, true]);
  nats.drop();
  await expect.poll(() => [one.isUp(), two.isUp()]).toEqual([false, false]);
  one.publish(hint(1));
  await expect.poll(() => [one.isUp(), two.isUp()]).toEqual([true, true]);
  await nats.subscribed(2);
  one.publish(hint(2));
  await expect.poll(() => two.received).toEqual([hint(2)]);
  expect(errors).toEqual([]);
  await one.close();
  expect(one.isUp()).toBe(false);
  one.publish(hint(3));
});

test('a node starts without NATS, reports this, and connects once NATS is available', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const port = await freePort();
  const errors: unknown[] = [];
  const starting = node(`nats://127.0.0.1:${port}`, errors);
  await passUntil(() => errors.length > 1);
  await vi.advanceTimersByTimeAsync(2500);
  const bus = await starting;
  expect(bus.isUp()).toBe(false);
  bus.publish(hint(1));
  const nats = await fakeNats(port);
  onTestFinished(() => nats.close());
  await passUntil(() => bus.isUp());
  await nats.subscribed(1);
  nats.send(JSON.stringify(hint(2)));
  await expect.poll(() => bus.received).toEqual([hint(2)]);
});

test('a node that has stopped no longer tries to connect to NATS', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const errors: unknown[] = [];
  const starting = node(`nats://127.0.0.1:${await freePort()}`, errors);
  await passUntil(() => errors.length === 1);
  await vi.advanceTimersByTimeAsync(2500);
  const bus = await starting;
  await bus.close();
  await vi.advanceTimersByTimeAsync(500);
  const before = errors.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(errors).toHaveLength(before);
});
