import { expect, it, vi } from 'vitest';
import { type Level, levelAfter, savedLevel } from '../src/local/level.ts';

const start: Level = { strength: 'steady', balance: 0, last: '' };
const after = (level: Level, results: string): Level =>
  [...results].reduce((now, result, match) => levelAfter(now, `${now.last}${match}`, result === 'w'), level);

it.each<[string, Level['strength']]>([
  ['w', 'steady'],
  ['ww', 'expert'],
  ['wl', 'steady'],
  ['lwwlww', 'expert'],
  ['ll', 'novice'],
  ['llll', 'novice'],
  ['wwww', 'expert'],
])('after the results %s the bots are %s', (results, strength) => {
  expect(after(start, results).strength).toBe(strength);
});

it('a match counts once, even if its result is opened several times', () => {
  const once = levelAfter(start, 'a', true);
  expect(levelAfter(once, 'a', true)).toBe(once);
});

it('after a change of strength, wins and losses are counted from zero', () => {
  expect(after(start, 'ww')).toMatchObject({ strength: 'expert', balance: 0 });
  expect(after(start, 'wwll').strength).toBe('steady');
  expect(after(start, 'wwl').strength).toBe('expert');
});

it.each([
  [
    { strength: 'expert', balance: -1, last: 'm' },
    { strength: 'expert', balance: -1, last: 'm' },
  ],
  [
    { strength: 'god', balance: 2, last: 7 },
    { strength: 'novice', balance: 0, last: '' },
  ],
  [
    { strength: 'steady', balance: '1' },
    { strength: 'steady', balance: 0, last: '' },
  ],
  [null, { strength: 'novice', balance: 0, last: '' }],
])('the saved level %j is read as %j', (saved, level) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(saved) });
  expect(savedLevel()).toEqual(level);
  vi.unstubAllGlobals();
});
