import { err, gameOf, greed, ok, type TenThousandState, tenThousand, withDefaults } from '@dicehall/engine';
import { describe, expect, test, vi } from 'vitest';
import { isOf, readSolution, writeSolution } from '../../src/files/solution-file.ts';
import { GreedForThree } from '../../src/games/greed/solve/three.ts';
import { solverOf } from '../../src/games/index.ts';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { runToEnd } from '../../src/solve/progress.ts';
import { valuedMoves } from '../../src/solve/solution.ts';
import { solvable } from '../../src/values/ways.ts';

const options = withDefaults(tenThousand.options, { target: 2000 });
const solver = solverOf('ten-thousand', 2);
const solved = solver === undefined ? null : runToEnd(solver.solve(options));
if (solver === undefined || solved === null) throw new Error('There is a solver, and it was not stopped');
const of = { game: 'ten-thousand', options, seats: 2 } as const;
const bytes = writeSolution({ ...of, facts: solved.facts, parts: solved.parts });

/** Returns the bytes with one of them changed. */
const changed = (at: number): Uint8Array => bytes.map((byte, index) => (index === at ? byte ^ 0x40 : byte));

describe('a solution is stored in a file without loss', () => {
  test('a file restores a solution exactly', () => {
    const file = readSolution(bytes);
    expect(file.ok && file.value.facts).toEqual(solved.facts);
    expect(file.ok && isOf(file.value, of)).toBe(true);
    expect(file.ok && file.value.parts).toEqual(solved.parts);
  });

  test('a file restores options with any characters, and tables of any length', () => {
    const written = {
      game: 'three-dice',
      options: { unit: 'Küsse 😘' },
      seats: 2,
      facts: { residual: 0.5 },
      parts: { few: Uint8Array.of(1, 2, 3), one: Float64Array.of(0.25), none: new Uint16Array(0) },
    };
    expect(readSolution(writeSolution(written))).toEqual(ok(written));
  });

  test('the tables of a file are not copied, unless they begin in the middle of a word', () => {
    const areCopied = (given: Uint8Array) => {
      const file = readSolution(given);
      const tables = Object.values(file.ok ? file.value.parts : {});
      return new Set(tables.map(({ buffer }) => buffer !== given.buffer));
    };
    expect(areCopied(bytes)).toEqual(new Set([false]));
    const movedBy = (start: number): Uint8Array => {
      const moved = new Uint8Array(bytes.length + start).subarray(start);
      moved.set(bytes);
      return moved;
    };
    expect(areCopied(movedBy(8))).toEqual(new Set([false]));
    expect(areCopied(movedBy(4))).toEqual(new Set([true]));
    expect(readSolution(movedBy(4))).toEqual(readSolution(bytes));
  });

  test('a saved solution contains the time in seconds that solving took', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(4000).mockReturnValueOnce(6500);
    const { bytes: saved } = runToEnd(solvable(solver, options).solve(true)) ?? { bytes: null };
    const file = readSolution(saved ?? new Uint8Array(0));
    expect(file.ok && isOf(file.value, of)).toBe(true);
    expect(file.ok && file.value.facts).toEqual({ ...solved.facts, seconds: 2.5 });
    now.mockRestore();
  });

  test.each([
    ['greed', 2, { target: 500 }],
    ['greed', 3, { target: 500 }],
    ['threes', 2, { rounds: 1 }],
    ['threes', 3, { rounds: 1 }],
  ] as const)(
    'a solution of %s for %i says how often each seat wins, in the order of the seats',
    (id, seats, own) => {
      const game = gameOf(id);
      const chosen = withDefaults(game.options, own);
      const found = solverOf(id, seats, chosen)?.solve(chosen);
      const { solution, facts } = (found && runToEnd(found)) ?? {};
      const first = facts?.firstPlayerWins as number;
      const wins = (facts?.wins ?? [first, 1 - first]) as readonly number[];
      const values = solution?.value(game.start(chosen, seats)) ?? [];
      expect(wins).toHaveLength(seats);
      wins.forEach((share, seat) => {
        expect(share).toBeCloseTo(values[seat] ?? 0, 12);
      });
    },
  );

  test('a solution of Ten Thousand says how often the player who starts wins, and its largest error', () => {
    const start = { ...tenThousand.start(options, 2), turn: { kind: 'start' as const, offer: null } };
    expect(solved.facts.firstPlayerWins).toBeCloseTo(solved.solution.value(start)[0] ?? 0, 12);
    expect(solved.facts.states).toBeGreaterThan(0);
    expect(solved.facts.residual).toBeLessThan(1e-12);
  });

  test('the value of every move stays the same after the offers are packed', () => {
    const file = readSolution(bytes);
    const whole = runToEnd(solveTenThousand(options));
    if (!file.ok || whole === null) throw new Error('It is sound');
    const restored = solver.restore(file.value);
    const last = [1, 1, 5, 2, 3, 3] as const;
    const turns: TenThousandState['turn'][] = [
      { kind: 'start', offer: { points: 400, dice: 3 } },
      { kind: 'choose', points: 150, last },
      { kind: 'choose', points: 0, last },
    ];
    for (const turn of turns) {
      const state: TenThousandState = {
        ...tenThousand.start(options, 2),
        scores: [1100, 1200],
        inGame: [true, true],
        seat: 1,
        turn,
      };
      const values = valuedMoves(restored, state, 1).map(({ value }) => value);
      for (const [index, { value }] of valuedMoves(whole, state, 1).entries()) {
        expect(values[index]).toBeCloseTo(value, 13);
      }
      expect(Math.max(...values)).toBeCloseTo(restored.value(state)[1] ?? 0, 12);
    }
  });

  test.each([
    ['not-a-solution', new Uint8Array(0)],
    ['not-a-solution', bytes.slice(0, 24)],
    ['not-a-solution', changed(3)],
    ['other-version', changed(20)],
    ['cut-short', bytes.slice(0, 32)],
    ['cut-short', bytes.slice(0, 40)],
    ['cut-short', bytes.slice(0, -8)],
    ['cut-short', bytes.slice(0, -3)],
    ['damaged', changed(32)],
    ['damaged', changed(bytes.length - 1)],
    ['damaged', changed(300)],
    ['damaged', Uint8Array.from([...bytes, 0])],
    ['damaged', Uint8Array.from([...bytes, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['damaged', writeSolution({ ...of, game: 'chess', facts: {}, parts: {} })],
  ])('a file is refused with the code %s', (problem, given) => {
    expect(readSolution(given)).toEqual({ ok: false, error: problem });
  });

  test('a file without the tables of its solver is refused as another version', () => {
    const given = { game: 'threes', options: withDefaults(gameOf('threes').options, {}), seats: 2 } as const;
    const forTwo = solverOf('threes', 2);
    if (forTwo === undefined) throw new Error('There is a solver');
    const { read } = solvable(forTwo, given.options);
    expect(read(writeSolution({ ...given, facts: {}, parts: {} }))).toEqual(err('other-version'));
  });

  test.each([
    ['another game', { ...of, game: 'greed' }],
    ['other options', { ...of, options: { ...options, opening: 500 } }],
    ['another number of seats', { ...of, seats: 3 }],
  ])('an undamaged file for %s is refused as the file of another match', (_, written) => {
    const other = writeSolution({ ...written, facts: solved.facts, parts: solved.parts });
    expect(solvable(solver, options).read(other)).toEqual(err('other-match'));
  });

  test('an option that was added later and is not in a file has its default', () => {
    const { opening, ...older } = options;
    expect(opening).toBe(withDefaults(tenThousand.options, {}).opening);
    const before = { ...of, options: older };
    expect(isOf(before, of)).toBe(true);
    expect(isOf(before, { ...of, options: { ...options, opening: 500 } })).toBe(false);
  });

  test('a file is accepted only for its own game, options and number of seats', () => {
    expect(isOf(of, { ...of, seats: 3 })).toBe(false);
    expect(isOf({ ...of, game: 'greed' }, of)).toBe(false);
    expect(isOf({ ...of, options: { ...options, abolished: true } }, of)).toBe(false);
    expect(isOf(of, { ...of, options: { ...options, opening: 500 } })).toBe(false);
    expect(isOf(of, { ...of, game: 'greed', options: withDefaults(greed.options, {}) })).toBe(false);
  });
});

describe('the file of Greed for three restores the shares', () => {
  test('the win shares are restored with a precision of 48 bits, and the mixtures exactly', () => {
    const given = withDefaults(greed.options, { target: 500, opening: 350 });
    const forThree = solverOf('greed', 3);
    const found = forThree === undefined ? null : runToEnd(forThree.solve(given));
    if (forThree === undefined || found === null)
      throw new Error('There is a solver, and it was not stopped');
    const file = readSolution(
      writeSolution({ game: 'greed', options: given, seats: 3, facts: found.facts, parts: found.parts }),
    );
    if (!file.ok) throw new Error(file.error);
    const [solution, restored] = [found.solution, forThree.restore(file.value)];
    if (!(solution instanceof GreedForThree && restored instanceof GreedForThree))
      throw new Error('For three');
    expect(restored.mixtures).toEqual(solution.mixtures);
    const far = restored.values.filter((value, at) => Math.abs(value - (solution.values[at] ?? 0)) > 2e-15);
    expect(far).toHaveLength(0);
    expect(restored.values.length).toBe(solution.values.length);
  });
});

describe('a running solver can be observed and stopped', () => {
  test('a running solver reports its progress from 0 to 1', () => {
    const seen: number[] = [];
    runToEnd(solveTenThousand(options), { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBeCloseTo(1, 9);
  });

  test('a running solver can be stopped', () => {
    expect(runToEnd(solveTenThousand(options), { shouldStop: () => true })).toBeNull();
  });

  test.each([
    ['greed', 2, { target: 2000 }],
    ['greed', 3, { target: 1000 }],
    ['ten-thousand', 2, { target: 2000 }],
    ['threes', 2, { rounds: 2 }],
    ['threes', 3, { rounds: 1 }],
  ] as const)(
    'the progress of the solver of %s for %i, with its proof, rises in small steps to 1, and the residual is at most 1e-12',
    (game, seats, small) => {
      const given = withDefaults(gameOf(game).options, small);
      const one = solverOf(game, seats) ?? expect.fail();
      const seen = [0];
      const found = runToEnd(one.solve(given), { onProgress: (progress) => seen.push(progress) });
      expect(found?.facts.residual).toBeLessThan(1e-12);
      const steps = seen.slice(1).map((progress, index) => progress - (seen[index] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...steps)).toBeLessThan(0.25);
      expect(seen.at(-1)).toBeCloseTo(1, 9);
    },
  );
});
