import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSeats, answer, readMove } from '../../src/index.ts';
import { anyMove, chanceOf } from '../../src/testing/index.ts';
import { misshapenOf } from '../misshapen.ts';
import { gamesById, matches, mostSeats, runs, someStates, stateCount, throughJson } from './matches.ts';

describe.each(gamesById)('the listed moves of %s are exactly the legal ones', (_, game) => {
  it('moves are listed only for seats that may move, in canonical form, once each and in a fixed order', () => {
    fc.assert(
      fc.property(matches(game, mostSeats(game)), ({ setup, match }) => {
        for (const state of someStates(match, stateCount(game, 25))) {
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

  it('listed moves are accepted, also after a round trip through JSON', () => {
    fc.assert(
      fc.property(matches(game, mostSeats(game)), ({ match }) => {
        for (const state of someStates(match, stateCount(game, 12))) {
          const step = game.step(state);
          for (const seat of step.kind === 'choose' ? step.seats : []) {
            for (const move of game.moves(state, seat)) {
              assert.ok(game.apply(state, { seat, move: move }).ok);
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

  it('moves that are not listed are refused, in whichever order they name dice', () => {
    fc.assert(
      fc.property(matches(game, mostSeats(game)), ({ setup, seed, match }) => {
        const chance = chanceOf(seed);
        const seats = setup.names.length;
        for (const state of someStates(match, stateCount(game, 10))) {
          for (const seat of allSeats(seats)) {
            const listed = new Set(game.moves(state, seat).map((move) => JSON.stringify(move)));
            for (let tries = 0; tries < 60; tries++) {
              const move = anyMove(game, chance, seats + 1);
              assert.ok(readMove(game, move).ok);
              const isListed = listed.has(JSON.stringify(game.canonical(move)));
              assert.equal(game.apply(state, { seat, move: move }).ok, isListed, JSON.stringify(move));
            }
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('every spelling of a move leads to the same match', () => {
    fc.assert(
      fc.property(matches(game, mostSeats(game)), ({ setup, seed, match }) => {
        const chance = chanceOf(seed);
        for (const state of someStates(match, stateCount(game, 10))) {
          const step = game.step(state);
          for (const seat of step.kind === 'choose' ? step.seats : []) {
            const move = anyMove(game, chance, setup.names.length);
            const played = game.apply(state, { seat, move });
            const again = game.apply(state, { seat, move: game.canonical(move) });
            assert.equal(played.ok, again.ok);
            if (!played.ok || !again.ok) continue;
            assert.deepStrictEqual(
              game.view(played.value.state, 'table'),
              game.view(again.value.state, 'table'),
            );
            assert.deepStrictEqual(
              answer({ setup, state: played.value.state }),
              answer({ setup, state: again.value.state }),
            );
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('malformed moves are refused', () => {
    for (const [index, move] of misshapenOf(game).entries()) {
      expect(readMove(game, move).ok, `number ${index} of misshapenOf`).toBe(false);
    }
  });
});
