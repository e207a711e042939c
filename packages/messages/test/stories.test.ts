import { type AnyGame, games, type Told, withDefaults } from '@dicehall/engine';
import { chanceOf, playout, scripted } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { textsOf } from './ftl.ts';

/** Options that let everything happen that can: the defaults, and those the other way round. */
const optionsOf: Readonly<Record<string, readonly Record<string, string | number | boolean>[]>> = {
  'hidden-pairs': [{ turns: 3, luckyDice: 'all' }],
};

function storiesOf(game: AnyGame): Told[] {
  const told: Told[] = [];
  for (let seed = 1; seed <= 8; seed++) {
    const given =
      seed % 4 === 0 ? {} : (optionsOf[game.id]?.[seed % (optionsOf[game.id]?.length ?? 1)] ?? {});
    const seats = Math.min(game.seats.max, game.seats.min + (seed % 4));
    const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
    const setup = { game, options: withDefaults(game.options, given), names };
    const { log, states } = playout(setup, chanceOf(seed), 2000);
    log.forEach((entry, index) => void told.push(...game.story(states[index], states[index + 1], entry)));
  }
  return told;
}

/** What chance is too slow to bring about. */
const rare: readonly Told[] = [
  scripted('threes', '0 roll\n0: 66666\n0 bank', { seats: 1 }),
  scripted(
    'hidden-pairs',
    '0: 661111\n1: 222222\n1 re-roll 0\n1: 2\n0 commit 01 23 45\n1 commit 01 23 45\n0: 111111\n1: 222222',
    { options: { turns: 1 } },
  ),
].flatMap(({ refused, told }) => {
  if (refused !== null) throw new Error(refused);
  return told;
});

const told: readonly Told[] = [...games.flatMap(storiesOf), ...rare].filter(
  ({ event }) => event === undefined,
);
const texts = textsOf('en', 'stories');
const toldKeys = [...new Set(told.map(({ key }) => key))].sort();

describe('every story has its words', () => {
  test.each(languages)('whatever happens in a match, it is told in %s with all its values', (language) => {
    const catalogue = loadCatalogue({ language, onGap: gapsThrow });
    for (const one of told) expect(catalogue.tell(one)).not.toBe('');
  });

  test('every text of a story is told some time', () => {
    expect([...texts.keys()]).toEqual(toldKeys);
  });

  test('no text needs a value that is not told, in any of its branches', () => {
    const wanting = told.flatMap(({ key, values }) =>
      [...(texts.get(key) ?? [])].flatMap((name) => (Object.hasOwn(values, name) ? [] : [`${key} ${name}`])),
    );
    expect([...new Set(wanting)]).toEqual([]);
  });

  test('no value is told for nothing', () => {
    const unused = told.flatMap(({ key, values }) =>
      Object.keys(values).flatMap((name) => (texts.get(key)?.has(name) ? [] : [`${key} ${name}`])),
    );
    expect([...new Set(unused)]).toEqual([]);
  });
});
