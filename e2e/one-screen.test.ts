import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { disabledWithoutReason } from './disabled-without-reason.ts';
import { focused, named } from './focus.ts';
import { twoPeople, type Visit } from './harness.ts';
import { mouse, openRolled, openTableWith, playToTheEnd } from './players.ts';
import { openSettings } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();
/** The page of a returning visitor, which all tests share. */
let seated: Visit;
beforeAll(async () => {
  seated = await site.visit();
});

describe('players can share one screen', () => {
  it('the rules open over the table, at the section about the current step', async () => {
    const { page, problems } = seated;
    await openRolled(page, twoPeople('threes', { rounds: 2 }));
    await page.waitForSelector('button[aria-label^="Die"]');
    const way = await page.getByRole('application').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${way}"]`).textContent()).toMatch(/^The keys of the table work here\./);
    await page.locator('button[aria-label^="Die"]').first().click();
    await page.keyboard.press('f');
    const now = page.locator('dialog h2[data-now]');
    await now.waitFor();
    expect(await now.innerText()).toMatch(/What it costs\s/);
    expect(await violations(page, 'everything')).toEqual([]);
    expect(await now.evaluate((heading) => document.activeElement === heading)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toMatch(/^- (button|application) "(Die|Table)/);
    // The table is unchanged.
    expect(await page.locator('button[aria-pressed="true"][aria-label^="Die"]').count()).toBe(1);
    expect(await disabledWithoutReason(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('an undo asks all players for consent', async () => {
    const { page, problems } = seated;
    await openRolled(page, twoPeople('threes', { rounds: 2 }));
    await page.waitForSelector('button[aria-label^="Die"]');
    await page.locator('button[aria-label^="Undo: "]').click({ force: true });
    await page.locator('main').getByText('A roll cannot be undone').waitFor();
    for (let die = 0; die < 5; die++)
      await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
    await page.locator('[data-action="bank"]').click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const shown = () => page.locator('[data-shown]').getAttribute('data-shown');
    await undo.click();
    await page.getByText(/^.?Ada.? and .?Bo.?: do you all agree/).waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
    const before = await shown();
    await page.locator('[data-action="decline"]').click();
    expect(await shown()).toBe(before);
    await undo.click();
    await page.locator('[data-action="agree"]').click();
    await expect.poll(shown).toBe(String(Number(before) - 1));
    expect(problems).toEqual([]);
  });

  it('the table can wait for a key or a button press after each turn of another player', async () => {
    const { page, problems } = seated;
    const choose = async (label: string) => {
      await openSettings(page);
      await page.getByText(label, { exact: true }).click();
    };
    await choose('Wait for a key');
    const people = twoPeople('greed', { target: 20_000, opening: 0 }, 'app');
    const bots = ['Bo', 'Cy'].map((name) => ({ name, player: { kind: 'bot', strength: 'novice' } }));
    await openRolled(page, {
      ...people,
      draft: { ...people.draft, seats: [...people.draft.seats.slice(0, 1), ...bots] },
    });
    const can = (action: string) => page.locator(`[data-action="${action}"]:not([aria-disabled="true"])`);
    const goOn = page.locator('[data-action="go-on"]');
    const lines = () => page.locator('aside ol li').allTextContents();
    const rollers = async () => (await lines()).join(' ').replace(/[\u2068\u2069]/g, '');
    // Ada banks her points; without points, her turn is over.
    await can('stop')
      .or(goOn)
      .or(page.getByText(/^Bo (rolls|banks)/).first())
      .first()
      .waitFor();
    if (await can('stop').isVisible()) await can('stop').click();
    await goOn.waitFor();
    expect(await rollers()).toContain('Bo rolls');
    expect(await rollers()).not.toContain('Cy rolls');
    await expect
      .poll(() => page.locator('[data-region="polite"]').textContent())
      .toContain('Press P to continue.');
    await page.keyboard.press('p');
    await expect.poll(rollers).toContain('Cy rolls');
    await can('roll').click();
    await can('stop').or(goOn).first().waitFor();
    if (await can('stop').isVisible()) await can('stop').click();
    await goOn.focus();
    const turns = (text: string) => text.split('Cy rolls').length;
    const before = turns(await rollers());
    await page.keyboard.press('Enter');
    await expect.poll(async () => turns(await rollers())).toBeGreaterThan(before);
    await expect.poll(() => focused(page)).toMatch(named);
    // Next to the table, the page contains the log only once, and the key of the log moves the focus there.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('l');
    expect(await page.locator('aside').evaluate((log) => log.contains(document.activeElement))).toBe(true);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
    const table = new URL(page.url()).pathname;
    await choose('Continue at once');
    expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(table);
    expect(problems).toEqual([]);
  });

  it('a wrong roll of real dice can be corrected later, and the moves after it are replayed', async () => {
    const { page, problems } = seated;
    await openRolled(page, twoPeople('greed', {}, 'real'));
    await page.waitForSelector('[data-entry]');
    expect(await disabledWithoutReason(page)).toEqual([]);
    const said = async () => {
      const texts = await page.locator('[data-region="polite"] p').allTextContents();
      return texts.map((text) => text.replace(/[\u2068\u2069]/g, ''));
    };
    const last = async () => (await said()).at(-1);
    // The prompt, each die and each removed die are announced.
    await expect.poll(last).toMatch(/^The 5 dice that Ada rolled\. .* The last die completes the roll\.$/);
    await page.keyboard.press('1');
    await expect.poll(last).toBe('Die 1: 1. 4 dice to go.');
    for (const face of [1, 1, 6]) await page.keyboard.press(String(face));
    await page.keyboard.press('Backspace');
    await expect.poll(last).toBe('Die 4, a 6, removed.');
    // The last die completes the roll, so Enter, pressed out of habit, has no effect.
    for (const key of ['5', '2', 'Enter']) await page.keyboard.press(key);
    await page.locator('[data-action="roll"]').waitFor();
    expect(await focused(page)).toMatch(named);
    await page.locator('[data-action="roll"]').click();
    await page.getByText('Roll, then tap what the die shows').waitFor();
    expect(await focused(page)).toMatch(named);
    await page.getByRole('button', { name: 'Game log' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Correct' }).first().click();
    const pad = page.locator('dialog').last();
    for (const face of [1, 5]) await pad.locator(`button[aria-label="${face}"]`).click();
    for (const face of [2, 3, 4]) await page.keyboard.press(String(face));
    await page.getByRole('dialog', { name: 'Correct' }).waitFor({ state: 'detached' });
    const corrected = 'Die 2 is 5, not 1. Die 3 is 2, not 1. Die 4 is 3, not 5. Die 5 is 4, not 2.';
    await expect.poll(said).toContain(corrected);
    expect(await focused(page)).toMatch(named);
    await page.getByRole('dialog', { name: 'Game log' }).getByRole('button', { name: 'Close' }).click();
    await page.getByText('what the 3 dice show').waitFor();
    expect(await focused(page)).toMatch(named);
    expect(problems).toEqual([]);
  });

  it('two people can play Hidden Pairs on one screen, and see each other’s dice only when they are revealed', async () => {
    const { page, problems } = seated;
    await openTableWith(page, twoPeople('hidden-pairs', { turns: 1 }));
    const handOver = page.locator('[data-action="taken"]');
    await handOver.waitFor();
    expect(await page.locator('[aria-label^="Die"]').count()).toBe(0);
    await handOver.click();
    await page.locator('[data-action="highest-first"]').click();
    await page.locator('[data-action="commit"]').click();
    await page.getByRole('heading', { name: /Pass the device to .?Bo/ }).waitFor();
    expect(await page.locator('[aria-label^="Die"]').count()).toBe(0);
    // Nothing of Ada's plan remains, not even in the messages that a screen reader could repeat.
    const rest = (await page.locator('body').evaluate((body) => body.outerHTML)).replace(
      /[\u2068\u2069]/g,
      '',
    );
    expect(rest).not.toMatch(/Die \d|Highest|points left/);
    await playToTheEnd(page, mouse);
    expect(problems).toEqual([]);
  });

  it('a fast second tap never rolls for the next player', async () => {
    const { page, problems } = seated;
    await openRolled(page, twoPeople('greed', { target: 5000, opening: 0 }, 'real'));
    await page.waitForSelector('[data-entry]');
    // From here on, the test controls the clock.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    for (const face of [1, 1, 1, 5, 2]) await page.keyboard.press(String(face));
    await page.locator('[data-action="stop"]').click();
    const shown = () => page.locator('[data-shown]').getAttribute('data-shown');
    const roll = page.locator('[data-action="roll"]');
    await roll
      .and(page.locator('[aria-disabled="true"]'))
      .getByText(/One moment: .?Bo.? is next/)
      .waitFor();
    const before = await shown();
    await page.keyboard.press('r');
    await roll.click({ force: true });
    await page.clock.runFor(500);
    await roll.click({ force: true });
    await page.clock.runFor(500);
    expect(await roll.getAttribute('aria-disabled')).toBe('true');
    expect(await shown()).toBe(before);
    await page.clock.runFor(200);
    await page.keyboard.press('r');
    await expect.poll(shown).toBe(String(Number(before) + 1));
    await page.clock.resume();
    expect(problems).toEqual([]);
  });

  it('bots pause while players are asked about an undo', async () => {
    const { page, problems } = seated;
    await openSettings(page);
    await page.getByText('Calm', { exact: true }).click();
    const [ada, bo] = twoPeople('threes').draft.seats;
    const bot = { name: 'Eve', player: { kind: 'bot', strength: 'novice' } };
    await openRolled(page, {
      game: 'threes',
      draft: { ...twoPeople('threes', { rounds: 2 }).draft, seats: [ada, bot, bo] },
    });
    await page.waitForSelector('button[aria-label^="Die"]');
    for (let die = 0; die < 5; die++)
      await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
    const shown = () => page.locator('[data-shown]').getAttribute('data-shown').then(Number);
    // From here on, the test controls the clock: a bot thinks for a second.
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await shown();
    await page.locator('[data-action="bank"]').click();
    await expect.poll(shown).toBe(before + 1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('[data-action="decline"]').waitFor();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(before + 1);
    await page.locator('[data-action="decline"]').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return shown();
      })
      .toBeGreaterThan(before + 1);
    expect(problems).toEqual([]);
  });
});
