import { gameOf, type MessageKey } from '@dicehall/engine';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuideCard } from '../src/guide/GuideCard.tsx';
import { openGuidedSession } from '../src/guide/guided-session.ts';
import { loadGuide } from '../src/guide/scripts.ts';
import { pressKey } from '../src/keys/use-keys.ts';
import { openBrowser, render, set } from './render.tsx';
import { device, messages } from './table-device.ts';

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

/** Returns the card of a guide whose first step is a text to read. */
async function opened(tell: MessageKey = 'guide-reveal') {
  const script = (await loadGuide('greed')) ?? expect.fail();
  const steps = [{ tell }, ...script.steps];
  const session = openGuidedSession(gameOf('greed'), { ...script, steps }, device().parts);
  const stop = session.start();
  const page = await render(<GuideCard session={session} />);
  const card = () => page.all('section')[0]?.props ?? {};
  const next = () => page.all('button').find(({ props }) => props['data-action'] === 'guide-next');
  return { ...page, steps, card, next, stop };
}
const textOf = (key: MessageKey) => messages.lookup(key, { by: 'keys' });

test('the card of a guide has room for the longest text of each kind', async () => {
  const { steps, card, stop } = await opened();
  const asks = steps.flatMap((step, nth) =>
    'ask' in step
      ? [textOf(step.ask)]
      : 'tell' in step && nth === steps.length - 1
        ? [textOf(step.tell)]
        : [],
  );
  const tells = steps.slice(0, -1).flatMap((step) => ('tell' in step ? [textOf(step.tell)] : []));
  for (const [texts, room] of [
    [asks, card()['data-ask']],
    [tells, card()['data-tell']],
  ] as const) {
    expect(texts).toContain(room);
    expect(String(room).length).toBe(Math.max(...texts.map(({ length }) => length)));
  }
  stop();
});

test('a guide step to read has a button whose key is named if keys are on; the key works even if they are off', async () => {
  const { card, next, stop } = await opened();
  expect([card()['data-guide'], next()?.props['aria-keyshortcuts']]).toEqual([0, 'R']);
  await set({ keysOn: false });
  expect(next()?.props['aria-keyshortcuts']).toBeUndefined();
  await act(async () => void pressKey({ kind: 'action', action: 'roll' }));
  expect([card()['data-guide'], next()]).toEqual([1, undefined]);
  await act(async () => void pressKey({ kind: 'action', action: 'roll' }));
  expect(card()['data-guide']).toBe(1);
  stop();
});

test.each([
  ['touch', true, true],
  ['keys', false, true],
  ['mouse', false, false],
])('a guide step tells how to play by %s', async (by, isTouch, keysOn) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch, addEventListener() {} }));
  await set({ keysOn });
  const { text, stop } = await opened('guide-threes-keep');
  expect(text()).toContain(messages.lookup('guide-threes-keep', { by }));
  stop();
});

test('each guide step offers to leave the guide', async () => {
  const { all, next, call, stop } = await opened();
  const leaves = () => all('a').some(({ props }) => props['data-action'] === 'guide-skip');
  expect(leaves()).toBe(true);
  await call(next() ?? expect.fail(), 'onClick', {});
  expect(leaves()).toBe(true);
  stop();
});
