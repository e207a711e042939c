import { games, parsePosition, withDefaults } from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

/** The fields that the engine names when one part of a position, up to a space, slash or comma, is removed or replaced. */
function refusedFields(): Set<string> {
  const fields = new Set<string>();
  for (const game of games) {
    const setup = { game, options: withDefaults(game.options, {}), names: ['Ada', 'Bo'] };
    for (const state of rollout(setup, chanceOf(7), 200).states) {
      const position = game.formatPosition(state);
      for (const { index } of position.matchAll(/[ /,]/g)) {
        for (const changed of [
          position.slice(0, index + 1),
          `${position.slice(0, index + 1)}x${position.slice(index + 1)}`,
          `${position.slice(0, index + 1)}9${position.slice(index + 1)}`,
        ]) {
          const read = parsePosition(changed);
          if (!read.ok && ['missing-field', 'bad-field', 'impossible'].includes(read.error.code))
            fields.add(read.error.field);
        }
      }
    }
  }
  return fields;
}

test('every field that a refused position can name has a name in each language', () => {
  const fields = refusedFields();
  expect(fields.size).toBeGreaterThan(15);
  for (const language of languages) {
    const messages = loadCatalogue({ language, onGap: gapsThrow });
    expect([...fields].filter((field) => !messages.has(`position-field-${field}`))).toEqual([]);
  }
});
