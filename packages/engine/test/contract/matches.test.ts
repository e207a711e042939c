import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { allSeats, openMatch } from '../../src/index.ts';
import { frozen } from '../frozen.ts';
import { freshMatches, gamesById, matches, runs, someStates, throughJson } from './matches.ts';

describe.each(gamesById)('matches of %s end and can be replayed', (_, game) => {
  it('a match ends with any moves, options and number of seats, unless busts cost points', () => {
    fc.assert(
      fc.property(freshMatches(game), ({ setup, match }) => {
        // With a penalty for busts, random players can lose points faster than they win them.
        const { threeBusts = 0 } = setup.options as { threeBusts?: number };
        assert.ok(match.isOver || threeBusts > 0);
      }),
      runs(game, 120),
    );
  });

  it('a player’s place is one more than the number of players with a better result', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        // With penalties for busts, a match of random players may never end.
        fc.pre(match.isOver);
        const step = game.step(match.last.state);
        assert.ok(step.kind === 'over');
        assert.equal(step.places.length, setup.names.length);
        for (const place of step.places) {
          assert.equal(place, 1 + step.places.filter((other) => other < place).length);
        }
        const scores = game.scores(match.last.state);
        const worse = game.facts.lowScoreWins ? 1 : -1;
        for (const [a, placeA] of step.places.entries()) {
          for (const [b, placeB] of step.places.entries()) {
            if (placeA < placeB) assert.ok(((scores[b] ?? 0) - (scores[a] ?? 0)) * worse >= 0);
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('entries never change an earlier state, and replaying them gives the same match', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        let state = frozen(openMatch(setup).state);
        for (const entry of match.log) {
          const after = game.apply(state, frozen(entry));
          assert.ok(after.ok);
          state = frozen(after.value.state);
        }
        assert.deepStrictEqual(state, match.last.state);
      }),
      runs(game, 30),
    );
  });

  it('states survive a round trip through JSON', () => {
    fc.assert(
      fc.property(matches(game), ({ match }) => {
        for (const state of someStates(match, 60)) assert.deepStrictEqual(throughJson(state), state);
      }),
      runs(game, 30),
    );
  });

  it('views and the entries that a viewer sees survive a round trip through JSON', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        for (const [index, entry] of match.log.slice(0, 150).entries()) {
          const [before, after] = [match.states[index], match.states[index + 1]];
          for (const viewer of [...allSeats(setup.names.length), 'table'] as const) {
            assert.deepStrictEqual(throughJson(game.view(after, viewer)), game.view(after, viewer));
            assert.deepStrictEqual(
              throughJson(game.seen(before, entry, viewer)),
              game.seen(before, entry, viewer),
            );
          }
        }
      }),
      runs(game, 20),
    );
  });

  it('a match continues in the same way from a state and from a JSON copy of it', () => {
    fc.assert(
      fc.property(matches(game, 3), ({ setup, match }) => {
        let state = throughJson(openMatch(setup).state);
        for (const entry of match.log.slice(0, 300)) {
          const after = game.apply(state, entry);
          assert.ok(after.ok);
          state = throughJson(after.value.state);
        }
        assert.deepStrictEqual(state, match.states[Math.min(300, match.log.length)]);
      }),
      runs(game, 20),
    );
  });
});
