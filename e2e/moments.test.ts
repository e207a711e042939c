import { expect, it } from 'vitest';
import { twoPeople } from './harness.ts';
import { mouse, startMatch } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

type OnPage = Window & { readonly seen: string[] };

/**
 * Records what the table shows, without repetitions: moments with the player whose turn it is, marked dice of others,
 * and the result.
 */
function record(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  let last = '';
  const note = (what: string, turn = '') => {
    if (what === last) return;
    last = what;
    seen.push(what + turn);
  };
  new MutationObserver(() => {
    const moment = document.querySelector<HTMLElement>('[data-moment]');
    const turn = document.querySelector('[aria-current="true"]')?.textContent;
    if (moment !== null)
      note(`${moment.dataset.moment}: ${moment.firstElementChild?.textContent}`, ` (${turn})`);
    else if (document.querySelector('[data-area] li > .die[data-state="kept"]') !== null) note('choice');
    if (document.querySelector('[data-action="again"]') !== null) note('result');
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

it('with default motion, the table shows the choices of others, each outcome, and the winner before the result', async () => {
  const seats = [
    { name: 'Ada', player: { kind: 'person' } },
    { name: 'Bo', player: { kind: 'bot', strength: 'novice' } },
  ];
  const { page, problems, leave } = await site.visit('/', {
    settings: { pace: 'normal', dice: 'drawn' },
    setups: [{ game: 'threes', draft: { options: { rounds: 1 }, dice: 'app', seats } }],
    context: { reducedMotion: 'no-preference' },
    prepare: (context) => context.addInitScript(record),
  });
  await startMatch(page, 'threes', mouse);
  await mouse.use(page, '[data-action="roll"]');
  for (let die = 0; die < 5; die++)
    await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
  await page.locator('[data-action="bank"]:not([aria-disabled="true"])').click();
  const seen = () => page.evaluate(() => (window as unknown as OnPage).seen);
  // Any key continues.
  await expect
    .poll(async () => {
      await page.keyboard.press('x');
      return (await seen()).at(-1);
    })
    .toBe('result');
  const [own, ...rest] = await seen();
  expect(own).toMatch(/^banked: You bank \d+ \(.*Ada/);
  expect(rest).toContain('choice');
  expect(rest.at(-3)).toMatch(/^(banked: .?Bo.? banks|moon: )/);
  expect(rest.at(-2)).toMatch(
    /^match-over: (You win!|You lose|You share the win with .?Bo.?!|.?Ada.? and .?Bo.? share the win)/,
  );
  expect(problems).toEqual([]);
  await leave();
});

it('with default motion, the next turn after a bank starts with 0 points at stake', async () => {
  const { page, problems, leave } = await site.visit('/', {
    settings: { pace: 'normal', dice: 'drawn' },
    setups: [twoPeople('greed', { opening: 0 })],
    context: { reducedMotion: 'no-preference' },
  });
  await startMatch(page, 'greed', mouse);
  const stake = page.locator('[data-stake]').first();
  const bank = page.locator('[data-action="stop"]:not([aria-disabled="true"])');
  // Rolls again until there is a bust.
  await expect
    .poll(async () => {
      if ((await bank.count()) === 0) await page.keyboard.press('r');
      return (await bank.count()) > 0 ? await stake.textContent() : '0';
    })
    .not.toBe('0');
  await bank.click();
  await page.locator('[data-moment="banked"]').waitFor();
  expect(await stake.textContent()).toBe('0');
  // Below the moment of the previous player, the next player has no buttons.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-moment="banked"]') !== null &&
      document.querySelector('[data-action="roll"]') === null,
  );
  await page.locator('[data-action="roll"]').waitFor();
  expect(problems).toEqual([]);
  await leave();
});
