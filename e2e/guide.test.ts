import { beforeAll, describe, expect, it } from 'vitest';
import { gameNames, go, type Visit } from './harness.ts';
import { drawn } from './layout.ts';
import { complaintsOf, observe, observedOn } from './observer.ts';
import { useSite } from './site.ts';

const site = useSite();

/** The keys of the guided match of Threes, in one group for each step that requires keys. */
const keysOfThrees = [['r'], ['1', '2'], ['r'], ['3'], ['r'], ['4'], ['b']];

const script = '**/assets/script-*.js';
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/play/threes', {
    prepare: async (context) => {
      await context.addInitScript(observe);
      await context.route(script, (route) => route.abort());
    },
  });
});

describe('the guided match teaches a new player', () => {
  it('the guided match is offered once, before the first match of a game, and an error appears if it cannot be loaded', async () => {
    const { page, context, problems } = visited;
    const offer = page.locator('[data-guide-offer]');
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('button[type="submit"]').waitFor();
    expect(await offer.count()).toBe(0);
    expect(problems).toEqual([]);
    await go(page, '/guide/threes');
    await page.locator('[role="alert"]').waitFor();
    await context.unroute(script);
    problems.length = 0;
    await page.locator('[data-action="reload"]').click();
    await page.locator('[data-guide="0"]').waitFor();
  });

  it('the guided match can be played to its end by keyboard, announces each step, and accepts no other move', async () => {
    const { page, problems } = visited;
    await go(page, '/rules/threes');
    await page.getByRole('link', { name: 'Learn in 2 minutes' }).press('Enter');
    const said = () => page.locator('[data-region] p').allTextContents();
    const heard = async (text: string) =>
      expect.poll(async () => (await said()).some((one) => one.includes(text))).toBe(true);
    await heard('In Threes the lowest total wins.');
    for (const [step, keys] of keysOfThrees.entries()) {
      await page.locator(`[data-guide="${step}"]`).waitFor();
      if (step === 2) {
        // The dice are marked, but this step does not ask the player to bank.
        await page.keyboard.press('b');
        await heard('Choose “Roll');
      }
      for (const key of keys) await page.keyboard.press(key);
    }
    await page.getByRole('link', { name: 'Play a match' }).waitFor();
    await heard('your 6 wins');
    expect(complaintsOf(await observedOn(page))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('a new player’s first tap opens the guided match; skipping it opens a match that waits for the first roll', async () => {
    const { page, problems, leave } = await site.visit('/', { context: { hasTouch: true } });
    const play = page.locator('[data-action="quick"]');
    await play.tap();
    await page.waitForURL('**/guide/greed');
    await page.locator('[data-guide="0"] [data-action="guide-skip"]').tap();
    await page.waitForURL('**/table/*');
    const roll = page.locator('[data-action="roll"]');
    await roll.waitFor();
    expect(await page.locator('button[aria-label^="Die 1"]').count()).toBe(0);
    await go(page, '/');
    await play.tap();
    await page.waitForURL('**/table/*');
    await roll.waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it.each([
    ['a touch screen', { hasTouch: true, isMobile: true }, /Keep both 3s: tap them\./],
    ['a keyboard', {}, /Keep both 3s: click them, or press 1 and 2\./],
  ])('the guided match explains how to keep dice on a device with %s', async (_, context, text) => {
    const { page, leave } = await site.visit('/guide/threes', { context });
    await page.locator('[data-guide="0"]').waitFor();
    await page.locator('[data-action="roll"]').click();
    await page.locator('[data-guide="1"]').getByText(text).waitFor();
    await leave();
  });

  it.each(gameNames)(
    'the first step of %s fits wide, low and landscape screens, and on wide ones is directly below the buttons',
    async (game) => {
      const { page, leave } = await site.visit(`/guide/${game}`, { settings: { language: 'de' } });
      await page.locator('[data-guide="0"]').waitFor();
      await page
        .locator('main [data-action]:not([data-action^="guide"])')
        .first()
        .waitFor({ state: 'attached' });
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const outside = await page
          .locator('main button, main > ol > li, [data-guide]')
          .evaluateAll((parts) =>
            parts
              .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > innerHeight)
              .map((part) => part.textContent),
          );
        expect({ height, outside }).toEqual({ height, outside: [] });
        if (width < 960) continue;
        const distance = await page.locator('[data-guide]').evaluate((card) => {
          const buttons = [...document.querySelectorAll('[data-cloth] button[data-action]')];
          const bottoms = buttons.map((button) => button.getBoundingClientRect().bottom);
          return card.getBoundingClientRect().top - Math.max(...bottoms);
        });
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThan(48);
        const isBelowFelt = await page
          .locator('[data-guide]')
          .evaluate(
            (card) =>
              card.getBoundingClientRect().top >=
              (document.querySelector('[data-cloth]')?.getBoundingClientRect().bottom ?? Infinity),
          );
        expect(isBelowFelt, `${width} x ${height}`).toBe(true);
      }
      await leave();
    },
  );
});
