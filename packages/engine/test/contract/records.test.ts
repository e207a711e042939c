import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSeats, answer, makeRecord, readSetup, replay } from '../../src/index.ts';
import { gamesById, matches, runs, throughJson } from './matches.ts';

describe.each(gamesById)('the records of %s replay to the same match', (_, game) => {
  it('every prefix of a log replays to the state at that point', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        const record = makeRecord(setup, match.log);
        const stride = Math.max(1, Math.floor(match.log.length / 8));
        for (let length = 0; length <= Math.min(match.log.length, 400); length += stride) {
          const replayed = replay(throughJson({ ...record, log: record.log.slice(0, length) }));
          assert.ok(replayed.ok);
          assert.deepStrictEqual(answer(replayed.value), answer({ setup, state: match.states[length] }));
        }
      }),
      runs(game, 25),
    );
  });

  it('a record replays to the same state and the same record', () => {
    fc.assert(
      fc.property(matches(game), ({ setup, match }) => {
        const record = throughJson(makeRecord(setup, match.log));
        const replayed = replay(record);
        assert.ok(replayed.ok);
        assert.deepStrictEqual(replayed.value.state, match.last.state);
        assert.deepStrictEqual(throughJson(makeRecord(replayed.value.setup, match.log)), record);
      }),
      runs(game, 30),
    );
  });

  it('a record is accepted only with a number of seats that the game allows', () => {
    const { min, max } = game.seats;
    for (let seats = 0; seats <= max + 2; seats++) {
      const setup = readSetup({
        game: game.id,
        seats: allSeats(seats).map((seat) => ({ name: `P${seat}` })),
      });
      expect(setup.ok, `${seats} seats`).toBe(seats >= min && seats <= max);
      if (!setup.ok)
        expect(setup.error).toMatchObject({
          code: 'bad-seats',
          problem: { path: 'seats', values: { min, max } },
        });
    }
  });
});
