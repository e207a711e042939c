import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNames, shortDraft, type Visit } from './harness.ts';
import { keyboard, mouse, playToTheEnd, sitDown, touch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('each game from the start screen to its end and back', () => {
  for (const hands of [mouse, touch, keyboard]) {
    describe(`by ${hands.name}`, () => {
      let seated: Visit;
      beforeAll(async () => {
        const setups = gameNames.map((game) => shortDraft(game));
        seated = await site.visit('/', { setups, context: { hasTouch: hands === touch } });
      });
      afterAll(() => seated?.leave());
      it.for(gameNames)('%s', async (game) => {
        const { page, problems } = seated;
        await sitDown(page, game, hands);
        await playToTheEnd(page, hands);
        await expect(page.locator('section > div > ol > li').count()).resolves.toBe(2);
        await hands.use(page, 'header a[href="/"]');
        await page.waitForURL(`${site.url}/`);
        expect(problems).toEqual([]);
      });
    });
  }
});
