import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  allSeats,
  type Entry,
  games,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  mayKnow,
  type Viewer,
} from '../src/index.ts';
import { chanceOf, rollout, seedArbitrary, setupArbitrary } from '../src/testing/index.ts';
import { roundsShown, turnStart, withOtherSecrets } from './secrets.ts';

/**
 * Returns everything that a viewer learns in a turn: the visible entries, their events, and the view and controls at
 * the end.
 */
function knownTo(viewer: Viewer, before: HiddenPairsState, turn: readonly Entry<HiddenPairsMove>[]) {
  const seen: unknown[] = [];
  const events: unknown[] = [];
  let state = before;
  for (const entry of turn) {
    const after = hiddenPairs.apply(state, entry);
    assert.ok(after.ok);
    const entrySeen = hiddenPairs.seen(state, entry, viewer);
    if (entrySeen !== null) seen.push(entrySeen);
    events.push(...after.value.events.filter((event) => mayKnow(event, viewer)));
    state = after.value.state;
  }
  const view = hiddenPairs.view(state, viewer);
  return {
    seen,
    events,
    view,
    controls: hiddenPairs.controls(view, viewer === 'table' ? null : viewer, null),
  };
}

describe('Hidden Pairs never shows a viewer the secrets of others', () => {
  it('a view reveals no secret of another seat, at any point of a match', () => {
    // Two counts by the number of revealed rounds: how often secrets were changed, and how often their own seat saw a
    // difference.
    const changed = [0, 0, 0, 0];
    const differed = [0, 0, 0, 0];
    fc.assert(
      fc.property(setupArbitrary(hiddenPairs as unknown as AnyGame), seedArbitrary, (setup, seed) => {
        const chance = chanceOf(seed);
        const match = rollout(setup, chance);
        const states = match.states as HiddenPairsState[];
        const log = match.log as Entry<HiddenPairsMove>[];
        const ties = states.flatMap((state, length) => (roundsShown(state) > 0 ? [length] : []));
        const anywhere = Array.from({ length: 12 }, () => chance.below(states.length));
        for (const length of [...ties.slice(0, 12), ...anywhere]) {
          const [start, after] = [turnStart(states, length), states[length]];
          const before = states[start];
          if (before === undefined || after === undefined || after.phase.kind === 'over') continue;
          const turn = log.slice(start, length);
          const secretOf = chance.below(setup.names.length);
          const variant = withOtherSecrets(before, after, turn, secretOf, chance);
          if (variant === null) continue;
          for (const viewer of [...allSeats(setup.names.length), 'table'] as const) {
            if (viewer === secretOf) continue;
            assert.deepStrictEqual(knownTo(viewer, before, variant), knownTo(viewer, before, turn));
          }
          const shown = roundsShown(after);
          changed[shown] = (changed[shown] ?? 0) + 1;
          const own = [variant, turn].map((entries) => JSON.stringify(knownTo(secretOf, before, entries)));
          if (own[0] !== own[1]) differed[shown] = (differed[shown] ?? 0) + 1;
        }
      }),
      { numRuns: 15 },
    );
    // Makes sure that the test has changed secrets.
    for (const [shown, count] of [50, 4, 4, 4].entries()) {
      expect(changed[shown], `${shown} rounds shown`).toBeGreaterThan(count);
    }
    expect(differed.reduce((sum, count) => sum + count)).toBeGreaterThan(70);
  });
});

describe.each(games.filter((game) => !game.facts.hiddenInformation).map((game) => [game.id, game] as const))(
  '%s has no hidden information',
  (_, game) => {
    it('a game without hidden information shows all viewers the same', () => {
      fc.assert(
        fc.property(setupArbitrary(game, 4), seedArbitrary, (setup, seed) => {
          const { states, log } = rollout(setup, chanceOf(seed), 200);
          for (const [index, entry] of log.entries()) {
            for (const seat of allSeats(setup.names.length)) {
              assert.deepStrictEqual(game.view(states[index], seat), game.view(states[index], 'table'));
              assert.deepStrictEqual(game.seen(states[index], entry, seat), entry);
            }
            const applied = game.apply(states[index], entry);
            assert.ok(applied.ok && applied.value.events.every(({ only }) => only === undefined));
          }
        }),
        { numRuns: 10 },
      );
    });
  },
);
