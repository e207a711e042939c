import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { type BaseEvent, eventValues, isCoreEvent } from '../../src/index.ts';
import { gamesById, matches, runs } from './matches.ts';

const showsDice = new Set(['rolled', 'scored', 'busted', 'overshot']);

describe.each(gamesById)('the events of %s describe the whole match', (_, game) => {
  it('events show every throw once, end every match once, and survive a round trip through JSON', () => {
    fc.assert(
      fc.property(matches(game, undefined, 4000), ({ match }) => {
        const all: BaseEvent[] = [];
        for (const [index, entry] of match.log.entries()) {
          const applied = game.apply(match.states[index], entry);
          assert.ok(applied.ok);
          const { events } = applied.value;
          assert.deepStrictEqual(JSON.parse(JSON.stringify(events)), events);
          for (const event of events) eventValues(event);
          if ('dice' in entry) {
            const shown = events.filter((event) => isCoreEvent(event) && showsDice.has(event.kind));
            assert.equal(shown.length, 1, JSON.stringify(events));
          }
          all.push(...events);
        }
        const ends = all.filter(({ kind }) => kind === 'match-over').length;
        assert.equal(ends, match.isOver ? 1 : 0);
      }),
      runs(game, 30),
    );
  });

  it('every seat that may move has a legal fallback move', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match }) => {
        for (const state of match.states) {
          const step = game.step(state);
          if (step.kind !== 'choose') continue;
          for (const seat of step.seats) {
            assert.ok(game.apply(state, { seat, move: game.fallbackMove(state, seat) }).ok);
          }
        }
      }),
      runs(game, 30),
    );
  });
});
