import { readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import {
  dateOf,
  dayOf,
  gameOfDay,
  hasPuzzles,
  type Puzzle,
  readPuzzles,
  writePuzzles,
} from '@dicehall/strategy';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { go } from './harness.ts';
import { complaintsOf, observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

const file = new URL('../packages/strategy/data/puzzles/greed.json', import.meta.url);

/** A file with an easy puzzle, whose best move is to roll, and a hard one with a theme, whose best move is to stop. */
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
  const usual = first('roll', false, { novice: 0.5, steady: 0.5, margin: 0.05 });
  const hard = first('stop', true, { novice: 1, steady: 1, margin: 0.01 });
  return writePuzzles({ ...read.value, puzzles: [...usual, ...hard] });
}

it('puzzles are answered by keyboard; the rating changes, and an unsolved puzzle is repeated', async () => {
  const { page, problems, leave } = await site.visit('/', {
    prepare: (context) => context.addInitScript(observe),
  });
  await page.route(/assets\/greed-.*\.json$/, (route) => route.fulfill({ body: twoPuzzles() }));
  await page.getByRole('link', { name: 'Training' }).press('Enter');
  await page.getByRole('link', { name: 'Open Puzzles', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
  expect(await violations(page, 'everything')).toEqual([]);
  await page.getByRole('link', { name: 'Practise Greed' }).press('Enter');
  const heard = (text: string) =>
    expect
      .poll(async () => (await page.locator('[data-region] p').allTextContents()).join(' '))
      .toContain(text);
  const ratingNow = async () => Number(await page.locator('[data-rating]').getAttribute('data-rating'));
  const right = page.getByRole('heading', { level: 1, name: 'Right' });
  const wrong = page.getByRole('heading', { level: 1, name: 'Not the best' });

  /** Keys work a moment after their controls appear; on the next screen the same key does nothing. */
  const pressed = (key: string, shown: Locator) =>
    expect.poll(() => page.keyboard.press(key).then(() => shown.count())).toBe(1);
  expect(await ratingNow()).toBe(1500);
  await heard('What do you play?');
  expect((await page.locator('[data-region] p').allTextContents()).join(' ')).toMatch(
    /You are Player \d\. Player 1 [\d,]+ and Player 2 [\d,]+\. .+\. Die 1: \d.* What do you play\?/,
  );
  await pressed('R', right);
  // The heading with the verdict has the focus, so that it is not announced again.
  await expect.poll(() => right.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await heard('Rating: ');
  expect((await page.locator('[data-region] p').allTextContents()).join(' ')).not.toContain('Right');
  await page
    .locator('[data-reason]')
    .filter({
      hasText: /^Another roll, of .* busts only \d+% of the time|^\d+% of the rolls end better|^“roll” wins/,
    })
    .waitFor();
  expect(await violations(page, 'everything')).toEqual([]);
  await pressed('P', page.locator('[data-rating]'));
  const risen = await ratingNow();
  expect(risen).toBeGreaterThan(1500);

  // A typed line answers puzzles, too.
  const line = page.getByRole('textbox', { name: 'Move or question' });
  await pressed('/', line);
  await line.fill('roll');
  await page.keyboard.press('Enter');
  await wrong.waitFor();
  await heard('Better: bank');
  expect(await page.locator('[data-own]').getAttribute('data-best')).toBeNull();
  await page.getByLabel('Theme').selectOption('opening');
  await page.locator('[data-back]').waitFor();
  expect(await ratingNow()).toBeLessThan(risen);
  await pressed('B', right);
  await heard('A repeated puzzle does not change the rating.');

  // The puzzles of the day can be answered once; then the page shows the result.
  await go(page, '/daily');
  await page.getByRole('link', { name: 'Solve 3 puzzles' }).press('Enter');
  await page.getByRole('application').waitFor();
  const day = dayOf(Date.now());
  const game = gameOfDay(games.map(({ id }) => id).filter(hasPuzzles), day);
  const answers = [0, 0.013, 0].map((loss) => ({ isRight: loss === 0, loss }));
  await page.evaluate((daily) => localStorage.setItem('dicehall.daily', JSON.stringify(daily)), {
    day,
    game,
    answers,
  });
  await go(page, '/daily');
  await page
    .getByText(`Dicehall ${dateOf(day)}`)
    .filter({ hasText: ': 2 of 3 ✔, error 1.3%' })
    .waitFor();
  expect(await violations(page, 'everything')).toEqual([]);

  // Own mistakes come from the saved matches.
  await go(page, '/puzzles?game=greed&from=mine');
  await page.getByText('There are no mistakes in your finished matches').first().waitFor();

  // The match of the day can be played once: its result states the losses of the choices, and stays when the match is deleted.
  const daily = page.getByRole('region', { name: 'Match of the day' });
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
  const keep = (match: typeof shortMatch | null) =>
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
      [match, day] as const,
    );
  await keep(shortMatch);
  await go(page, '/puzzles');
  await go(page, '/daily');
  await daily.getByText('won, 1,000 to 0, error 0.0%').waitFor();
  await keep(null);
  await go(page, '/puzzles');
  await go(page, '/daily');
  await daily.getByText('You deleted today’s match').waitFor();
  expect(await page.locator('[data-action="daily-match"]').count()).toBe(0);

  // An unreadable rating is reported.
  await page.evaluate(() => localStorage.setItem('dicehall.practice', '{"version":9}'));
  await go(page, '/puzzles');
  await page.getByRole('alert').filter({ hasText: 'saved by another version' }).waitFor();
  expect(complaintsOf(await observedOn(page))).toEqual([]);
  expect(problems).toEqual([]);
  await leave();
});
