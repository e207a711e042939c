import { readFileSync } from 'node:fs';
import { gameOf, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Asker, Cancelled } from '../src/values/asker.ts';
import { hasFailed, openedValues, valuesOf } from '../src/values/opened.ts';
import type { Kind } from '../src/values/questions.ts';
import { settled } from './settled.ts';

const shipped = readFileSync(new URL('../../strategy/solutions/greed-2.solution', import.meta.url));
const greed = (target: number, seats = 2) => ({
  game: 'greed',
  options: withDefaults(gameOf('greed').options, { target, opening: 0 }),
  seats,
});
const usual = { game: 'greed', options: withDefaults(gameOf('greed').options, {}), seats: 2 };

let fetched: string[] = [];
const all: Asker[] = [];
const asker = (kind: Kind = 'open') => {
  const one = new Asker(all.length + 1, kind);
  all.push(one);
  return one;
};

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('self', { postMessage: () => undefined });
  vi.stubGlobal('__SOLUTIONS__', { 'greed-2.solution': 'assets/greed-2-abcdefgh.solution' });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(new Uint8Array(shipped), { headers: { 'content-length': `${shipped.length}` } });
  });
});
afterEach(() => {
  for (const one of all.splice(0)) one.leave();
  vi.unstubAllGlobals();
});

/** Reports each step of solving, because a second passes whenever the clock is read. */
function reportAll() {
  let now = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

test('the shipped solution is loaded once, and only for the default rules', async () => {
  const heard: number[] = [];
  const solving = new Set<number>();
  const clock = reportAll();
  const values = await valuesOf(usual, asker(), (share, solvingFor) => {
    heard.push(share);
    solving.add(solvingFor);
  });
  expect(values.how).not.toBe('rollouts');
  expect(values.isEstimated).toBe(false);
  expect(fetched).toEqual(['/assets/greed-2-abcdefgh.solution']);
  clock.mockRestore();
  // The page reports the loaded share of the file. Loading is not solving.
  expect([...solving]).toEqual([0]);
  expect([heard[0], heard.at(-1)]).toEqual([0, 1]);
  for (const share of heard) expect(share >= 0 && share <= 1).toBe(true);
  expect(await valuesOf(usual, asker(), () => expect.fail())).toBe(values);
  await valuesOf(greed(500), asker());
  expect(fetched).toHaveLength(1);
});

test('all questions about one match share its values', async () => {
  const heard: string[] = [];
  const [first, second] = await Promise.all([
    valuesOf(greed(550), asker(), () => heard.push('first')),
    valuesOf(greed(550), asker(), () => heard.push('second')),
  ]);
  expect(first).toBe(second);
  expect(openedValues(greed(550))).toBe(first);
  expect(heard.slice(0, 2)).toEqual(['first', 'second']);
  expect(hasFailed(greed(550))).toBe(false);
});

test('a question that is cancelled while values are opened gets no values, and other questions get them', async () => {
  const [cancelled, other] = [asker(), asker()];
  const lost = expect(valuesOf(greed(600), cancelled)).rejects.toThrow(Cancelled);
  const found = valuesOf(greed(600), other);
  cancelled.leave();
  await lost;
  expect((await found).isEstimated).toBe(false);
});

test('solving ends once nobody waits for its values any more', async () => {
  const clock = reportAll();
  const [first, second] = [asker(), asker()];
  const heard: string[] = [];
  const lost = [first, second].map((one, at) =>
    expect(
      valuesOf(greed(1050), one, (share) => {
        heard.push(`${at} hears ${share > 0 ? 'more' : 'nothing'}`);
        if (share > 0) one.leave();
      }),
    ).rejects.toThrow(Cancelled),
  );
  await Promise.all(lost);
  clock.mockRestore();
  expect(heard).toEqual(['0 hears nothing', '1 hears nothing', '0 hears more', '1 hears more']);
  expect(openedValues(greed(1050))).toBeUndefined();
});

test('solving waits while a more urgent question is answered', async () => {
  const clock = reportAll();
  const urgent = asker('advise');
  const heard: number[] = [];
  const found = valuesOf(greed(1100), asker(), (share) => heard.push(share));
  await expect.poll(() => heard.length).toBe(2);
  for (let times = 0; times < 20; times += 1) await settled();
  expect(heard).toHaveLength(2);
  urgent.leave();
  await found;
  clock.mockRestore();
  expect(heard.length).toBeGreaterThan(2);
});

test('the three most recently used matches stay open', async () => {
  const targets = [650, 700, 750] as const;
  for (const target of targets) await valuesOf(greed(target), asker());
  // A question about values counts as use.
  expect(openedValues(greed(650))).toBeDefined();
  await valuesOf(greed(800), asker());
  expect([650, 700, 750, 800].map((target) => openedValues(greed(target)) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a match beyond the limit is estimated, and is solved once the limit is raised', async () => {
  const early = await valuesOf(greed(900), asker(), undefined, { seconds: 0 });
  expect(early.isEstimated).toBe(true);
  expect(await valuesOf(greed(900), asker())).toBe(early);
  const exact = await valuesOf(greed(900), asker(), undefined, { seconds: 60 });
  expect(exact.isEstimated).toBe(false);
  expect(await valuesOf(greed(900), asker(), undefined, { seconds: 60 })).toBe(exact);
});

test('values that cannot be opened for lack of memory are estimated, and count as failed', async () => {
  vi.doMock('@dicehall/strategy', async (original) => ({
    ...(await original<object>()),
    openValues: () => Promise.reject(new RangeError('Array buffer allocation failed')),
  }));
  // No other test gets modules that import the replacement.
  onTestFinished(() => void vi.resetModules());
  vi.resetModules();
  const again = await import('../src/values/opened.ts');
  vi.doUnmock('@dicehall/strategy');
  const values = await again.valuesOf(usual, asker());
  expect([values.isEstimated, again.hasFailed(usual), again.hasFailed(greed(500))]).toEqual([
    true,
    true,
    false,
  ]);
});
