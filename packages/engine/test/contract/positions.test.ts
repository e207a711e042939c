import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { positionCodes } from '../../src/index.ts';
import { gamesById, matches, runs, someStates } from './matches.ts';

describe.each(gamesById)('the positions of %s are written and read without loss', (_, game) => {
  it('at every point of a match, the position is one line that reads back as the same state', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match }) => {
        for (const state of someStates(match, 60)) {
          const text = game.formatPosition(state);
          assert.match(text, /^[!-~]+( [!-~]+)*$/);
          const read = game.parsePosition(text);
          assert.ok(read.ok, `${text}: ${JSON.stringify(read)}`);
          assert.deepStrictEqual(read.value, state);
        }
      }),
      runs(game, 35),
    );
  });

  it('changing a position in any way gives another position, or a refusal with a known code', () => {
    fc.assert(
      fc.property(
        matches(game, undefined, 400),
        fc.nat(),
        fc.constantFrom(...'0179,- x=/'),
        ({ match }, at, character) => {
          for (const state of someStates(match, 10)) {
            const text = game.formatPosition(state);
            const place = at % (text.length + 1);
            for (const changed of [
              text.slice(0, place) + character + text.slice(place),
              text.slice(0, place) + character + text.slice(place + 1),
              text.slice(0, place) + text.slice(place + 1),
            ]) {
              const read = game.parsePosition(changed);
              if (read.ok) assert.equal(game.formatPosition(read.value), changed);
              else assert.ok(positionCodes.includes(read.error.code));
            }
          }
        },
      ),
      runs(game, 70),
    );
  });
});
