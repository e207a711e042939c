import * as fc from 'fast-check';
import { seedOf } from '../../../tooling/test/seed.ts';
import { type AnyGame, games, type Setup, withDefaults } from '../../src/index.ts';
import { chanceOf, type Rollout, rollout, seedArbitrary, setupArbitrary } from '../../src/testing/index.ts';

/** The games by id, in the format of `describe.each`. */
export const gamesById = games.map((game) => [game.id, game] as const);

interface Played {
  readonly setup: Setup;
  readonly seed: number;
  readonly match: Rollout;
}

/** Random matches with random options and seats. */
export const freshMatches = (game: AnyGame, seats?: number, limit?: number): fc.Arbitrary<Played> =>
  fc.tuple(setupArbitrary(game, seats), seedArbitrary).map(([setup, seed]) => ({
    setup,
    seed,
    match: rollout(setup, chanceOf(seed), limit),
    [fc.toStringMethod]: () => JSON.stringify({ ...setup, game: game.id, seed }),
  }));

const poolSize = 40;
const pools = new Map<string, (Played | undefined)[]>();

/** Random matches that several properties share, because playing a match costs more than most checks of it. */
export function matches(game: AnyGame, seats?: number, limit?: number): fc.Arbitrary<Played> {
  const key = `${game.id} ${seats} ${limit}`;
  const pool = pools.get(key) ?? [];
  pools.set(key, pool);
  return fc.nat(poolSize - 1).map((index) => {
    const played =
      pool[index] ??
      fc.sample(freshMatches(game, seats, limit), { numRuns: 1, seed: seedOf(`${key} ${index}`) })[0];
    if (played === undefined) throw new Error('No sample');
    pool[index] = played;
    return played;
  });
}

/** Returns some of the states of a match, including the first and the last. */
export function someStates({ states }: Rollout, count: number): unknown[] {
  const stride = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, index) => index % stride === 0 || index === states.length - 1);
}

export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Games with too many moves to list are tested with fewer seats and states. */
export const mostSeats = (game: AnyGame): number => (game.facts.listsMoves ? game.seats.max : game.seats.min);
export const stateCount = (game: AnyGame, count: number): number => (game.facts.listsMoves ? count : 2);

/** Returns the mean number of entries of a few matches with default options. */
function meanEntries(game: AnyGame): number {
  const names = Array.from({ length: game.seats.min }, (_, seat) => `Player ${seat}`);
  const setup = { game, options: withDefaults(game.options, {}), names };
  const lengths = [1, 2, 3].map((seed) => rollout(setup, chanceOf(seed)).log.length);
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

const shares = new WeakMap<AnyGame, number>();

/** DICEHALL_RUNS=10 plays ten times as many random matches. */
const factor = Number(process.env.DICEHALL_RUNS ?? 1);

/** Returns the number of runs of a property: `count`, or fewer for games with long matches or long lists of moves. */
export function runs(game: AnyGame, count: number): { readonly numRuns: number } {
  const share = shares.get(game) ?? (game.facts.listsMoves ? Math.min(1, 150 / meanEntries(game)) : 0.15);
  shares.set(game, share);
  return { numRuns: Math.ceil(0.2 * factor * count * share) };
}
