import { describe, expect, it } from 'vitest';
import {
  comesBack,
  dayOf,
  type GamePractice,
  nextPuzzle,
  noPractice,
  type Puzzle,
  practiceAfter,
  practiceOf,
  readPractice,
  writePractice,
} from '../../src/index.ts';
import { ratingAfter } from '../../src/puzzles/practice.ts';
import { difficultyOf } from '../../src/puzzles/puzzle.ts';

const puzzle = (at: string, given: Partial<Puzzle> = {}): Puzzle => ({
  at,
  best: { type: 'roll' },
  margin: 0.1,
  novice: 0.5,
  steady: 0.5,
  themes: [],
  ...given,
});
const many = Array.from({ length: 40 }, (_, number) => puzzle(`p${number}`));
const answer = (practice: GamePractice, at: Puzzle, isRight: boolean, today = 100): GamePractice =>
  practiceAfter(practice, at, { isRight, today });
const next = (practice: GamePractice, puzzles: readonly Puzzle[] = many, today = 100) =>
  nextPuzzle(practice, { puzzles }, { today }, () => 0);

describe('the rating of a player follows the solved puzzles', () => {
  it('the rating rises with a solved puzzle and falls with an unsolved one, more for unexpected results', () => {
    const practised = { rating: 1500, answers: 100 };
    const won = (difficulty: number) => ratingAfter(practised, difficulty, true) - 1500;
    const lost = (difficulty: number) => 1500 - ratingAfter(practised, difficulty, false);
    expect(won(1500)).toBe(10);
    expect(lost(1500)).toBe(10);
    // By the Elo formula, a difference of 400 means odds of ten to one.
    expect(won(1900)).toBeCloseTo((20 * 10) / 11);
    expect(lost(1900)).toBeCloseTo((20 * 1) / 11);
  });
  it('no answer changes the rating by more than 40, and after thirty answers by more than 20', () => {
    const lost = (answers: number) => 1200 - ratingAfter({ rating: 1200, answers }, 0, false);
    expect(lost(0)).toBeCloseTo(40, 1);
    expect(lost(29)).toBeCloseTo(40, 1);
    expect(lost(30)).toBeCloseTo(20, 1);
  });
  it('a repeated puzzle does not change the rating, and another one does', () => {
    const wrong = answer(answer(noPractice, puzzle('b'), false), puzzle('a'), false);
    expect(answer(wrong, puzzle('a'), true).rating).toBe(wrong.rating);
    expect(answer(wrong, puzzle('c'), true).rating).toBeGreaterThan(wrong.rating);
    const repeated = ['a', 'b', 'c'].filter((at) => comesBack(wrong, puzzle(at)));
    expect(repeated).toEqual(['a', 'b']);
    expect(comesBack(noPractice, puzzle('a'))).toBe(false);
  });
});

describe('the next puzzle suits the player', () => {
  it('an unsolved puzzle comes back after ten others', () => {
    let practice = answer(noPractice, puzzle('p0'), false);
    for (let number = 1; number <= 10; number++) {
      expect(next(practice)?.at).not.toBe('p0');
      practice = answer(practice, puzzle(`p${number}`), true);
    }
    expect(next(practice)?.at).toBe('p0');
  });
  it('an unsolved puzzle comes back a day, three days and seven days after it is solved, and then no more', () => {
    let practice: GamePractice = { ...answer(noPractice, puzzle('p0'), false), answers: 11 };
    let today = 100;
    for (const days of [1, 3, 7]) {
      practice = answer(practice, puzzle('p0'), true, today);
      expect(next(practice, many, today + days - 1)?.at).not.toBe('p0');
      expect(next(practice, many, today + days)?.at).toBe('p0');
      today += days;
    }
    expect(answer(practice, puzzle('p0'), true, today).again).toEqual([]);
  });
  it.each([
    [{ novice: 0, steady: 0, margin: 0.16 }, 950],
    [{ novice: 1, steady: 0, margin: 0.04 }, 1500],
    [{ novice: 1, steady: 0, margin: 0.01 }, 1600],
    [{ novice: 1, steady: 1, margin: 0.005 }, 2400],
  ])('the rating of a puzzle with %j is %i', (puzzle, rating) => {
    expect(difficultyOf(puzzle)).toBe(rating);
  });
  it('the next puzzle is a new one at the player’s level', () => {
    const hard = puzzle('hard', { novice: 1, steady: 1, margin: 0.01 });
    expect(next(noPractice, [hard, puzzle('level')])?.at).toBe('level');
    expect(next({ ...noPractice, rating: 2200 }, [hard, puzzle('level')])?.at).toBe('hard');
    expect(next(answer(noPractice, puzzle('level'), true), [hard, puzzle('level')])?.at).toBe('hard');
  });
  it('the next puzzle is at most 300 points farther from the rating than the nearest one', () => {
    const far = puzzle('far');
    for (const [steady, at] of [
      [0.125, 'far'],
      [0.12375, 'near'],
    ] as const) {
      const near = puzzle('near', { steady });
      expect(next({ ...noPractice, rating: difficultyOf(near) }, [far, near])?.at).toBe(at);
    }
  });
  it('if no puzzle is at the player’s level, the next one is the nearest to that level', () => {
    const [easy, hard] = [
      puzzle('easy', { novice: 0, steady: 0, margin: 0.5 }),
      puzzle('hard', { novice: 1, steady: 1, margin: 0.01 }),
    ];
    for (const [rating, at] of [
      [100, 'easy'],
      [3000, 'hard'],
    ] as const)
      for (const puzzles of [
        [easy, hard],
        [hard, easy],
      ])
        expect(next({ ...noPractice, rating }, puzzles)?.at).toBe(at);
  });
  it('the next puzzle is the first of those that are equally near to the player’s level', () => {
    const hard = ['a', 'b'].map((at) => puzzle(at, { novice: 1, steady: 1, margin: 0.01 }));
    expect(next({ ...noPractice, rating: 100 }, hard)?.at).toBe('a');
  });
  it('several unsolved puzzles each come back on their own day', () => {
    const [one, other] = [puzzle('a'), puzzle('b')];
    let practice = answer(answer(noPractice, one, false), other, false);
    practice = answer(answer(practice, one, true), one, true);
    expect(answer(practice, other, true).again).toEqual([
      { at: 'a', solved: 2, day: 103 },
      { at: 'b', solved: 1, day: 101 },
    ]);
  });
  it('an unsolved puzzle that is due later is never chosen as a new one', () => {
    const waiting = { ...answer(noPractice, puzzle('p0'), false), seen: [] };
    expect(next(waiting, [puzzle('p0'), puzzle('p1')])?.at).toBe('p1');
  });
  it('once all puzzles have been seen, any of them can be next', () => {
    const [one, other] = [puzzle('a'), puzzle('b')];
    const practice = answer(answer(noPractice, one, true), other, true);
    const drawn = [0, 0.9].map((number) =>
      nextPuzzle(practice, { puzzles: [one, other] }, { today: 100 }, () => number),
    );
    expect(drawn).toEqual([one, other]);
  });
  it('every theme is equally likely for the next puzzle, although one theme has many more puzzles', () => {
    const puzzles = [
      ...many.map((one) => ({ ...one, themes: ['which-dice'] as const })),
      puzzle('rare', { themes: ['stop-or-roll'] }),
    ];
    const practice = { ...noPractice, rating: difficultyOf(puzzle('a')) };
    const drawn = [0.25, 0.75].map(
      (number) => nextPuzzle(practice, { puzzles }, { today: 1 }, () => number)?.themes,
    );
    expect(drawn).toEqual([['which-dice'], ['stop-or-roll']]);
  });
  it('the next puzzle has the requested theme if any puzzle has it', () => {
    const puzzles = [puzzle('a'), puzzle('b', { themes: ['moon'] })];
    const of = (theme: 'moon' | 'opening') =>
      nextPuzzle(noPractice, { puzzles }, { theme, today: 1 }, () => 0);
    expect(of('moon')?.at).toBe('b');
    expect(of('opening')).toBeNull();
  });
});

describe('the practice is saved and restored', () => {
  it('the saved practice counts answers and streaks', () => {
    let practice = noPractice;
    for (const isRight of [true, true, false, true]) practice = answer(practice, puzzle('a'), isRight);
    expect(practice).toMatchObject({ answers: 4, right: 3, streak: 1, bestStreak: 2 });
    expect(answer(noPractice, puzzle('a'), false)).toMatchObject({ right: 0, streak: 0, bestStreak: 0 });
  });
  it('the saved practice never exceeds its maximum size', () => {
    let practice = noPractice;
    for (let number = 0; number < 1200; number++) practice = answer(practice, puzzle(`${number}`), false);
    expect(writePractice({ greed: practice }).length).toBeLessThan(20_000);
  });
  it('each game has its own practice, which starts like that of a new player', () => {
    const practised = answer(noPractice, puzzle('a'), true);
    expect(practiceOf({ greed: practised }, 'greed')).toBe(practised);
    expect(practiceOf({ greed: practised }, 'threes')).toBe(noPractice);
  });
  // Published values of FNV-1a with 32 bits. With another hash, the page would forget which puzzles a player has seen.
  it.each([
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the saved practice stores the puzzle %s as its 32-bit FNV-1a hash', (at, hash) => {
    const practice = answer(noPractice, puzzle(at), true);
    expect(practice.seen).toEqual([hash.toString(36)]);
    expect(answer(practice, puzzle(at), true).seen).toEqual(practice.seen);
  });
  it('the saved practice forgets the oldest puzzles first, counted from their last answer', () => {
    let practice = noPractice;
    const puzzles = Array.from({ length: 801 }, (_, number) => puzzle(`${number}`));
    for (const one of puzzles) practice = answer(practice, one, false);
    expect(practice.again.map(({ at }) => at)).toEqual(puzzles.slice(-100).map(({ at }) => at));
    const [first, second, last] = [practice.seen[0], practice.seen[1], practice.seen.at(-1)];
    expect(practice.seen).toHaveLength(800);
    expect(answer(noPractice, puzzle('800'), true).seen).toEqual([last]);
    expect(answer(noPractice, puzzle('1'), true).seen).toEqual([first]);
    const { seen } = answer(practice, puzzle('1'), true);
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([800, second, first]);
  });
  it('the saved practice is restored as it was written', () => {
    const practice = { greed: answer(noPractice, puzzle('a'), false) };
    expect(readPractice(writePractice(practice))).toEqual({ ok: true, value: practice });
  });
  it.each([
    ['damaged', ''],
    ['damaged', 'null'],
    ['damaged', '{"version":1,"games":{"greed":{"rating":"high"}}}'],
    ['damaged', writePractice({ greed: { ...noPractice, rating: Number.NaN } })],
    ['damaged', '7'],
    ['damaged', '{"version":"1","games":{}}'],
    ['damaged', '{"version":1}'],
    ['damaged', '{"version":1,"games":null}'],
    ['damaged', '{"version":1,"games":7}'],
    ['damaged', '{"version":1,"games":{"greed":null}}'],
    ...['rating', 'answers', 'right', 'streak', 'bestStreak', 'seen', 'again'].map((field) => [
      'damaged',
      writePractice({ greed: { ...noPractice, [field]: '1' } }),
    ]),
    ['damaged', writePractice({ greed: noPractice, threes: null as never })],
    ...[
      { seen: ['a', 1] },
      { again: [null] },
      { again: [{ at: 'p', solved: 0 }] },
      { again: [{ at: 'p', solved: 0, day: 1 }, null] },
    ].map((damage) => ['damaged', writePractice({ greed: { ...noPractice, ...(damage as object) } })]),
    ...[
      { at: 1, solved: 0, day: 1 },
      { at: 'p', solved: '0', day: 1 },
      { at: 'p', solved: 0, answers: '1' },
    ].map((again) => ['damaged', writePractice({ greed: { ...noPractice, again: [again as never] } })]),
    ['other-version', '{"version":2,"games":{}}'],
  ])('a saved practice is refused as %s: %s', (problem, text) => {
    expect(readPractice(text)).toEqual({ ok: false, error: problem });
  });
});

it('a day of practice begins at the same moment in every time zone', () => {
  expect(dayOf(Date.UTC(2026, 10, 23, 0, 0))).toBe(dayOf(Date.UTC(2026, 10, 23, 23, 59)));
  expect(dayOf(Date.UTC(2026, 10, 24))).toBe(dayOf(Date.UTC(2026, 10, 23)) + 1);
});
