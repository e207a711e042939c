import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNames, shortDraft, type Visit } from './harness.ts';
import { keyboard, mouse, playToTheEnd, startMatch, touch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('each game from the start screen to its end and back', () => {
  for (const input of [mouse, touch, keyboard]) {
    describe(`by ${input.name}`, () => {
      let seated: Visit;
      beforeAll(async () => {
        const setups = gameNames.map((game) => shortDraft(game));
        seated = await site.visit('/', { setups, context: { hasTouch: input === touch } });
      });
      afterAll(() => seated?.leave());
      it.for(gameNames)('%s', async (game) => {
        const { page, problems } = seated;
        await startMatch(page, game, input);
        await playToTheEnd(page, input);
        await expect(page.locator('section > div > ol > li').count()).resolves.toBe(2);
        await input.use(page, 'header a[href="/"]');
        await page.waitForURL(`${site.url}/`);
        expect(problems).toEqual([]);
      });
    });
  }
});
