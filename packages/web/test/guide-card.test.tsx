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

test('while the learner waits for the next text, the text of the step that is done is faint', async () => {
  const { parts, pass } = device({ pace: 'normal' });
  const session = openGuidedSession(gameOf('greed'), (await loadGuide('greed')) ?? expect.fail(), parts);
  const stop = session.start();
  const page = await render(<GuideCard session={session} />);
  const isDone = () => page.all('p').some(({ props }) => props['data-done'] === true);
  const act = (move: string) => {
    const { actions } = session.model.now().controls;
    const action = actions.find(
      ({ effect }) => 'move' in effect && JSON.stringify(effect.move).includes(move),
    );
    return page.does(() => session.model.act(action ?? expect.fail()));
  };
  expect(isDone()).toBe(false);
  for (const move of ['roll', 'roll', 'stop']) {
    await act(move);
    await page.does(() => pass(move === 'stop' ? 0 : 60_000));
  }
  expect([session.model.now().moment === null, isDone()]).toEqual([false, true]);
  await page.does(() => pass(60_000));
  expect(isDone()).toBe(false);
  stop();
});
