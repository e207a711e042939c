import { readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import { dayOf, gameOfDay, hasPuzzles, type Puzzle, readPuzzles, writePuzzles } from '@dicehall/strategy';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { go, type Visit } from './harness.ts';
import { complaintsOf, observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

const file = new URL('../packages/strategy/data/puzzles/greed.json', import.meta.url);

/**
 * Returns a file with an easy puzzle, in which rolling is best, and a hard puzzle with a theme, in which stopping is
 * best. Their difficulties differ so much that the easy one always comes first.
 */
function twoPuzzles(): string {
  const read = readPuzzles(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error);
  const { puzzles } = read.value;
  const first = (type: string, isOpening: boolean, given: Partial<Puzzle>): Puzzle[] => {
    const fits = ({ best, themes }: Puzzle) =>
      (best as { readonly type: string }).type === type && themes.includes('opening') === isOpening;
    return puzzles
      .filter(fits)
      .slice(0, 1)
      .map((one) => ({ ...one, ...given }));
  };
  const usual = first('roll', false, { novice: 0.5, steady: 0.1, margin: 0.05 });
  const hard = first('stop', true, { novice: 0.5, steady: 0.6, margin: 0.01 });
  return writePuzzles({ ...read.value, puzzles: [...usual, ...hard] });
}

/** A match that Ada won against a bot without making a mistake. */
const shortMatch = {
  id: 'daily',
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: [
    { name: 'Ada', player: { kind: 'person' } },
    { name: 'Bo', player: { kind: 'bot', strength: 'steady' } },
  ],
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [1, 1, 1, 2, 3] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 1, dice: [2, 2, 3, 4, 6] },
  ],
  dice: 'app',
  created: 1,
  updated: 1,
  over: true,
};

/** Saves a match as today's match; null deletes it. */
const saveDailyMatch = (page: Page, match: typeof shortMatch | null) =>
  page.evaluate(
    ([given, today]) => {
      localStorage.setItem('dicehall.daily-match', JSON.stringify({ day: today, id: 'daily' }));
      return new Promise((resolve) => {
        const opening = indexedDB.open('dicehall');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          if (given === null) writing.objectStore('matches').delete('daily');
          else writing.objectStore('matches').put(given);
          writing.oncomplete = resolve;
        };
      });
    },
    [match, dayOf(Date.now())] as const,
  );

let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/', { prepare: (context) => context.addInitScript(observe) });
  await visited.page.route(/assets\/greed-.*\.json$/, (route) => route.fulfill({ body: twoPuzzles() }));
});

const saidOn = async (page: Page) => (await page.locator('[data-region] p').allTextContents()).join(' ');
const hears = (page: Page, text: string) => expect.poll(() => saidOn(page)).toContain(text);
const ratingOn = async (page: Page) =>
  Number(await page.locator('[data-rating]').getAttribute('data-rating'));
/** Records vibrations from now on. Returns a function that reads them. */
async function shakesOn(page: Page): Promise<() => Promise<unknown>> {
  const recorded = await page.evaluateHandle(() => {
    const shakes: unknown[] = [];
    navigator.vibrate = (pattern: unknown) => shakes.push(pattern) > 0;
    return shakes;
  });
  return () => recorded.jsonValue();
}
const headingOn = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name });

/**
 * Presses a key until its effect is shown. Keys work only a moment after their controls appear. On the next screen, the
 * same key has no effect.
 */
const pressUntil = (page: Page, key: string, shown: Locator) =>
  expect.poll(() => page.keyboard.press(key).then(() => shown.count())).toBe(1);

describe('puzzles can be solved in the browser', () => {
  it('puzzles can be opened by keyboard, and the position is announced before the question', async () => {
    const { page } = visited;
    await page.getByRole('link', { name: 'Training' }).press('Enter');
    await page.getByRole('link', { name: 'Puzzles', exact: true }).press('Enter');
    await headingOn(page, 'Puzzles').waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
    await page.getByRole('link', { name: 'Practise Greed' }).press('Enter');
    await hears(page, 'What is best?');
    expect(await saidOn(page)).toMatch(
      /(You: [\d,]+ and Opponent|Opponent: [\d,]+ and You): [\d,]+\. .+\. Die 1: \d.* What is best\?/,
    );
  });

  it('after a right answer by key, the verdict gets the focus, has a reason, and the rating rises', async () => {
    const { page } = visited;
    const right = headingOn(page, 'Right', 2);
    expect(await ratingOn(page)).toBe(1200);
    const shakes = await shakesOn(page);
    await pressUntil(page, 'R', right);
    // Banking points causes this sound and this vibration.
    await expect.poll(shakes).toEqual([[14, 60, 22]]);
    // The heading with the verdict has the focus, so it is not announced in addition.
    await expect.poll(() => right.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await hears(page, 'Your rating: ');
    expect(await saidOn(page)).not.toContain('Right');
    await page
      .locator('[data-reason]')
      .filter({
        hasText: /[Aa]nother roll.* \d+%|“roll” \d+% of|“roll” wins/,
      })
      .waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
    await pressUntil(page, 'P', page.locator('[data-rating]'));
    expect(await ratingOn(page)).toBeGreaterThan(1200);
  });

  it('after a wrong answer typed as a line, the verdict names the better move, and the rating falls', async () => {
    const { page } = visited;
    const before = await ratingOn(page);
    const line = page.getByRole('textbox', { name: 'Move or question' });
    await pressUntil(page, '/', line);
    const shakes = await shakesOn(page);
    const size = page.viewportSize() ?? expect.fail();
    await page.setViewportSize({ width: 640, height: 320 });
    await line.fill('roll');
    await page.keyboard.press('Enter');
    await headingOn(page, 'Not the best move', 2).waitFor();
    await hears(page, 'Better: bank');
    expect(await shakes()).toEqual([]);
    expect(await page.locator('[data-own]').getAttribute('data-best')).toBeNull();
    // Nothing covers the reason on a small screen, and the button is in view too.
    for (const part of ['[data-reason]', '[data-outcome]', '[data-action="next"]'])
      await expect
        .poll(() =>
          page.locator(part).evaluate((shown) => {
            const { left, width, top, bottom } = shown.getBoundingClientRect();
            const at = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 4, y));
            return at.every((seen) => seen !== null && shown.contains(seen));
          }),
        )
        .toBe(true);
    await page.setViewportSize(size);
    await page.getByLabel('Theme').selectOption('opening');
    await page.locator('[data-back]').waitFor();
    expect(await ratingOn(page)).toBeLessThan(before);
  });

  it('an unsolved puzzle is repeated without a change of the rating', async () => {
    const { page } = visited;
    await pressUntil(page, 'B', headingOn(page, 'Right', 2));
    await hears(page, 'A repeated puzzle does not change the rating.');
  });

  it('puzzles from the player’s own mistakes need finished matches', async () => {
    const { page } = visited;
    await go(page, '/puzzles?game=greed&from=mine');
    await page.getByText('There are no mistakes in your finished two-player matches').first().waitFor();
  });
});

describe('the puzzles and the match of the day can be played once', () => {
  it('the puzzles of the day can be answered once, and the page then shows the result', async () => {
    const { page } = visited;
    await go(page, '/daily');
    await page.getByRole('link', { name: 'Solve 3 puzzles' }).press('Enter');
    await page.getByRole('application').waitFor();
    const day = dayOf(Date.now());
    const game = gameOfDay(games.map(({ id }) => id).filter(hasPuzzles), day);
    const answers = [0, 1.3, 0].map((cost) => ({ isRight: cost === 0, cost }));
    await page.evaluate((daily) => localStorage.setItem('dicehall.daily', JSON.stringify(daily)), {
      day,
      game,
      answers,
    });
    await go(page, '/daily');
    await page
      .getByText(new RegExp(`Dicehall .* ${new Date(day * 86_400_000).getUTCFullYear()}`))
      // On some days the game is Three Dice, in which mistakes are measured in sips.
      .filter({ hasText: /: 2 of 3 ✔, mistakes cost (?:1\.3 percentage points of win chance|1\.30 sips)/ })
      .waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
  });

  it('the match of the day can be played once, and its result stays when the match is deleted', async () => {
    const { page } = visited;
    // Opening the history page creates the store of matches.
    await go(page, '/history');
    await page.getByText('No matches yet.').waitFor();
    await saveDailyMatch(page, shortMatch);
    await go(page, '/daily');
    const daily = page.getByRole('region', { name: 'Match of the day' });
    await daily.getByText('won, 1,000 to 0, mistakes cost 0.0 percentage points of win chance').waitFor();
    await saveDailyMatch(page, null);
    await go(page, '/puzzles');
    await go(page, '/daily');
    await daily.getByText('You deleted today’s match').waitFor();
    expect(await page.locator('[data-action="daily-match"]').count()).toBe(0);
  });
});

it('the page reports a saved rating that cannot be read', async () => {
  const { page } = visited;
  await page.evaluate(() => localStorage.setItem('dicehall.practice', '{"version":9}'));
  await go(page, '/puzzles');
  await page.getByRole('alert').filter({ hasText: 'saved by another version' }).waitFor();
});

it('every message is announced once and in full, and the console shows no errors', async () => {
  const { page, problems } = visited;
  expect(complaintsOf(await observedOn(page))).toEqual([]);
  expect(problems).toEqual([]);
});
