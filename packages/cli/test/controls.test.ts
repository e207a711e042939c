import { type Controls, gameOf, message, moveAction, noAction } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { keyedActions, tapOf } from '../src/table/keys.ts';
import { startSession } from '../src/table/session.ts';
import { pressed, tableFor, thrown } from './playthrough.ts';

const label = message('control-roll-plain');
const die = { face: 5, worth: null, mark: 'open', tap: { marked: [0] }, position: 0 } as const;
const controls: Controls = {
  seat: 0,
  goal: label,
  race: null,
  progress: label,
  progressOption: null,
  facts: [],
  dice: [],
  marking: null,
  marked: null,
  actions: [],
  note: null,
  standings: [],
};

describe('every action of a game has a key in the terminal', () => {
  test('an action without a key of its own gets an unused digit, or an unused letter if digits mark dice', () => {
    const actions = [
      moveAction('roll', label, 'r', {}),
      moveAction('one', label, null, {}),
      noAction('two', label, null, label),
      moveAction('first', label, '1', {}),
    ];
    const keysOf = (one: Controls) => keyedActions(one).map(({ key }) => key);
    expect(keysOf({ ...controls, actions })).toEqual(['r', '2', '3', '1']);
    expect(keysOf({ ...controls, actions, dice: [die] })).toEqual(['r', 'a', 'b', '1']);
    // The coach uses the key I, and the terminal the keys C, F, H, L, Q, S, T, U and V. Further actions get no key.
    const many = Array.from({ length: 30 }, (_, at) => moveAction(`${at}`, label, null, {}));
    expect(keysOf({ ...controls, actions: many }).join('')).toBe('123456789abdegjkmnoprwxyz');
  });

  test('a digit that is the key of an action marks no die', () => {
    const actions = [moveAction('first', label, '1', {})];
    expect(tapOf({ ...controls, dice: [die] }, 'position', '1')).toEqual({ draft: die.tap });
    expect(tapOf({ ...controls, dice: [die], actions }, 'position', '1')).toBe(null);
    expect(tapOf({ ...controls, dice: [{ ...die, tap: null }] }, 'position', '1')).toBe(null);
  });

  test('the key of a missing or locked die marks no other die', () => {
    const dice = [
      { ...die, tap: null },
      { ...die, position: 1 },
    ];
    const taps = ['1', '2', '3'].map((key) => tapOf({ ...controls, dice }, 'position', key));
    expect(taps).toEqual([null, { draft: die.tap }, null]);
  });

  test.each(['ten-thousand', 'threes', 'three-dice'])('dice of %s can be marked by their face', (id) => {
    const table = tableFor(gameOf(id as 'threes').id, ['Ada', 'Bo'], { keeping: 'value' });
    const session = pressed(thrown(startSession(table)), 'r');
    const [first] = session.controls.dice;
    const marks = (key: string) => pressed(session, key).controls.dice.map(({ mark }) => mark);
    expect(marks(`shift-${first?.face}`)[0]).toBe('chosen');
    const marked = pressed(session, `shift-${first?.face}`);
    expect(pressed(marked, String(first?.face)).controls.dice[0]?.mark).toBe('open');
    expect(pressed(session, String(first?.face)).note).toMatchObject({ tone: 'refused' });
  });
});
