import { expect, test } from 'vitest';
import { readPoints } from '../src/party/EveningTools.tsx';
import { shakeDetector } from '../src/phone/shake.ts';

test.each([
  ['5, 3, 1', [5, 3, 1]],
  ['10 6 0', [10, 6, 0]],
  ['7', [7]],
  ['', null],
  ['5, three', null],
  ['-1', null],
  ['1.5', null],
  ['1001', null],
  ['1000', [1000]],
  ['1 1 1 1 1 1 1 1 1 1 1 1', Array.from({ length: 12 }, () => 1)],
  [Array.from({ length: 13 }, () => '1').join(' '), null],
])('the points by place in “%s” are %j', (text, points) => {
  expect(readPoints(text)).toEqual(points);
});

test('two jolts in short succession are a shake; one jolt or a slow movement is not', () => {
  const isShake = shakeDetector();
  expect(isShake(30, 0)).toBe(false);
  expect(isShake(5, 100)).toBe(false);
  expect(isShake(30, 300)).toBe(true);
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
