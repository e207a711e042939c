import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  allSeats,
  answer,
  applyEntry,
  games,
  makeRecord,
  openMatch,
  playMove,
  readMove,
  readSetup,
  replay,
  takeThrow,
} from '../src/index.ts';
import {
  anyMove,
  chanceOf,
  type Playout,
  playout,
  seedArbitrary,
  setupArbitrary,
} from '../src/testing/index.ts';
import { frozen } from './frozen.ts';
import { misshapenMoves } from './misshapen.ts';

/** Some of the states of a match, always the first and the last. */
function someStates({ states }: Playout, count: number): unknown[] {
  const stride = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, index) => index % stride === 0 || index === states.length - 1);
}

const playouts = (game: AnyGame, mostSeats?: number) =>
  fc.tuple(setupArbitrary(game, mostSeats), seedArbitrary).map(([setup, seed]) => ({
    setup,
    seed,
    match: playout(setup, chanceOf(seed)),
    [fc.toStringMethod]: () => JSON.stringify({ ...setup, game: game.id, seed }),
  }));

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

// A seat of Hidden Pairs has 5,766 moves with two at the table and 92,166 with six: lists are looked at with two, and
// fewer of them. An exact finish takes a match of Ten Thousand hundreds of turns.
const seatsToList = (game: AnyGame) => (game.id === 'hidden-pairs' ? 2 : game.seats.max);
const states = (game: AnyGame, count: number) => (game.id === 'hidden-pairs' ? 2 : count);
const shares: Readonly<Record<string, number>> = {
  'ten-thousand': 0.12,
  'three-dice': 0.4,
  'hidden-pairs': 0.1,
};
const runs = (game: AnyGame, count: number) => ({ numRuns: Math.ceil(0.7 * count * (shares[game.id] ?? 1)) });

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('ends, however it is played, with options and seats as they may be', () => {
    fc.assert(
      fc.property(playouts(game), ({ match }) => {
        assert.ok(match.isOver);
      }),
      runs(game, 400),
    );
  });

  it('ends with places as in sport: one more than the number of seats that are better', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
        const step = game.step(match.last.state);
        assert.ok(step.kind === 'over');
        assert.equal(step.places.length, setup.names.length);
        for (const place of step.places) {
          assert.equal(place, 1 + step.places.filter((other) => other < place).length);
        }
        const scores = game.scores(match.last.state);
        const worse = game.id === 'threes' || game.id === 'three-dice' ? 1 : -1;
        for (const [a, placeA] of step.places.entries()) {
          for (const [b, placeB] of step.places.entries()) {
            if (placeA < placeB) assert.ok(((scores[b] ?? 0) - (scores[a] ?? 0)) * worse >= 0);
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('keeps its states when it goes on from them, and comes to the same ones again', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
        let state = frozen(openMatch(setup).state);
        for (const entry of match.log) {
          const after = applyEntry(game, state, frozen(entry));
          assert.ok(after.ok);
          game.story(state, after.value, entry);
          state = frozen(after.value);
        }
        assert.deepStrictEqual(state, match.last.state);
      }),
      runs(game, 30),
    );
  });

  it('has states that survive JSON, at every point', () => {
    fc.assert(
      fc.property(playouts(game), ({ match }) => {
        for (const state of someStates(match, 60)) assert.deepStrictEqual(throughJson(state), state);
      }),
      runs(game, 30),
    );
  });

  it('has views and stories that survive JSON, at every point', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
        for (const [index, entry] of match.log.slice(0, 150).entries()) {
          const [before, after] = [match.states[index], match.states[index + 1]];
          for (const viewer of [...allSeats(setup.names.length), 'table'] as const) {
            assert.deepStrictEqual(throughJson(game.view(after, viewer)), game.view(after, viewer));
            assert.deepStrictEqual(
              throughJson(game.seen(before, entry, viewer)),
              game.seen(before, entry, viewer),
            );
          }
          const told = game.story(before, after, entry);
          assert.deepStrictEqual(throughJson(told), told);
        }
      }),
      runs(game, 20),
    );
  });

  it('goes on from a state that went through JSON as from the state itself', () => {
    fc.assert(
      fc.property(playouts(game, 3), ({ setup, match }) => {
        let state = throughJson(openMatch(setup).state);
        for (const entry of match.log.slice(0, 300)) {
          const after = applyEntry(game, state, entry);
          assert.ok(after.ok);
          state = throughJson(after.value);
        }
        assert.deepStrictEqual(state, match.states[Math.min(300, match.log.length)]);
      }),
      runs(game, 20),
    );
  });

  it('lists moves only for the seats that it waits for, in canonical form, none twice, in a fixed order', () => {
    fc.assert(
      fc.property(playouts(game, seatsToList(game)), ({ setup, match }) => {
        for (const state of someStates(match, states(game, 25))) {
          const step = game.step(state);
          const chooses = step.kind === 'choose' ? step.seats : [];
          for (const seat of allSeats(setup.names.length)) {
            const moves = game.moves(state, seat);
            assert.equal(moves.length > 0, chooses.includes(seat));
            const texts = moves.map((move) => JSON.stringify(move));
            assert.equal(new Set(texts).size, texts.length);
            assert.deepStrictEqual(
              texts,
              moves.map((move) => JSON.stringify(game.canonical(move))),
            );
            assert.deepStrictEqual(
              texts,
              game.moves(throughJson(state), seat).map((move) => JSON.stringify(move)),
            );
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('accepts every move that it lists, and each reads back from JSON', () => {
    fc.assert(
      fc.property(playouts(game, seatsToList(game)), ({ match }) => {
        for (const state of someStates(match, states(game, 12))) {
          const step = game.step(state);
          for (const seat of step.kind === 'choose' ? step.seats : []) {
            for (const move of game.moves(state, seat)) {
              assert.ok(playMove(game, state, seat, move).ok);
              const read = readMove(game, throughJson(move));
              assert.ok(read.ok);
              assert.deepStrictEqual(read.value, move);
            }
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('refuses every well-formed move that it does not list, and accepts it in any other order of its positions', () => {
    fc.assert(
      fc.property(playouts(game, seatsToList(game)), ({ setup, seed, match }) => {
        const chance = chanceOf(seed);
        const seats = setup.names.length;
        for (const state of someStates(match, states(game, 10))) {
          for (const seat of allSeats(seats)) {
            const listed = new Set(game.moves(state, seat).map((move) => JSON.stringify(move)));
            for (let tries = 0; tries < 60; tries++) {
              const move = anyMove(game.id, chance, seats + 1);
              assert.ok(readMove(game, move).ok);
              const isListed = listed.has(JSON.stringify(game.canonical(move)));
              assert.equal(playMove(game, state, seat, move).ok, isListed, JSON.stringify(move));
            }
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('says the same after a move and after its canonical form', () => {
    fc.assert(
      fc.property(playouts(game, seatsToList(game)), ({ setup, seed, match }) => {
        const chance = chanceOf(seed);
        for (const state of someStates(match, states(game, 10))) {
          const step = game.step(state);
          for (const seat of step.kind === 'choose' ? step.seats : []) {
            const move = anyMove(game.id, chance, setup.names.length);
            const played = playMove(game, state, seat, move);
            const again = playMove(game, state, seat, game.canonical(move));
            assert.equal(played.ok, again.ok);
            if (!played.ok || !again.ok) continue;
            assert.deepStrictEqual(game.view(played.value, 'table'), game.view(again.value, 'table'));
            assert.deepStrictEqual(
              answer({ setup, state: played.value }),
              answer({ setup, state: again.value }),
            );
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('does not read a move of another form', () => {
    for (const [index, move] of misshapenMoves.entries()) {
      expect(readMove(game, move).ok, `number ${index} of misshapenMoves`).toBe(false);
    }
  });

  it('takes a throw only when it waits for it, from the seat it waits for, with the right number of dice', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
        const seats = setup.names.length;
        for (const state of someStates(match, 40)) {
          const step = game.step(state);
          for (const seat of allSeats(seats + 1)) {
            for (const count of [0, 1, 2, 3, 4, 5, 6, 7]) {
              const dice = Array.from({ length: count }, () => 2 as const);
              const isAwaited = step.kind === 'throw' && step.seat === seat && step.dice === count;
              assert.equal(takeThrow(game, state, seat, dice).ok, isAwaited);
            }
          }
        }
      }),
      runs(game, 20),
    );
  });

  it('answers the same for the first entries of a record as it did when they were played', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
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

  it('writes a record that replays to the same state and the same record', () => {
    fc.assert(
      fc.property(playouts(game), ({ setup, match }) => {
        const record = throughJson(makeRecord(setup, match.log));
        const replayed = replay(record);
        assert.ok(replayed.ok);
        assert.deepStrictEqual(replayed.value.state, match.last.state);
        assert.deepStrictEqual(throughJson(makeRecord(replayed.value.setup, match.log)), record);
      }),
      runs(game, 30),
    );
  });

  it('may be played by as few and as many as it says, by no fewer and no more', () => {
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
