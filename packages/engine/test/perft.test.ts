import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyGame, type GameId, games, readSetup, replayLog } from '../src/index.ts';
import { branches, divide, entriesOf, perft, stateAfter, weightedThrows } from '../src/testing/index.ts';

/** A file of counts: a setup, the entries before the count begins, and the counts by depth. */
interface Counted {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly script: string;
  readonly counts: readonly { readonly depth: number; readonly nodes: number; readonly weight: number }[];
}

// The files also have deeper counts, which only `node bench/perft/perft.mjs` checks.
const mostNodes = 12_000;

const folder = new URL('./perft/', import.meta.url);
const files = readdirSync(folder).map((file) => {
  const counted: Counted = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return [file.replace('.json', ''), counted] as const;
});

function begin({ game, options, seats, script }: Omit<Counted, 'counts'>): { game: AnyGame; state: unknown } {
  const names = Array.from({ length: seats }, () => ({ name: 'x' }));
  const setup = readSetup({ game, options, seats: names });
  if (!setup.ok) throw new Error(`Cannot set up ${game}`);
  const match = replayLog(setup.value, entriesOf(setup.value.game, script));
  if (!match.ok) throw new Error(`Cannot play ${script}`);
  return { game: setup.value.game, state: match.value.state };
}

describe('perft counts the possible continuations of a position', () => {
  it('every game has perft counts', () => {
    expect([...new Set(files.map(([, { game }]) => game))].sort()).toEqual(games.map(({ id }) => id).sort());
  });

  const lines = files.flatMap(([name, counted]) =>
    counted.counts
      .filter(({ nodes }) => nodes <= mostNodes)
      .map((count) => [name, count.depth, counted, count] as const),
  );

  it('nearly every perft file has two depths that can be counted within the time limit', () => {
    expect(lines.length).toBeGreaterThanOrEqual(2 * files.length);
  });

  it.each(lines)(
    'the number of continuations from %s is correct at depth %i',
    (_name, depth, counted, { nodes, weight }) => {
      const { game, state } = begin(counted);
      expect(perft(game, state, depth)).toEqual({ nodes, weight });
    },
  );

  it.each(files)('the counts of the branches from %s sum to the total', (_name, counted) => {
    const { game, state } = begin(counted);
    const [, second] = counted.counts;
    const { depth, nodes, weight } =
      second !== undefined && second.nodes <= mostNodes
        ? second
        : (counted.counts[0] ?? { depth: 0, nodes: 0, weight: 0 });
    const parts = divide(game, state, depth).map(({ count }) => count);
    expect(parts.reduce((sum, part) => sum + part.nodes, 0)).toBe(nodes);
    expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBe(weight);
  });
});

describe('perft counts equal those derived by hand', () => {
  const start = (game: GameId, seats: number, script = '', options = {}) =>
    begin({ game, seats, script, options });
  // Of the 252 multisets of five dice, 16 score nothing in Greed: those of 2, 3, 4 and 6 with no face more than
  // twice. They are 600 of 7776 ordered throws. After a bust the next seat has one move; after any other throw there
  // are two.
  it.each<[string, ReturnType<typeof start>, number, number, number]>([
    ['Greed: the only move at depth 1 is a roll', start('greed', 2), 1, 1, 1],
    ['Greed: depth 2 has the throws of five dice', start('greed', 2), 2, 252, 6 ** 5],
    ['Greed: depth 3 has the moves after those throws', start('greed', 2), 3, 16 + 2 * 236, 600 + 2 * 7176],
    [
      'Ten Thousand: depth 3 has the throws of three players for the first turn',
      start('ten-thousand', 3),
      3,
      6 ** 3,
      6 ** 3,
    ],
    // In 216 - 3 (0 + 1 + 4 + 9 + 16 + 25) = 51 throws of three dice, several dice show the highest face, so their
    // seats roll again.
    [
      'Ten Thousand: depth 4 has the roll of the player who starts, or of the first tied player',
      start('ten-thousand', 3),
      4,
      165 + 51 * 6,
      165 + 51 * 6,
    ],
    [
      'Threes: depth 3 has 2^5 - 2 keeps and the bank after the first throw',
      start('threes', 1),
      3,
      252 * 31,
      7776 * 31,
    ],
    // After 1 1 1 to 6 6 6 and 1 2 3 the round restarts, with one move. After any other throw there are 8 moves:
    // rolling one of 7 sets of dice, or staying.
    [
      'Three Dice: depth 3 has the moves after the starter’s first throw',
      start('three-dice', 2, '0: 6 | 1: 1'),
      3,
      7 + 49 * 8,
      12 + 204 * 8,
    ],
    ['Hidden Pairs: depth 1 has the secret throws of six dice', start('hidden-pairs', 2), 1, 462, 6 ** 6],
    // Each seat has 6 re-rolls and 90 splits, each with 4 choices of Hindrance, 4 of Dice-Block and 4 of Lucky Dice, including
    // none.
    [
      'Hidden Pairs: depth 1 after two hands has the re-rolls and commits of both players',
      start('hidden-pairs', 2, '0: 665544 | 1: 112233'),
      1,
      2 * (6 + 90 * 64),
      2 * (6 + 90 * 64),
    ],
  ])('%s', (_, { game, state }, depth, nodes, weight) => {
    expect(perft(game, state, depth)).toEqual({ nodes, weight });
  });
});

it('an entry that a game refuses stops the count with its reason', () => {
  const { game, state } = begin({ game: 'greed', options: {}, seats: 2, script: '' });
  expect(() => stateAfter(game, state, { seat: 1, move: { type: 'roll' } })).toThrow(
    'greed refuses its own branch {"seat":1,"move":{"type":"roll"}}: not-your-turn',
  );
});

describe('the weights of throws sum to the number of ordered throws', () => {
  it.each([1, 2, 3, 4, 5, 6])('the weights of the throws of %i dice sum to 6^n', (dice) => {
    const throws = weightedThrows(dice);
    expect(throws.reduce((sum, { weight }) => sum + weight, 0)).toBe(6 ** dice);
    expect(new Set(throws.map((one) => one.dice.join(''))).size).toBe(throws.length);
  });

  /**
   * Returns how many of the 6^`total` ordered throws lead to a match that lasts for `depth` entries or ends before,
   * if the same move is always chosen.
   */
  function mass(game: AnyGame, state: unknown, depth: number, total: number, which: number): bigint {
    const ways = branches(game, state);
    if (depth === 0 || ways.length === 0) return 6n ** BigInt(total);
    const step = game.step(state);
    if (step.kind !== 'throw') {
      const way = ways[Math.floor((ways.length - 1) * which)];
      if (way === undefined) throw new Error('No way on');
      return mass(game, stateAfter(game, state, way.entry), depth - 1, total, which);
    }
    return ways.reduce(
      (sum, { entry, weight }) =>
        sum +
        BigInt(weight) * mass(game, stateAfter(game, state, entry), depth - 1, total - step.dice, which),
      0n,
    );
  }

  it.each(files.flatMap(([name, counted]) => [0, 0.5, 1].map((which) => [name, which, counted] as const)))(
    'for %s, a fixed policy (%d) encounters every order of dice exactly once',
    (_name, which, counted) => {
      const { game, state } = begin(counted);
      const depth = Math.max(
        ...counted.counts.flatMap((count) => (count.nodes <= mostNodes ? [count.depth] : [])),
      );
      expect(mass(game, state, depth, 24, which)).toBe(6n ** 24n);
    },
  );
});
