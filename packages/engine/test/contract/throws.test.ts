import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { allSeats } from '../../src/index.ts';
import { gamesById, matches, runs, someStates } from './matches.ts';

describe.each(gamesById)('%s accepts only the throw that is expected next', (_, game) => {
  it('a throw is accepted only from the expected seat, with the expected number of dice', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        const seats = setup.names.length;
        for (const state of someStates(match, 40)) {
          const step = game.step(state);
          for (const seat of allSeats(seats + 1)) {
            for (const count of [0, 1, 2, 3, 4, 5, 6, 7]) {
              const dice = Array.from({ length: count }, () => 2 as const);
              const isAwaited = step.kind === 'throw' && step.seat === seat && step.dice === count;
              assert.equal(game.apply(state, { seat, dice }).ok, isAwaited);
            }
          }
        }
      }),
      runs(game, 20),
    );
  });
});
