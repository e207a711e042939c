import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameName, gameNames, shortDraft, type Visit } from './harness.ts';
import { type Input, keyboard, mouse, playToTheEnd, startMatch, touch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Every game by touch. Other tests play other games by mouse, and all by a screen reader, which has a keyboard only. */
const matches: readonly (readonly [Input, readonly GameName[]])[] = [
  [touch, gameNames],
  [mouse, ['three-dice']],
  [keyboard, ['threes']],
];

describe('each game from the start screen to its end and back', () => {
  for (const [input, games] of matches) {
    describe(`by ${input.name}`, () => {
      let seated: Visit;
      beforeAll(async () => {
        const setups = games.map((game) => shortDraft(game));
        seated = await site.visit('/', { setups, context: { hasTouch: input === touch } });
      });
      afterAll(() => seated?.leave());
      it.for(games)('%s', async (game) => {
        const { page, problems } = seated;
        await startMatch(page, game, input);
        await playToTheEnd(page, input);
        await expect(page.locator('section > div > ol:not([data-review] ol) > li').count()).resolves.toBe(2);
        await input.use(page, 'header a[href="/"]');
        await page.waitForURL(`${site.url}/`);
        expect(problems).toEqual([]);
      });
    });
  }
});
