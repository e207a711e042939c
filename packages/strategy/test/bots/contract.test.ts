import { seededDice } from '@dicehall/dice';
import { type AnyGame, type BaseView, games, openMatch, type Seat } from '@dicehall/engine';
import { seedArbitrary, setupArbitrary } from '@dicehall/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { botFor, type Strength, strengths } from '../../src/index.ts';

/** Returns a deeply frozen copy of a view. */
function sealed<Value>(view: Value): Value {
  const copy: Value = JSON.parse(JSON.stringify(view));
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  };
  freeze(copy);
  return copy;
}

/** Returns the move of a bot from a frozen view. It must equal the move from the view itself. */
function decision(game: AnyGame, strength: Strength, view: BaseView, seat: Seat, seed: number): unknown {
  const bot = botFor(game.id, strength);
  const move = bot.choose(sealed(view), seat, seededDice(seed).random);
  expect(bot.choose(view, seat, seededDice(seed).random)).toEqual(move);
  return move;
}

const casts = fc.array(fc.constantFrom(...strengths), { minLength: 12, maxLength: 12 });

describe.each(games.map((game) => ({ id: game.id, game })))('bots of $id play by the rules', ({ game }) => {
  it('a bot makes a legal move from its own view alone, with any options and number of seats', () => {
    fc.assert(
      fc.property(setupArbitrary(game), seedArbitrary, casts, (setup, seed, cast) => {
        const dice = seededDice(seed);
        let { state } = openMatch(setup);
        for (let entry = 0; entry < 150; entry++) {
          const step = game.step(state);
          if (step.kind === 'over') return;
          const seat = step.kind === 'throw' ? step.seat : (step.seats[dice.word() % step.seats.length] ?? 0);
          const after =
            step.kind === 'throw'
              ? game.apply(state, { seat, dice: dice.faces(step.dice) })
              : game.apply(state, {
                  seat,
                  move: decision(game, cast[seat] ?? 'novice', game.view(state, seat), seat, dice.word()),
                });
          if (!after.ok) throw new Error(`Entry ${entry} of seat ${seat} is refused: ${after.error.code}`);
          state = after.value.state;
        }
      }),
      { numRuns: 6 },
    );
  });
});
