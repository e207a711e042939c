import { beforeAll, describe, expect, it } from 'vitest';
import { go, shortDraft, type Visit } from './harness.ts';
import { mouse, playToTheEnd, startMatch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/', { setups: [shortDraft('threes')], realRandom: true });
});

/** Returns the counts in the table of a card, starting with face 1. */
const countsIn = (card: string): Promise<number[]> =>
  visited.page
    .locator(`${card} [data-face-counts] tbody tr td:nth-of-type(1)`)
    .allTextContents()
    .then((texts) => texts.map((text) => Number(text.replace(/\D/g, ''))));

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Returns the number of dice in the saved records that people and bots rolled. */
const savedDice = (): Promise<{ person: number; bot: number }> =>
  visited.page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('dicehall');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            const dice = { person: 0, bot: 0 };
            for (const { log, seats } of all.result)
              for (const entry of log)
                if ('dice' in entry)
                  dice[seats[entry.seat].player.kind as 'person' | 'bot'] += entry.dice.length;
            resolve(dice);
          };
        };
      }),
  );

describe('the fairness page counts dice and tests them', () => {
  it('before the first match, the page says that no dice have been rolled', async () => {
    const { page } = visited;
    await go(page, '/history');
    await page.getByRole('link', { name: 'Are the dice fair?' }).click();
    await page.getByText('No dice yet.').waitFor();
    await expect(countsIn('[data-rolled-here]')).resolves.toEqual([]);
  });

  it('the page counts every die rolled on this device, by people and by bots', async () => {
    const { page, problems } = visited;
    await go(page, '/');
    await startMatch(page, 'threes', mouse);
    await playToTheEnd(page, mouse);
    const kept = await savedDice();
    expect(Math.min(kept.person, kept.bot)).toBeGreaterThanOrEqual(5);
    await go(page, '/dice');
    const card = '[data-rolled-here]';
    await page.locator(`${card} [data-face-counts]`).waitFor();
    expect(sum(await countsIn(card))).toBe(kept.person + kept.bot);
    await page.getByText('Bots’', { exact: true }).click();
    expect(sum(await countsIn(card))).toBe(kept.bot);
    expect(problems).toEqual([]);
  });

  it('the page rolls 600,000 dice on request and shows their statistics', async () => {
    const { page, problems } = visited;
    await page.locator('[data-action="roll-many"]').click();
    await page.getByText(/^600,000 dice\. /).waitFor();
    const counts = await countsIn('section:last-of-type');
    expect(sum(counts)).toBe(600_000);
    // The counts are within six standard deviations (289) of 100,000. Fair dice exceed this once in a hundred million
    // times.
    for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(6 * 289);
    expect(problems).toEqual([]);
  });
});
