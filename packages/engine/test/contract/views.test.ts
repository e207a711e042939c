import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { read } from '../../src/index.ts';
import { gamesById, matches, runs } from './matches.ts';

describe.each(gamesById)('the views of %s match their schema', (_, game) => {
  it('views match their schema, for every seat and for the table', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ setup, match }) => {
        for (const state of match.states) {
          for (const viewer of [...setup.names.keys(), 'table'] as const) {
            const view = JSON.parse(JSON.stringify(game.view(state, viewer)));
            assert.deepStrictEqual(read(game.viewSchema, view), { ok: true, value: view });
          }
        }
      }),
      runs(game, 10),
    );
  });
});
