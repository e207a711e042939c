import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameName, go, saveSetup, shortDraft, twoPeople } from './harness.ts';
import { complaintsOf, observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

const listening = {
  settings: { pace: 'fast', speech: 'always', speechRate: 600 },
  context: { reducedMotion: 'no-preference' },
  prepare: (context: { addInitScript: (script: () => void) => Promise<unknown> }) =>
    context.addInitScript(observe),
} as const;

const line = (page: Page) => page.getByRole('textbox', { name: 'Move or question' });

/** Types a line and waits for a later announcement that matches. */
async function type(page: Page, text: string, answer: RegExp): Promise<string> {
  const before = (await observedOn(page)).said.length;
  await line(page).fill(text);
  await page.keyboard.press('Enter');
  const heard = async () => (await observedOn(page)).said.slice(before).map(({ text: said }) => said);
  await expect.poll(async () => (await heard()).join(' ')).toMatch(answer);
  return (await heard()).join(' ');
}

async function openTyped(page: Page, game: GameName, setup: ReturnType<typeof twoPeople>): Promise<void> {
  await saveSetup(page, setup);
  await go(page, `/play/${game}`);
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  // The felt has the focus, because single keys work there.
  const focusedRole = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focusedRole).toBe('application');
  // Keys work only a moment after the table appears. In the line for typed moves, the same key types a letter.
  await expect.poll(() => page.keyboard.press('/').then(() => line(page).count())).toBe(1);
  expect(await line(page).evaluate((field) => field === document.activeElement)).toBe(true);
}

describe('a match can be typed line by line', () => {
  it('a match with real dice can be typed, and an invalid line is answered with the possible moves', async () => {
    const { page, problems, leave } = await site.visit('/', listening);
    await openTyped(page, 'greed', twoPeople('greed', { target: 500, opening: 0 }, 'real'));
    await type(page, 'fly', /“fly” is not understood\./);
    expect(await line(page).getAttribute('aria-invalid')).toBe('true');
    await type(page, 'roll', /5 dice that Ada rolled/);
    await type(page, '1 1', /5 dice are rolled, not 2\./);
    await type(page, '1 1 1 2 3', /1 1 1 2 3: 1,000, 2 dice left\./);
    await type(page, 'scores', /Ada: 0 and Bo: 0/);
    await type(page, 'odds', /%/);
    await type(page, 'bank', /Bo, your turn\.|final|Every other player/);
    // With two people on one device, nothing happens for a moment.
    await expect.poll(() => type(page, 'roll', /./)).toMatch(/5 dice that Bo rolled/);
    await type(page, '22346', /busts|bust|Not in|wins/);
    await expect
      .poll(async () => (await observedOn(page)).said.map(({ text }) => text).join(' '))
      .toMatch(/Ada wins with 1,000 points\./);
    // The response to a player's own wrong line may cut off an announcement.
    const complaints = complaintsOf(await observedOn(page)).filter((one) => !/^"“fly” is not/.test(one));
    expect(complaints).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('a typed line plans the pairs of Hidden Pairs by their faces', async () => {
    const { page, problems, leave } = await site.visit('/', listening);
    await openTyped(page, 'hidden-pairs', shortDraft('hidden-pairs') as ReturnType<typeof twoPeople>);
    const told = await type(page, 'dice', /Die 6: \d/);
    const faces = [...told.matchAll(/Die \d: (\d)/g)].slice(-6).map(([, face]) => Number(face));
    const sorted = faces.toSorted((a, b) => b - a).join(' ');
    await type(page, sorted, /(Die \d: \d, round \d.*){6}/);
    await type(page, 'bank', /Round 1/);
    // A slow page announces one step in several parts, so the number of lines is unknown.
    const again = page.locator('[data-action="again"]');
    await expect
      .poll(async () => {
        if ((await again.count()) === 0) await type(page, 'roll', /./);
        return again.count();
      })
      .toBe(1);
    expect(complaintsOf(await observedOn(page))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });
});

it.for(['always', 'auto'] as const)(
  'a replay with the speech setting “%s” announces each move once, and then its verdict once',
  async (speech) => {
    // Opening the history page creates the store of matches.
    const { page, problems, leave } = await site.visit('/history', {
      ...listening,
      settings: { ...listening.settings, speech },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { draft } = shortDraft('greed');
    const log = [
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [1, 1, 1, 2, 3] },
      { seat: 0, move: { type: 'stop' } },
      { seat: 1, move: { type: 'roll' } },
      { seat: 1, dice: [2, 2, 3, 4, 6] },
    ];
    const match = { id: 'told', game: 'greed', ...draft, log, created: 1, updated: 1, over: true };
    await page.evaluate(
      (given) =>
        new Promise((resolve) => {
          const opening = indexedDB.open('dicehall');
          Object.assign(window, { opening });
          opening.onsuccess = () => {
            const writing = opening.result.transaction('matches', 'readwrite');
            writing.objectStore('matches').put(given);
            writing.oncomplete = resolve;
          };
        }),
      match,
    );
    await go(page, '/replay/told');
    const texts = async () => (await observedOn(page)).said.map(({ text }) => text);
    await expect.poll(texts).toContain('The analysis is ready.');
    await page.locator('[data-action="step-on"]').press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await texts()).at(-1)).toMatch(/The best choice\.$/);
    const told = (await texts()).join(' ');
    expect(told).toMatch(/Banked 1,000: 1,000 in total\..*The best choice\.$/);
    expect(told.match(/Banked 1,000/g)).toHaveLength(1);
    expect(complaintsOf(await observedOn(page))).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  },
);
