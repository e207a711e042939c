import { findGame } from '@dicehall/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameName, gameNames, go, saveSetup, type VisitOptions } from './harness.ts';
import { misplaced, scrolling } from './layout.ts';
import { mouse, playToTheEnd } from './players.ts';
import { speakPseudo } from './pseudo-language.ts';
import { reseed } from './random.ts';
import { leaveScreen, pages, tables } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();

const extremes = [
  [360, 640],
  [844, 390],
  [1440, 900],
] as const;
const sizes = [...extremes, [390, 844]] as const;
/** The size of the smallest phone. Even there, a table of up to four players must not need scrolling. */
const smallest = [320, 568] as const;
type Sizes = readonly (readonly [number, number])[];

const people = [
  'Alexandra',
  'Benedikt',
  'Charlotte',
  'Dominik',
  'Elisabeth',
  'Friedrich',
  'Gwendolyn',
  'Hannelore',
  'Immanuel',
  'Josephine',
  'Katharina',
  'Leopold',
];
const allNames = [...people, 'Ada', 'Bo', 'Player'];

/** Returns a table of `count` seats: one person among bots, in a match too long to end before the first choice. */
const tableOf = (game: GameName, count: number, options: object = {}) => ({
  game,
  draft: {
    options,
    dice: 'app',
    seats: people.slice(0, count).map((name, seat) => ({
      name,
      player: seat === 0 ? { kind: 'person' } : { kind: 'bot', strength: 'novice' },
    })),
  },
});

/**
 * Returns everything that is misplaced, by size.
 * @param seats the number of seats of a table in play, which must not scroll; 0 for any other screen
 */
async function faultsAt(page: Page, among: Sizes, seats: number): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  for (const [width, height] of seats > 0 && seats < 5 ? [...among, smallest] : among) {
    await page.setViewportSize({ width, height });
    const found = await misplaced(page, allNames);
    // Tables may scroll in the right-to-left test language, because its texts are longer than those of any real
    // language.
    if (seats > 0 && (await page.evaluate(() => document.dir !== 'rtl')))
      found.push(...(await scrolling(page)).map((text) => `scrolls: ${text}`));
    if (found.length > 0) faults[`${width} × ${height}`] = found;
  }
  return faults;
}

/** The languages to test. The test language covers English: it has the English texts, made longer. */
const languages: readonly (readonly [string, VisitOptions, Sizes])[] = [
  ['German', { settings: { language: 'de' } }, sizes],
  ['long texts from right to left', { prepare: speakPseudo }, extremes],
];

/** Opens a table at a choice after a roll. Stops after a few turns if each of them ended with its roll. */
async function openTable(page: Page, game: GameName, count: number, options?: object): Promise<void> {
  // Makes the dice the same in every run.
  await reseed(page, count);
  await saveSetup(page, tableOf(game, count, options));
  await go(page, `/play/${game}`);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/table\//);
  const roll = page.locator('[data-action="roll"]');
  const choice = page.locator('[data-action]:not([data-action="roll"], [aria-disabled="true"])');
  const shown = () => page.locator('[data-shown]').getAttribute('data-shown');
  for (let rolls = 0; rolls < 4; rolls++) {
    await roll.or(choice).first().waitFor();
    if (await choice.or(page.locator('[data-action="roll"][aria-disabled="true"]')).first().isVisible())
      return;
    const before = await shown();
    await roll.click();
    await expect.poll(shown).not.toBe(before);
  }
}

describe.each(languages)('every screen fits its layout in %s', (_, options, among) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.visit('/settings', options));
  });

  it('no element of a screen is cut, covered or misplaced at any size', async () => {
    const faults: Record<string, unknown> = {};
    const atEnd = tables.filter(({ name }) => name === 'the end of a match');
    for (const screen of [...pages, ...atEnd]) {
      await screen.open(page);
      const found = await faultsAt(page, among, 0);
      if (Object.keys(found).length > 0) faults[screen.name] = found;
      await leaveScreen(page);
    }
    expect(faults).toEqual({});
  });

  it.for(gameNames)(
    'no element of a table of %s is cut or covered, with two, three, four or all seats',
    async (game) => {
      const faults: Record<string, unknown> = {};
      for (const count of [2, 3, 4, findGame(game)?.seats.max ?? 4]) {
        await openTable(page, game, count);
        // Three players sit in the corners only if the table is wide.
        const found = await faultsAt(
          page,
          count === 3 ? among.filter(([width]) => width === 1440) : among,
          count,
        );
        if (Object.keys(found).length > 0) faults[`${count} seats`] = found;
        if (count > 2) continue;
        // Imitates a browser that enlarges text without changing media queries.
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        for (const [width, height] of among.filter(([width]) => width < 1440)) {
          await page.setViewportSize({ width, height });
          const enlarged = await misplaced(page, allNames);
          if (enlarged.length > 0) faults[`text of 200 % at ${width} × ${height}`] = enlarged;
        }
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      }
      expect(faults).toEqual({});
    },
  );
});

const countedGames = gameNames.filter((name) => findGame(name)?.options.unit !== undefined);

it('on a phone, all seats of a full table show the unit of their score', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  expect(countedGames).not.toEqual([]);
  for (const game of countedGames) {
    const count = findGame(game)?.seats.max ?? 0;
    await openTable(page, game, count);
    const unitsOf = async (list: string) => {
      const seats = page.getByRole('list', { name: list }).getByRole('listitem');
      const texts = await seats.evaluateAll((items) => items.map((item) => (item as HTMLElement).innerText));
      return texts.map((text) => /\bSips\s+\d+/.test(text));
    };
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await unitsOf('Scores')).toEqual(Array(count - 1).fill(true));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await unitsOf('You')).toEqual([true]);
    expect(await unitsOf('Scores')).toEqual(Array(count - 1).fill(true));
  }
});

it('even with the longest unit, a score stays inside its seat and the facts of the turn stay inside their list', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  for (const game of countedGames) {
    const unit = findGame(game)?.options.unit;
    const longest = 'W'.repeat(unit?.kind === 'text' ? unit.max : 0);
    for (const count of [2, 7]) {
      await openTable(page, game, count, { unit: longest });
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const outside = await page.locator('li [data-score-of], dl > div > dd').evaluateAll((parts) =>
          parts
            .filter((part) => {
              const around = part.closest('li, dl')?.getBoundingClientRect();
              return around !== undefined && part.getBoundingClientRect().right > around.right + 1;
            })
            .map((part) => part.textContent),
        );
        expect(outside, `${count} seats at ${width} × ${height}`).toEqual([]);
      }
    }
  }
});

it('at a full table, the hint button of the coach is whole', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en', coach: true } });
  await openTable(page, 'ten-thousand', 8);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const isWhole = await page.locator('[data-action="hint"]').evaluate((button) => {
      const { x, top, bottom, width } = button.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(x + width / 2, y)));
    });
    expect(isWhole, `${width} × ${height}`).toBe(true);
  }
});

it('on a wide screen, what scores is beside the table with the last lines of the log', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const game of gameNames) {
    await openTable(page, game, 2);
    if (findGame(game)?.card === undefined) continue;
    await page.locator('aside [data-scores] > ul').waitFor();
    const boxes = await page.locator('aside ol, aside [data-scores] > ul').evaluateAll((lists) =>
      lists.map((list) => {
        const { top, bottom, height } = list.getBoundingClientRect();
        return { top, bottom, height };
      }),
    );
    const [log, scores] = boxes;
    expect(log?.height, game).toBeGreaterThanOrEqual(128);
    expect(scores?.top, game).toBeGreaterThan(log?.bottom ?? Number.POSITIVE_INFINITY);
    expect(scores?.bottom, game).toBeLessThan(900);
  }
});

it.for([
  [844, 390],
  [1280, 800],
  [1440, 900],
] as const)(
  'in landscape of %i × %i, six dice are in one row, so that no combination is torn',
  async ([width, height]) => {
    const { page } = await site.visit('/settings', { settings: { language: 'en' } });
    await page.setViewportSize({ width, height });
    await openTable(page, 'ten-thousand', 2);
    const dice = page.locator('button[aria-label^="Die"]');
    await dice.nth(5).waitFor();
    const tops = await dice.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([6, 1]);
  },
);

it('in landscape, the last line of the log is between the other seats and the player’s own', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  await page.setViewportSize({ width: 844, height: 390 });
  await openTable(page, 'greed', 3);
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const tops = [
    await topOf('ol[aria-label="Scores"]'),
    await topOf('[data-latest]'),
    await topOf('ol[aria-label="You"]'),
  ];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  const line = await page.locator('[data-latest]').boundingBox();
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan(844 / 3);
});

it('at the end of a match of twelve, the player’s place and the button for another match are in view', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  await openTable(page, 'three-dice', 12, { rounds: 1 });
  await playToTheEnd(page, mouse);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const hidden = await page
      .locator('[data-mine], [data-action="again"]')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
          .map((part) => part.textContent),
      );
    expect(hidden, `${width} × ${height}`).toEqual([]);
    expect(await page.locator('[data-mine]').count()).toBe(1);
  }
});

it('on a high and wide screen, the dice to pair are at least 80 pixels wide', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, 'hidden-pairs', 2);
  const widths = await page
    .locator('[data-planning] button > .die')
    .evaluateAll((dice) => dice.map((die) => die.getBoundingClientRect().width));
  expect(widths).toHaveLength(6);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(80);
});

it('on a low phone, the pairs of the player stay in view while an attack is aimed', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'en' } });
  await openTable(page, 'hidden-pairs', 4);
  await page.locator('[data-action="highest-first"]').click();
  await page.locator('[data-card="diceBlock"]').click();
  for (const [width, height] of extremes.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    const isShown = await page
      .locator('[data-planning] .die[aria-label]')
      .evaluateAll((dice) => dice.map((die) => die.checkVisibility()));
    expect(isShown, `${width} × ${height}`).toEqual(Array(6).fill(true));
    expect(await misplaced(page, allNames), `${width} × ${height}`).toEqual([]);
  }
});

it('on a small phone, a full table fits while all players still choose, and every pair to attack names its round', async () => {
  const { page } = await site.visit('/settings', { settings: { language: 'de' } });
  // The bots never get an answer, so all of them still choose.
  await page.route(/worker/, () => {});
  for (const count of [5, 6]) {
    await openTable(page, 'hidden-pairs', count);
    const still = page.getByRole('listitem').filter({ hasText: 'wählt' });
    expect(await still.count()).toBe(count);
    expect(await faultsAt(page, extremes, 1), `${count} seats`).toEqual({});
    await page.locator('[data-action="highest-first"]').click();
    await page.locator('[data-card="diceBlock"]').click();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const at = `${count} seats at ${width} × ${height}`;
      expect([await misplaced(page, allNames), await scrolling(page)], at).toEqual([[], []]);
      const targets = page.locator('[data-armed] button[data-target]');
      const labels = await targets.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
      expect(
        labels.map((label) => label.replace(/\s+/g, ' ')),
        at,
      ).toEqual(
        Array(count - 1)
          .fill(['Runde 1', 'Runde 2', 'Runde 3'])
          .flat(),
      );
    }
  }
});
