import {
  diceBlockOf,
  type Face,
  type GameId,
  games,
  hinderanceOf,
  type OptionSpec,
  pointsOf,
  scoreGreed,
  scoreKeep,
  scoreThrees,
  tenThousand,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { plainLine } from '../src/index.ts';
import { loadCatalogue, readRulesPage } from '../src/node.ts';
import { diceOf, docOf, isDice, pageOf, rowsOf } from './rules-tables.ts';

/** The points in a row of dice have to equal those of the engine. */
const worths: Readonly<Record<GameId, (dice: readonly Face[]) => readonly number[]>> = {
  greed: (dice) => [scoreGreed(dice).score],
  'ten-thousand': (dice) => [scoreKeep(dice, withDefaults(tenThousand.options, {}))],
  threes: (dice) => [scoreThrees(dice)],
  'three-dice': (dice) => [pointsOf(dice)],
  'hidden-pairs': (dice) => [hinderanceOf(dice), diceBlockOf(dice)],
};

/** The words between the two values of a range. */
const glue = new Set(['to', 'steps', 'of', 'characters']);

/** Returns the values in the row of an option: its default, and the allowed numbers or choices. */
function saidOf(spec: OptionSpec): string[] {
  switch (spec.kind) {
    case 'number':
      return [spec.default, spec.min, spec.max, ...(spec.step > 1 ? [spec.step] : [])].map(String);
    case 'flag':
      return [String(spec.default), 'true', 'false'];
    case 'choice':
      return [spec.default, ...spec.values];
    case 'text':
      return [spec.default, String(spec.min), String(spec.max)];
  }
}

const pages = games.flatMap((game) => ['', 'de/'].map((folder) => ({ game, page: `${folder}${game.id}` })));

describe.each(pages)('the rules page $page is correct and readable', ({ game, page }) => {
  const text = pageOf(page);
  const rows = rowsOf(text);

  test('the page fits into a terminal of 80 columns', () => {
    expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  test('the engine gives the same scores for the examples of the page', () => {
    const examples = rows.filter(([dice, worth]) => isDice(dice) && /^−?\d+$/.test(worth ?? ''));
    const worthOf = worths[game.id];
    if (worthOf === undefined) return expect(examples).toEqual([]);
    expect(examples.length).toBeGreaterThan(3);
    for (const [dice = '', ...said] of examples) {
      const worth = worthOf(diceOf(dice));
      expect(worth.length).toBeGreaterThan(0);
      expect([dice, ...said.slice(0, worth.length).map((one) => Number(one.replace('−', '-')))]).toEqual([
        dice,
        ...worth,
      ]);
    }
  });

  test('the page begins with the goal, and lists the house rules with the labels of the set-up page', () => {
    expect(text).toMatch(/^# .+\n\n\*\*(The goal|Das Ziel):\*\* /);
    const catalogue = loadCatalogue({ language: page.startsWith('de/') ? 'de' : 'en' });
    const labels = Object.keys(game.options).map((name) => catalogue.lookup(`option-${game.id}-${name}`));
    const listed = [...text.matchAll(/^- \*\*(.+):\*\* /gm)].map(([, label]) => label);
    expect(listed).toEqual(labels);
  });

  test('the page explains each house rule and its choices in the words of the set-up page', () => {
    const catalogue = loadCatalogue({ language: page.startsWith('de/') ? 'de' : 'en' });
    const line = text.replaceAll(/\s+/g, ' ');
    const missing = Object.entries(game.options).flatMap(([name, spec]) => {
      const key = `option-${game.id}-${name}`;
      const about = `- **${catalogue.lookup(key)}:** ${catalogue.lookup(`${key}.about`)}`;
      const choices = spec.kind === 'choice' ? spec.values : [];
      const [, said = ''] = line.split(about);
      const own = said.split(/ - \*\*| #/)[0] ?? '';
      return [
        ...(line.includes(about) ? [] : [about]),
        ...choices
          .map((value) => catalogue.lookup(`${key}.value-${value}`))
          .filter((one) => !own.toLowerCase().includes(one.toLowerCase())),
      ];
    });
    expect(missing).toEqual([]);
  });

  test('the page contains no internal option names and no notes on sources', () => {
    expect(text).not.toMatch(/`|source text|Ausgangstext/);
  });

  test('the page shows an example of a turn, roll by roll', () => {
    expect(text.match(/^\d\. [1-6]( [1-6])+: /gm)?.length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(games)('the rules page lists the options of $id', (game) => {
  const section =
    docOf(`games/${game.id}`)
      .split(/^## /m)
      .find((one) => one.startsWith('Options\n')) ?? '';

  test('the options are listed with their defaults and ranges', () => {
    const optionRows = rowsOf(section).filter(([name]) => /^`\w+`$/.test(name ?? ''));
    expect(optionRows.map(([name]) => name)).toEqual(Object.keys(game.options).map((name) => `\`${name}\``));
    Object.values(game.options).forEach((spec, index) => {
      const [, ...said] = optionRows[index] ?? [];
      expect(
        said
          .join(' ')
          .match(/\d+|[\w-]+/g)
          ?.filter((word) => !glue.has(word)),
      ).toEqual(saidOf(spec));
    });
  });
});

test('the plain text of a line of a rules page has no markup', () => {
  const line = ['Keep ', { kind: 'dice', faces: [1, 5] }, ' or ', { kind: 'strong', text: 'all' }] as const;
  expect(plainLine([...line, '.'])).toBe('Keep 1 5 or all.');
});

test('an unknown game has no rules page', () => {
  expect(readRulesPage('chess', 'en')).toBeNull();
});
