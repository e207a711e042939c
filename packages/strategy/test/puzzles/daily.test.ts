import { expect, test } from 'vitest';
import { dailyPuzzles, dateOf, gameOfDay, type Puzzle, puzzlesOfDay } from '../../src/index.ts';

const puzzles = Array.from(
  { length: 200 },
  (_, number): Puzzle => ({
    at: `p${number}`,
    best: { type: 'roll' },
    margin: 0.1,
    novice: 0.5,
    steady: 0.5,
    themes: [],
  }),
);
const ofDay = (game: string, day: number) =>
  dailyPuzzles({ game, puzzles } as never, day, 4).map(({ at }) => at);

test('a day has three different puzzles, the same for every player', () => {
  for (let day = 20_000; day < 20_050; day++) expect(new Set(ofDay('greed', day)).size).toBe(puzzlesOfDay);
  expect(ofDay('greed', 20_000)).toEqual(ofDay('greed', 20_000));
  expect(dailyPuzzles({ game: 'greed', puzzles: puzzles.slice(0, 2) } as never, 20_000, 4)).toHaveLength(2);
});

test('no two days with the same game, and no two games of a day, have the same puzzles', () => {
  const days = Array.from({ length: 50 }, (_, day) => ofDay('greed', 20_000 + 4 * day).join());
  expect(new Set(days).size).toBe(50);
  expect(ofDay('threes', 20_000)).not.toEqual(ofDay('greed', 20_000));
});

test('the game of the day is the next game of the list each day', () => {
  const games = ['greed', 'threes', 'ten-thousand'];
  expect([0, 1, 2, 3, 4].map((day) => gameOfDay(games, day))).toEqual([...games, 'greed', 'threes']);
  expect(dateOf(20_780)).toBe('2026-11-23');
});
