import { expect, onTestFinished, test, vi } from 'vitest';
import { readPoints } from '../src/party/EveningTools.tsx';
import { shakeDetector, useShake } from '../src/phone/shake.ts';
import { renderHook } from './render-hook.tsx';

test.each([
  ['5, 3, 1', [5, 3, 1]],
  ['10 6 0', [10, 6, 0]],
  ['5; 3;1', [5, 3, 1]],
  ['7', [7]],
  ['', null],
  ['5, three', null],
  ['-1', null],
  ['1.5', null],
  ['1001', null],
  ['1000', [1000]],
  ['1 1 1 1 1 1 1 1 1 1 1 1', Array.from({ length: 12 }, () => 1)],
  [Array.from({ length: 13 }, () => '1').join(' '), null],
])('the points by place in “%s” are read as %j', (text, points) => {
  expect(readPoints(text)).toEqual(points);
});

test('two jolts in short succession are a shake; one jolt or a slow movement is not', () => {
  const isShake = shakeDetector();
  expect(isShake(30, 0)).toBe(false);
  expect(isShake(5, 100)).toBe(false);
  expect(isShake(30, 300)).toBe(true);
});

test('a jolt of several readings counts once', () => {
  const isShake = shakeDetector();
  expect([0, 20, 79, 80].map((time) => isShake(30, time))).toEqual([false, false, false, true]);
});

test('jolts far apart are not a shake, and jolts right after a shake are ignored', () => {
  const isShake = shakeDetector();
  expect(isShake(30, 0)).toBe(false);
  expect(isShake(30, 2000)).toBe(false);
  expect(isShake(30, 2300)).toBe(true);
  expect(isShake(30, 2600)).toBe(false);
  expect(isShake(30, 3900)).toBe(false);
  expect(isShake(30, 4100)).toBe(true);
});

test('a phone that may report its motion requests a roll when it is shaken, until the player leaves the page', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('DeviceMotionEvent', { requestPermission: async () => 'granted' });
  vi.stubGlobal('isSecureContext', true);
  const rolls = vi.fn();
  const shaking = await renderHook(() => useShake(rolls));
  const phone = new EventTarget();
  Object.assign(window, {
    addEventListener: phone.addEventListener.bind(phone),
    removeEventListener: phone.removeEventListener.bind(phone),
  });
  const jolt = (timeStamp: number, acceleration: object | null) => {
    const event = Object.assign(new Event('devicemotion'), { acceleration });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    phone.dispatchEvent(event);
  };
  const twoJolts = (from: number) => {
    for (const time of [from, from + 300]) jolt(time, { x: 0, y: 20, z: null });
  };
  await shaking.does(() => twoJolts(0));
  expect(rolls).not.toHaveBeenCalled();
  await shaking.does(({ ask }) => ask());
  await shaking.does(() => jolt(1000, null));
  expect(shaking.now().state).toBe('none');
  await shaking.does(() => twoJolts(2000));
  expect([shaking.now().state, rolls.mock.calls.length]).toEqual(['on', 1]);
  await shaking.leave();
  twoJolts(9000);
  expect(rolls).toHaveBeenCalledOnce();
});
