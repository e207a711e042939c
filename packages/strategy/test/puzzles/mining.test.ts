import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  dieScore,
  type Face,
  gameOf,
  parsePosition,
  type Seat,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../src/puzzles/answer.ts';
import { minePuzzles } from '../../src/puzzles/mine.ts';
import { oneBest, puzzleOf } from '../../src/puzzles/one-best.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readPuzzles, writePuzzles } from '../../src/puzzles/puzzle-file.ts';
import { keyOf, type Values, type WeighedMove } from '../../src/values/values.ts';
import { solved } from '../solved.ts';

const greed = gameOf('greed');
const options = withDefaults(greed.options, { target: 500, opening: 0 });

/**
 * Returns values with which a test determines the values of moves. By default, the first listed move is best by
 * `margin`.
 */
function valuesBy(game: AnyGame, weigh: (state: unknown, seat: Seat) => readonly WeighedMove[]): Values {
  return { unit: 'win', game: game.id, moves: weigh } as unknown as Values;
}

/** Returns the points of the turn at a position of Greed. */
const pointsAt = (state: unknown) =>
  (state as { readonly turn: { readonly points?: number } }).turn.points ?? 0;

/**
 * Values of Greed under which rolling on is best below `least` points, and stopping from there on. Each position has
 * different values.
 */
function stopFrom(least: number, margin: number): Values {
  return valuesBy(greed, (state) => {
    const line = greed.formatPosition(state);
    const own =
      [...line].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) / 1_000_003;
    const best = pointsAt(state) < least ? 'roll' : 'stop';
    const moves = greed.moves(state, 0).map((move) => {
      const loss = (move as { readonly type: string }).type === best ? 0 : margin;
      return { move, value: own - loss, loss, margin: 0 };
    });
    return moves.sort((a, b) => a.loss - b.loss);
  });
}

const mined = (values: Values, count: number, seed = '1'): Puzzle[] =>
  solved(minePuzzles({ game: greed, options, values, count, seed }));

/** Returns how often each value occurs. */
function countsOf(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('mining finds clear and varied puzzles', () => {
  it('mining finds the requested number of different puzzles, each with the best move and its margin', () => {
    const puzzles = mined(stopFrom(300, 0.03), 20);
    expect(puzzles).toHaveLength(20);
    expect(new Set(puzzles.map(({ at }) => at)).size).toBe(20);
    for (const { at, best, margin } of puzzles) {
      const points = pointsAt(unwrap(parsePosition(at)).state);
      expect([best, margin]).toEqual([{ type: points < 300 ? 'roll' : 'stop' }, 0.03]);
    }
  });

  it('mining with the same seed gives the same puzzles, and another seed others', () => {
    const values = stopFrom(300, 0.03);
    expect(mined(values, 8)).toEqual(mined(values, 8));
    expect(mined(values, 8, '2')).not.toEqual(mined(values, 8));
  });

  it('at most a tenth of the mined puzzles ask for the same decision', () => {
    const counts = countsOf(
      mined(stopFrom(300, 0.03), 40)
        .map(decisionOf)
        .map(({ decision }) => decision),
    );
    expect(Math.max(...Object.values(counts))).toBe(4);
  });

  it('mining skips positions with an obvious move, such as the lowest die of Threes beside high ones', () => {
    const threes = gameOf('threes');
    // The best move is always to keep only the die with the fewest points.
    const values = valuesBy(threes, (state, seat) => {
      const { dice = [], locked = [] } = (
        state as { readonly turn: { readonly dice?: number[]; readonly locked?: boolean[] } }
      ).turn;
      const open = dice.flatMap((face, die) => (locked[die] ? [] : [{ face, die }]));
      const [lowest] = open.toSorted((a, b) => dieScore(a.face as Face) - dieScore(b.face as Face));
      const best = keyOf({ type: 'roll', keep: [lowest?.die] });
      const own = Number(`0.${dice.join('')}${locked.map(Number).join('')}`);
      return threes
        .moves(state, seat)
        .map((move) => ({
          move,
          value: own,
          loss: dice.length === 0 || keyOf(move) === best ? 0 : 0.03,
          margin: 0,
        }))
        .toSorted((a, b) => a.loss - b.loss);
    });
    const options = withDefaults(threes.options, { rounds: 1 });
    const puzzles = solved(minePuzzles({ game: threes, options, values, count: 10, seed: '1' }));
    const kinds = puzzles.map(decisionOf).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(2);
    expect(kinds).not.toContain('');
  });

  it('a match gives at most four puzzles', () => {
    const mining = minePuzzles({ game: greed, options, values: stopFrom(300, 0.03), count: 40, seed: '1' });
    const found: number[] = [];
    for (let step = mining.next(); step.done !== true; step = mining.next())
      found.push(Math.round(40 * (step.value as number)));
    expect(Math.max(...found.map((count, match) => count - (found[match - 1] ?? 0)))).toBe(4);
  });

  it.each([
    ['win', 0.01],
    ['sips', 0.04],
  ] as const)(
    'mining skips positions whose best move has less than twice the margin of a near tie, in values of %s',
    (unit, least) => {
      const by = (margin: number): Values => ({ ...stopFrom(300, margin), unit }) as Values;
      expect(mined(by(least - 0.0001), 3)).toEqual([]);
      expect(mined(by(least), 3).length).toBeGreaterThan(0);
    },
  );

  it('puzzles that a steady player always solves need twice the minimum margin, and are listed last', () => {
    const close = mined(stopFrom(300, 0.0199), 20);
    expect(close.every(({ steady }) => steady > 0)).toBe(true);
    const clear = mined(stopFrom(300, 0.02), 20);
    expect(clear).toHaveLength(20);
    expect(clear.at(-1)?.steady).toBe(0);
    const grades = clear.map(({ steady, novice }) =>
      steady > 0 ? 'found' : novice > 0 ? 'easy' : 'trivial',
    );
    expect(grades).not.toContain('trivial');
  });

  it('a match gives at most one puzzle that a steady player always solves, and few of these puzzles ask for the same decision', () => {
    let match = 0;
    let before = 0;
    const matchOf = new Map<string, number>();
    const values = stopFrom(350, 0.02);
    const watched = valuesBy(greed, (state, seat) => {
      const total = greed.scores(state).reduce((sum, score) => sum + score, 0);
      if (total < before) match += 1;
      before = total;
      matchOf.set(greed.formatPosition(state), match);
      return values.moves(state, seat);
    });
    const puzzles = mined(watched, 40);
    const easy = puzzles.slice(puzzles.findLastIndex(({ steady }) => steady > 0) + 1);
    expect(easy.length).toBeGreaterThan(4);
    expect(new Set(easy.map(({ at }) => matchOf.get(at))).size).toBe(easy.length);
    expect(Math.max(...Object.values(countsOf(easy.map(decisionOf).map(({ decision }) => decision))))).toBe(
      2,
    );
  });

  it('mining uses only one of several positions with equal values', () => {
    const equal = valuesBy(greed, (state) =>
      greed
        .moves(state, 0)
        .map((move, index) => ({ move, value: 0.5 - index / 10, loss: index / 10, margin: 0 })),
    );
    expect(mined(equal, 3)).toHaveLength(1);
  });

  it('mining ends after ten matches per puzzle, and reports its progress', () => {
    const steps: number[] = [];
    const mining = minePuzzles({ game: greed, options, values: stopFrom(300, 0), count: 2, seed: '1' });
    for (let step = mining.next(); ; step = mining.next()) {
      if (step.done === true) {
        expect(step.value).toEqual([]);
        break;
      }
      steps.push(step.value as number);
    }
    expect(steps).toEqual(Array.from({ length: 20 }, () => 0));
  });

  it('mining reports the share of puzzles found so far', () => {
    const mining = minePuzzles({ game: greed, options, values: stopFrom(300, 0.03), count: 10, seed: '1' });
    const shares: number[] = [];
    for (let step = mining.next(); step.done !== true; step = mining.next())
      shares.push(step.value as number);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const last = shares.at(-1) ?? 0;
    expect(last).toBeGreaterThan(0.1);
    expect(last).toBeLessThanOrEqual(1);
    expect((10 * last) % 1).toBeCloseTo(0, 9);
  });

  it.each([1, 2, 3, 4])('mining ends with the match that completes %i puzzles', (count) => {
    const mining = minePuzzles({ game: greed, options, values: stopFrom(300, 0.03), count, seed: '1' });
    const shares: unknown[] = [];
    for (let step = mining.next(); step.done !== true; step = mining.next()) shares.push(step.value);
    expect(shares.filter((share) => share === 1)).toHaveLength(1);
  });

  it('at most half of the mined puzzles have the same theme, as long as there are others', () => {
    const mining = minePuzzles({ game: greed, options, values: stopFrom(300, 0.03), count: 40, seed: '1' });
    let share = 0;
    for (let step = mining.next(); ; step = mining.next()) {
      if (step.done === true) {
        const found = (step.value as Puzzle[]).slice(0, Math.round(40 * share));
        expect(Math.max(...Object.values(countsOf(found.flatMap(({ themes }) => themes))))).toBe(20);
        break;
      }
      share = step.value as number;
    }
  });
});

describe('a puzzle is a position with one best move', () => {
  const line = 'greed target=500,opening=0 0,0 11 0 - choose 200 11346';
  const { state } = unwrap(parsePosition(line));
  const [roll, stop] = [{ type: 'roll' }, { type: 'stop' }];
  const weighed = (...moves: readonly (readonly [object, number])[]) =>
    valuesBy(greed, () => moves.map(([move, loss]) => ({ move, value: 0.7 - loss, loss, margin: 0 })));
  const at = (values: Values, margin = 0.01) => oneBest(values, greed, { state, seat: 0, margin });

  it('the best move comes with the next best move, the margin between them, and the values of all moves', () => {
    expect(at(weighed([stop, 0], [roll, 0.01]))).toEqual({
      best: [{ move: stop, value: 0.7, loss: 0, margin: 0 }],
      next: roll,
      margin: 0.01,
      values: '0.700000000,0.690000000',
    });
  });

  it('a position is a puzzle only if it has another move, a sufficient margin, and one best move', () => {
    expect(at(weighed([stop, 0]))).toBeNull();
    expect(at(weighed())).toBeNull();
    expect(at(weighed([stop, 0], [roll, 0.009]))).toBeNull();
    expect(at(weighed([stop, 0], [roll, 0], [roll, 0.1]))).toBeNull();
  });

  it('moves with different dice of equal faces count as one', () => {
    const threes = gameOf('threes');
    const { state: choice } = unwrap(parsePosition('threes rounds=1 0,0 1 0 choose 33166 00000'));
    const keeping = (...keep: number[]) => ({ move: { type: 'roll', keep }, value: 0.5, loss: 0, margin: 0 });
    const worse = { move: { type: 'roll', keep: [3] }, value: 0.3, loss: 0.2, margin: 0 };
    const bestOf = (...moves: readonly WeighedMove[]) =>
      oneBest(
        valuesBy(threes, () => [...moves, worse]),
        threes,
        { state: choice, seat: 0, margin: 0.01 },
      );
    expect(bestOf(keeping(0), keeping(1))?.best).toHaveLength(2);
    expect(bestOf(keeping(0), keeping(2))).toBeNull();
  });

  it('a puzzle has a rounded margin, its themes, and the share of wrong answers by strength of bot', () => {
    const found = at(weighed([stop, 0], [roll, 0.123456])) ?? expect.fail();
    const puzzle = puzzleOf(greed, state, 0, found);
    expect(puzzle).toMatchObject({ at: line, best: stop, margin: 0.1235, themes: ['stop-or-roll'] });
    const opposite = puzzleOf(greed, state, 0, at(weighed([roll, 0], [stop, 0.1])) ?? expect.fail());
    // Bots of each strength make twelve choices. Each choice is right for one of the two answers.
    for (const strength of ['novice', 'steady'] as const) {
      expect(puzzle[strength] + opposite[strength]).toBeCloseTo(1, 9);
      expect((puzzle[strength] * 12) % 1).toBeCloseTo(0, 9);
    }
    expect(keyOf(puzzle.best)).not.toBe(keyOf(opposite.best));
  });
});

describe('a puzzle file has one puzzle on each line', () => {
  const puzzle: Puzzle = {
    at: 'greed - 0,0 11 0 - start',
    best: { type: 'roll' },
    margin: 0.1,
    novice: 0.5,
    steady: 0.5,
    themes: ['opening'],
  };
  const text = readFileSync(new URL('../../data/puzzles/greed.json', import.meta.url), 'utf8');
  const set = unwrap(readPuzzles(text));

  it.each([
    ['not-puzzles', '{"puzzles":[]}'],
    ['not-puzzles', ''],
    ['other-version', text.replace('puzzles/1', 'puzzles/2')],
    ['damaged', text.slice(0, 5000)],
    ['damaged', text.replace('"roll"', '"stop"')],
    ['damaged', text.replace('"greed"', '"grete"')],
    ['damaged', text.replace('["opening"]]', '["moony"]]')],
  ])('a changed puzzle file is refused with the code %s', (problem, given) => {
    expect(readPuzzles(given)).toEqual({ ok: false, error: problem });
  });

  it.each([
    { novice: -0.01 },
    { novice: 1.01 },
    { steady: -0.01 },
    { steady: 1.01 },
    { steady: Number.NaN },
    { margin: Number.NaN },
    { at: 7 as never },
    { best: 'stop' },
    { themes: 'opening' as never },
  ])('a puzzle file with the value %j in a puzzle is refused', (wrong) => {
    const [first = expect.fail()] = set.puzzles;
    const written = (one: Puzzle) => readPuzzles(writePuzzles({ ...set, puzzles: [one] }));
    expect(written({ ...first, ...wrong })).toEqual({ ok: false, error: 'damaged' });
    expect(written({ ...first, novice: 0, steady: 1 }).ok).toBe(true);
  });

  it('puzzle files are restored as they were written', () => {
    expect(writePuzzles(set)).toBe(text);
  });

  it('a puzzle file names only options that differ from the defaults, and rounds shares to two decimals', () => {
    const one = { ...puzzle, novice: 1 / 3, steady: 0.0051 };
    const options = withDefaults(greed.options, { target: 500 });
    const written = writePuzzles({ game: 'greed', options, seats: 3, unit: 'win', puzzles: [one, puzzle] });
    const [head = '', first, second, ...end] = written.split('\n');
    expect(JSON.parse(`${head}]}`)).toMatchObject({
      game: 'greed',
      options: { target: 500 },
      seats: 3,
      unit: 'win',
    });
    expect([first, second, ...end]).toEqual([
      '["greed - 0,0 11 0 - start",{"type":"roll"},0.1,0.33,0.01,["opening"]],',
      '["greed - 0,0 11 0 - start",{"type":"roll"},0.1,0.5,0.5,["opening"]]',
      ']}',
      '',
    ]);
    const read = unwrap(readPuzzles(written));
    expect(read).toEqual({
      game: 'greed',
      options,
      seats: 3,
      unit: 'win',
      puzzles: [{ ...puzzle, novice: 0.33, steady: 0.01 }, puzzle],
    });
  });
});
