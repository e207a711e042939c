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
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { diceOf, isDice, pageOf, rowsOf } from './rules-tables.ts';

/** The worth in a row of dice has to match the engine. */
const worths: Readonly<Record<GameId, (dice: readonly Face[]) => readonly number[]>> = {
  greed: (dice) => [scoreGreed(dice).score],
  'ten-thousand': (dice) => [scoreKeep(dice, 'any')],
  threes: (dice) => [scoreThrees(dice)],
  'three-dice': (dice) => [pointsOf(dice)],
  'hidden-pairs': (dice) => [hinderanceOf(dice), diceBlockOf(dice)],
};

/** The words between the values of a range. */
const glue = new Set(['to', 'steps', 'of', 'characters', 'bis', 'Schritte', 'von', 'Zeichen']);

/** The values that stand in an option's row: its default, and the numbers or choices that are allowed. */
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

describe.each(pages)('the rules page $page', ({ game, page }) => {
  const text = pageOf(page);
  const rows = rowsOf(text);

  test('fits a terminal of 80 columns', () => {
    expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  });

  test('gives the same scores for its examples as the engine', () => {
    const examples = rows.filter(([dice, worth]) => isDice(dice) && /^-?\d+$/.test(worth ?? ''));
    expect(examples.length).toBeGreaterThan(3);
    for (const [dice = '', ...said] of examples) {
      const worth = worths[game.id]?.(diceOf(dice)) ?? [];
      expect(worth.length).toBeGreaterThan(0);
      expect([dice, ...said.slice(0, worth.length).map(Number)]).toEqual([dice, ...worth]);
    }
  });

  test('has every option with its default and its range', () => {
    const optionRows = rows.filter(([name]) => /^`\w+`$/.test(name ?? ''));
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
