import * as fc from 'fast-check';
import { type AnyGame, games } from '../../src/index.ts';
import { chanceOf, type Playout, playout, seedArbitrary, setupArbitrary } from '../../src/testing/index.ts';

/** The games that have events, controls and positions. */
export const converted = games.filter((game) => 'apply' in game).map((game) => [game.id, game] as const);

/** Random matches with random options and seats. */
export const matches = (game: AnyGame, mostSeats?: number, limit = 400) =>
  fc.tuple(setupArbitrary(game, mostSeats), seedArbitrary).map(([setup, seed]) => ({
    setup,
    match: playout(setup, chanceOf(seed), limit),
    [fc.toStringMethod]: () => JSON.stringify({ ...setup, game: game.id, seed }),
  }));

/** Some of the states of a match, always the first and the last. */
export function someStates({ states }: Playout, count: number): unknown[] {
  const stride = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, index) => index % stride === 0 || index === states.length - 1);
}
