import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { type AnyGame, allSeats, type Controls, reservedKeys, type Seat } from '../../src/index.ts';
import { gamesById, matches, runs, someStates } from './matches.ts';

/**
 * Checks every action: the engine accepts the move of an enabled action, and refuses that of a disabled one for the
 * stated reason.
 */
function holds(game: AnyGame, state: unknown, seat: Seat, controls: Controls): void {
  const ids = controls.actions.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, `ids ${ids}`);
  const keys = controls.actions.flatMap(({ key }) => key ?? []);
  // There are digits for nine seats. Gifts to further seats have only a button.
  assert.ok(keys.length === ids.length || keys.length >= 9, `keys ${keys} for ${ids}`);
  assert.equal(new Set(keys).size, keys.length, `keys ${keys}`);
  for (const key of keys) {
    assert.match(key, /^[a-z0-9]$/);
    assert.ok(!(reservedKeys as readonly string[]).includes(key), `the key ${key} is reserved`);
  }
  for (const { effect, why, id } of controls.actions) {
    if (effect.kind === 'none') assert.notEqual(why, null, id);
    if (effect.kind !== 'move') continue;
    const applied = game.apply(state, { seat, move: effect.move });
    if (why === null) assert.ok(applied.ok, `${id}: ${JSON.stringify(applied)}`);
    else if ('code' in why) assert.ok(!applied.ok && applied.error.code === why.code, `${id}: ${why.code}`);
  }
}

describe.each(gamesById)('the controls of %s match the engine', (_, game) => {
  it('with any draft, controls offer only moves that the engine accepts', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), fc.infiniteStream(fc.nat()), ({ match }, numbers) => {
        for (const state of someStates(match, 30)) {
          const step = game.step(state);
          if (step.kind !== 'choose') continue;
          for (const seat of step.seats) {
            const view = game.view(state, seat);
            let draft: unknown = null;
            for (let taps = 0; taps < 8; taps++) {
              const controls = game.controls(view, seat, draft);
              assert.ok(controls.actions.length > 0);
              assert.equal(controls.seat, seat);
              holds(game, state, seat, controls);
              const next = [
                ...controls.dice.flatMap(({ tap }) => (tap === null ? [] : [tap])),
                ...controls.actions.flatMap(({ effect }) => (effect.kind === 'draft' ? [effect.draft] : [])),
              ];
              const { value } = numbers.next();
              draft = next[value % next.length] ?? draft;
            }
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('all viewers who cannot move see the same match, without actions', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match, setup }) => {
        for (const state of someStates(match, 30)) {
          for (const seat of [...allSeats(setup.names.length), null]) {
            const view = game.view(state, seat ?? 'table');
            // Returns the seats that a view shows as acting. A secret roll of another seat is not among them.
            const seats = view.step.kind === 'choose' ? view.step.seats : [];
            const controls = game.controls(view, seat, null);
            assert.equal(controls.standings.length, setup.names.length);
            assert.deepStrictEqual(JSON.parse(JSON.stringify(controls)), controls);
            if (seat !== null && seats.includes(seat)) continue;
            assert.deepStrictEqual(controls.actions, []);
            assert.ok(controls.dice.every(({ tap }) => tap === null));
          }
        }
      }),
      runs(game, 30),
    );
  });

  it('the player who is shown as next has the next turn', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match }) => {
        const controls = match.states.map((state) => game.controls(game.view(state, 'table'), null, null));
        for (const [index, { seat, next }] of controls.entries()) {
          const after = controls[index + 1]?.seat ?? null;
          if (next === undefined || after === null || after === seat) continue;
          assert.equal(after, next, `state ${index}`);
        }
      }),
      runs(game, 30),
    );
  });

  it('every phase of a match has a section on the rules page', () => {
    fc.assert(
      fc.property(matches(game, undefined, 400), ({ match }) => {
        for (const state of someStates(match, 60)) {
          const { phase } = game.view(state, 'table');
          const section = game.facts.phases[phase];
          assert.ok(section !== undefined && game.facts.rulesSections.includes(section), phase);
        }
      }),
      runs(game, 30),
    );
  });
});
