import { readFileSync } from 'node:fs';
import { seededDice } from '@dicehall/dice';
import { unwrap } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import {
  dailyPuzzles,
  nextPuzzle,
  noPractice,
  type Puzzle,
  type PuzzleSet,
  practiceAfter,
  puzzlesOfDay,
  readPuzzles,
} from '../../src/index.ts';
import { answerOf, decisionOf } from '../../src/puzzles/answer.ts';

const folder = new URL('../../data/puzzles/', import.meta.url);
const setOf = (game: string): PuzzleSet =>
  unwrap(readPuzzles(readFileSync(new URL(`${game}.json`, folder), 'utf8')));
const games = ['greed', 'threes', 'ten-thousand', 'three-dice'];

/** Returns how often each answer was right, for each pair of moves between which puzzles asked to choose. */
function rightAnswers(puzzles: readonly Puzzle[]): number[][] {
  const answers = puzzles.flatMap((puzzle) => answerOf(puzzle) ?? []);
  const questions = [...new Set(answers.map(({ question }) => question))];
  return questions.map((asked) => {
    const types = answers.flatMap(({ question, type }) => (question === asked ? [type] : []));
    return [...new Set(types)].map((type) => types.filter((one) => one === type).length);
  });
}

/** Returns the first puzzles of a new player who solves every other one. */
function firstPuzzles(set: PuzzleSet, count: number, seed: number): Puzzle[] {
  const { random } = seededDice(`fair ${seed}`);
  let practice = noPractice;
  return Array.from({ length: count }, (_, number) => {
    const puzzle = nextPuzzle(practice, set, { today: 0 }, random) ?? expect.fail();
    practice = practiceAfter({ ...practice, again: [] }, puzzle, { isRight: number % 2 === 0, today: 0 });
    return puzzle;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const days = Array.from({ length: 60 }, (_, day) => 20_700 + day);
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
/** For each game, the puzzles that are asked at each of these days, and the first 24 of new players. */
const asked = games.map((game) => {
  const set = setOf(game);
  return {
    game,
    ofDays: days.map((day) => dailyPuzzles(set, day, 1)),
    ofPlayers: seeds.map((seed) => firstPuzzles(set, 24, seed)),
  };
});

describe.each(asked)(
  'no fixed answer solves clearly more than half of the puzzles of $game with two moves',
  ({ ofDays, ofPlayers }) => {
    it.each([8, 24])(
      'no answer is right for clearly more than half of the first %i puzzles of a new player',
      (count) => {
        const ofSeeds = ofPlayers.map((puzzles) => puzzles.slice(0, count));
        for (const puzzles of ofSeeds)
          for (const right of rightAnswers(puzzles))
            expect(2 * Math.max(...right)).toBeLessThanOrEqual(sum(right) + 2);
        for (const right of rightAnswers(ofSeeds.flat()).filter((one) => sum(one) >= 100))
          expect(Math.max(...right) / sum(right)).toBeLessThan(0.6);
      },
    );
    it('no answer is right for clearly more than half of the puzzles of the day', () => {
      for (const puzzles of ofDays)
        for (const right of rightAnswers(puzzles))
          expect(2 * Math.max(...right)).toBeLessThanOrEqual(sum(right) + 2);
      for (const right of rightAnswers(ofDays.flat()).filter((one) => sum(one) >= 20))
        expect(Math.max(...right) / sum(right)).toBeLessThan(0.6);
    });
  },
);

/** Returns the largest number of equal texts. */
const most = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => texts.filter((other) => other === text).length));

describe.each(asked)('the puzzles of $game that a new player is asked vary', ({ ofDays, ofPlayers }) => {
  const sessions = ofPlayers.map((puzzles) => puzzles.slice(0, 20).map(decisionOf));
  it('no kind of decision is asked twice in 5 puzzles, or more than 4 times in 20', () => {
    for (const kinds of sessions.map((asked) => asked.map(({ kind }) => kind))) {
      expect(kinds).not.toContain('');
      kinds.forEach((_, first) => {
        expect(most(kinds.slice(first, first + 5))).toBe(1);
      });
      expect(most(kinds)).toBeLessThanOrEqual(4);
    }
  });
  it('no decision is asked twice in 20 puzzles, or more than a tenth of the time', () => {
    const decisions = sessions.map((asked) => asked.map(({ decision }) => decision));
    for (const one of decisions) expect(most(one)).toBe(1);
    expect(most(decisions.flat()) / decisions.flat().length).toBeLessThanOrEqual(0.1);
  });
  it('each day asks for different kinds, and for other decisions than the day before with this game', () => {
    const decided = ofDays.map((puzzles) => puzzles.map(decisionOf));
    decided.forEach((ofDay, at) => {
      expect(new Set(ofDay.map(({ kind }) => kind)).size).toBe(puzzlesOfDay);
      const decisions = [...ofDay, ...(decided[at - 1] ?? [])].map(({ decision }) => decision);
      if (at > 0 && (days[at] ?? 0) % 30 > 0) expect(most(decisions)).toBe(1);
    });
  });
});

it.each<[string, object, object | null]>([
  ['greed - 900,900 11 0 - choose 450 12346', { type: 'stop' }, { question: 'roll,stop', type: 'stop' }],
  ['greed - 900,900 11 1 - choose 450 12346', { type: 'roll' }, { question: 'roll,stop', type: 'roll' }],
  // One possible move, two of the same type, and more than two.
  ['greed - 900,900 11 0 - start', { type: 'roll' }, null],
  ['three-dice - 0,0,0 1 0 1 1 106,s,- give', { type: 'give', to: 0 }, null],
  ['threes - 0,0 1 0 choose 35263 00000', { type: 'roll', keep: [0] }, null],
  // No player chooses here, and this is no position.
  ['threes - 0,0 1 0 throw 35263 10000', { type: 'bank' }, null],
  ['greed', { type: 'roll' }, null],
])('the answer to the puzzle “%s” with the best move %j is %j', (at, best, answer) => {
  expect(answerOf({ at, best } as unknown as Puzzle)).toEqual(answer);
});
