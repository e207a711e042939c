import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { focused } from './focus.ts';
import { go, shortDraft, twoPeople, type Visit } from './harness.ts';
import { holdNews, releaseMessage } from './held-messages.ts';
import { misplaced, scrolling } from './layout.ts';
import { keyboard, mouse, openRolled, openTableWith, playToTheEnd } from './players.ts';
import { openSettings } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit();
});

describe('a match can be interrupted', () => {
  it('an interrupted match continues after a reload', async () => {
    const { page, problems } = visited;
    await openRolled(page, shortDraft('threes'));
    await page.waitForSelector('button[aria-label^="Die"]');
    const faces = () =>
      page
        .locator('button[aria-label^="Die"]')
        .evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')));
    const before = await faces();
    expect(before).toHaveLength(5);
    await page.reload();
    await page.waitForSelector('[data-action="roll"]');
    expect(await faces()).toEqual(before);
    await playToTheEnd(page, mouse);
    expect(problems).toEqual([]);
  });

  it('undo takes back a choice, but never a roll', async () => {
    const { page, problems } = visited;
    await openRolled(page, twoPeople('threes', { rounds: 2 }));
    await page.waitForSelector('button[aria-label^="Die"]');
    const undo = page.locator('button[aria-label^="Undo"]');
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    for (let die = 0; die < 5; die++)
      await page.locator('button[aria-pressed="false"][aria-label^="Die"]').first().click();
    await page.locator('[data-action="bank"]').click();
    await page.waitForFunction(() => document.querySelector('button[aria-label="Undo"]') !== null);
    await undo.click();
    await page.locator('[data-action="agree"]').click();
    await page.waitForSelector('button[aria-label^="Die"]');
    expect(await page.locator('button[aria-label^="Die"]').count()).toBe(5);
    expect(problems).toEqual([]);
  });
});

describe('real dice can be used at the table', () => {
  it('tapping the faces of a real roll enters and scores them', async () => {
    const { page, problems } = visited;
    await openRolled(page, shortDraft('greed', 'real'));
    await page.waitForSelector('[data-entry]');
    await page.keyboard.press('1');
    for (const face of [1, 1, 5]) await page.locator(`button[aria-label="${face}"]`).click();
    await page.keyboard.press('2');
    await page.waitForSelector('[data-action="stop"]');
    await expect(page.locator('[data-action="stop"]').textContent()).resolves.toContain(
      'Bank 1,050: 1,050 in total',
    );
    expect(problems).toEqual([]);
  });
});

/**
 * Replaces speech recognition: as soon as it listens, it hears the text in `window.spoken`, or fails if there is none.
 */
function fakeSpeech(): void {
  class FakeSpeech {
    onresult?: (event: unknown) => void;
    onerror?: (event: unknown) => void;
    onend?: () => void;
    start() {
      queueMicrotask(() => {
        const { spoken } = window as { spoken?: string };
        if (spoken === undefined) this.onerror?.({ error: 'network' });
        else this.onresult?.({ results: [[{ transcript: spoken }]] });
        this.onend?.();
      });
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: FakeSpeech });
}

describe('the faces of real dice can be spoken', () => {
  it('spoken faces are entered like tapped ones, and speech with other words is refused', async () => {
    const { page, problems, leave } = await site.visit('/', {
      prepare: (context) => context.addInitScript(fakeSpeech),
    });
    const say = async (spoken?: string) => {
      await page.evaluate((text) => Object.assign(window, { spoken: text }), spoken);
      await page.locator('[data-action="speak"]').click();
    };
    await openRolled(page, shortDraft('greed', 'real'));
    const entry = page.locator('[data-entry]');
    await entry.getByText('your browser may send the recording to its maker').waitFor();
    expect(await violations(page, 'everything')).toEqual([]);
    await say('one five for dinner');
    await entry.getByText('Heard “one five for dinner”. Say up to 5 numbers').waitFor();
    await say();
    await entry.getByText('The browser cannot listen now').waitFor();
    await say('one one');
    await entry.getByText('Tap what the 3 dice show').waitFor();
    await say('one 5 to to');
    await entry.getByText('Say up to 3 numbers').waitFor();
    await say('one 5 to');
    await page.locator('[data-action="stop"]', { hasText: 'Bank 1,050: 1,050 in total' }).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('voice input is not offered over plain http, where browsers give no access to the microphone', async () => {
    const { page, leave } = await site.visit('/', {
      prepare: async (context) => {
        await context.addInitScript(fakeSpeech);
        await context.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
      },
    });
    await openRolled(page, shortDraft('greed', 'real'));
    await page.locator('[data-entry] button').first().waitFor();
    expect(await page.locator('[data-action="speak"]').count()).toBe(0);
    await leave();
  });
});

describe('the table announces events and answers keys', () => {
  it('the table announces events, and its keys give spoken answers', async () => {
    const { page, problems } = visited;
    await openTableWith(page, shortDraft('threes'), keyboard);
    await page.waitForSelector('[data-action="roll"]');
    const said = () => page.locator('[data-region] p').allTextContents();
    await expect.poll(async () => (await said()).some((text) => text.endsWith('Your turn.'))).toBe(true);
    await page.keyboard.press('r');
    await page.waitForSelector('button[aria-label^="Die"]');
    await page.keyboard.press('1');
    await expect
      .poll(async () =>
        (await said()).some((text) => /^Die 1: \d, kept\. \d points?\. \d dice left\.$/.test(text)),
      )
      .toBe(true);
    await page.keyboard.press('s');
    await expect.poll(said).toContain('Ada: no total yet and Bo: no total yet');
    await page.keyboard.press('1');
    await page.keyboard.press('r');
    await expect.poll(said).toContain('Keep at least one die first.');
    expect(problems).toEqual([]);
  });

  it('announcements describe the plan in Hidden Pairs, including changes outside the focus', async () => {
    const { page, problems } = visited;
    await openTableWith(page, shortDraft('hidden-pairs'));
    await page.waitForSelector('[data-action="commit"]');
    // The bot's choice is announced in between.
    const said = async () => {
      const texts = await page.locator('[data-region="polite"] p').allTextContents();
      return texts
        .map((text) => text.replace(/[\u2068\u2069]/g, ''))
        .filter((text) => text !== 'Bo has committed.');
    };
    const last = async () => (await said()).at(-1);
    await page.getByRole('button', { name: 'Round 2: 150' }).click();
    await expect.poll(last).toBe('The next dice go to round 2, for 150 points');
    await page.getByRole('button', { name: /^Die 1/ }).click();
    await expect.poll(last).toMatch(/^Die 1: \d, in round 2$/);
    await page.keyboard.press('a');
    await expect.poll(last).toMatch(/^(Die \d: \d, in round \d(\. |$)){6}$/);
    await page.keyboard.press('k');
    await expect.poll(last).toBe('Choose your pair to protect');
    await page.getByRole('button', { name: 'Lucky Dice in round 1' }).click();
    await expect.poll(last).toBe('Commit for 100 points (400 left)');
    await page.getByText('500 − 100 Lucky Dice = 400 left').waitFor();
    await page.keyboard.press('c');
    await expect.poll(last).toMatch(/^Points left: 400, .*Round 1/);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect.poll(last).toBe('Commit for 150 points (350 left)');
    // Tapping a card that lies on a pair takes it back.
    await page.getByRole('button', { name: /^Lucky Dice.*100 points$/ }).click();
    await expect.poll(last).toBe('Commit for 50 points (450 left)');
    expect(problems).toEqual([]);
  });

  it('keys pressed while the table loads are handled once it has loaded', async () => {
    const { page, problems, leave } = await site.visit();
    const held: Route[] = [];
    await page.route(/PairsBoard.*\.js/, (route) => void held.push(route));
    await openTableWith(page, shortDraft('hidden-pairs'));
    await page.locator('[data-cloth] [data-loading]').waitFor({ state: 'attached' });
    await page.keyboard.press('r');
    for (const route of held) await route.continue();
    await page.locator('[data-action="re-roll"][aria-pressed="true"]').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('announcements continue while a dialog is open', async () => {
    const { page } = visited;
    await openTableWith(page, shortDraft('threes'));
    await page.waitForSelector('[data-action="roll"]');
    await page.keyboard.press('?');
    const inside = page.locator('dialog[open] [data-region]');
    await inside.first().waitFor({ state: 'attached' });
    expect(await inside.count()).toBe(2);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
});

describe('the coach comments on choices', () => {
  it('the coach marks choices and gives hints on a key press, but not for hidden choices', async () => {
    const { page, problems, leave } = await site.visit('/', {
      context: { reducedMotion: 'no-preference' },
      prepare: (context) => holdNews(context, 'advise'),
    });
    const said = async () => {
      const texts = await page.locator('[data-region="polite"] p').allTextContents();
      return texts.map((text) => text.replace(/[\u2068\u2069]/g, ''));
    };
    const marksOf = async (name: string) => (await said()).filter((text) => text.startsWith(`${name} – `));
    const throwDice = async (...faces: readonly number[]) => {
      await page.locator('[data-entry]').waitFor();
      for (const face of faces) await page.keyboard.press(String(face));
      await page.locator('[data-action="stop"]').waitFor();
    };
    await openRolled(page, twoPeople('greed', { target: 500, opening: 0 }, 'real'), keyboard);
    await throwDice(1, 2, 3, 4, 6);
    await page.keyboard.press('i');
    await expect.poll(said).toContain('The coach is off. Turn it on in the menu or in the settings.');
    expect(await page.locator('[data-coach]').count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Explore this position' }).press('Enter');
    await page.getByRole('heading', { name: 'Position explorer' }).waitFor();
    const line = new URL(page.url()).searchParams.get('position');
    expect(line).toBe('greed target=500,opening=0 0,0 11 0 - choose 100 12346');
    await page.goBack();
    await page.locator('[data-action="stop"]').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('button', { name: 'Turn on the coach' }).press('Enter');
    await page.locator('[data-coach="solved"]').waitFor();
    await page.keyboard.press('i');
    await releaseMessage(page, 'done');
    const hint =
      /^Best: roll\. Banking scores \d+ points, while another roll of 4 dice adds .* 84% and otherwise loses the \d+ points: rolling is worth the risk\. Win chance .*%, compared with .*% for “bank”\.$/;
    await expect.poll(() => page.locator('[data-hint]').textContent()).toMatch(hint);
    await expect.poll(async () => (await said()).at(-1)).toMatch(hint);
    expect(await violations(page, 'everything')).toEqual([]);
    // The hint is next to the felt, and nothing scrolls.
    const size = page.viewportSize();
    const hasSpace = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      expect(await scrolling(page)).toEqual([]);
      expect(await misplaced(page, ['Ada', 'Bo'])).toEqual([]);
      const covered = await page.locator('[data-coach]').evaluate((coach) => {
        const { left, right, top, bottom } = coach.getBoundingClientRect();
        return Array.from(document.querySelectorAll('[data-cloth] :is(p, dd, button), header'), (other) => {
          const box = other.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
      });
      expect(covered.length).toBeGreaterThan(3);
      expect(covered).not.toContain(true);
    };
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1440, 900],
      [320, 640],
    ] as const)
      await hasSpace(width, height);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    expect(await page.locator('[data-hint]').count()).toBe(0);
    expect(await focused(page)).toMatch(/^- button "Hint/);
    await hasSpace(320, 640);
    if (size !== null) await page.setViewportSize(size);
    await page.getByRole('application').focus();
    await page.keyboard.press('b');
    const mark = page.locator('[data-mark]');
    // At the start of a turn, there is nothing to stop.
    const start =
      '[data-action="roll"]:not([aria-disabled="true"]) ~ [data-action="stop"][aria-disabled="true"]';
    await page.locator(start).waitFor();
    await page.keyboard.press('r');
    await throwDice(1, 1, 1, 1, 2);
    // The table did not wait for the mark. A late mark is in the game log, but not on the table, where Bo has chosen.
    expect(await mark.count()).toBe(0);
    await releaseMessage(page, 'done');
    await expect
      .poll(() => marksOf('Ada'))
      .toEqual([
        expect.stringMatching(
          / – (?:Inaccuracy|Mistake|Blunder): it costs [\d.]+\spercentage points of win chance\. Better: roll\.$/,
        ),
      ]);
    expect(await mark.count()).toBe(0);
    await page.keyboard.press('r');
    await throwDice(5);
    await page.keyboard.press('b');
    await page.locator(start).waitFor();
    // The values for the two rolls arrive after the player's next choice, so only that choice gets a mark.
    for (let answers = 0; answers < 3; answers++) await releaseMessage(page, 'done');
    await expect.poll(() => marksOf('Bo')).toEqual(['Bo – Right choice.']);
    expect(await mark.textContent()).toMatch(/Bo.? – Right choice\.$/);
    await openTableWith(page, shortDraft('hidden-pairs'));
    await page.locator('[data-action="commit"]').waitFor();
    await page.keyboard.press('i');
    await expect.poll(said).toContain('There is no coach in games with hidden choices.');
    expect(await page.locator('[data-coach]').count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('the keys of the table can be set', () => {
  it('the keys can be changed and turned off', async () => {
    const { page, problems } = visited;
    const roll = page.locator('[data-action="roll"]');
    await openSettings(page);
    await page.getByLabel('Roll', { exact: true }).press('x');
    expect(await page.getByRole('status').allTextContents()).toContain('Roll: X');
    await openTableWith(page, shortDraft('greed'));
    await roll.waitFor();
    expect(await roll.getAttribute('aria-keyshortcuts')).toBe('X');
    const shown = () => page.locator('[data-shown]').getAttribute('data-shown');
    const atFirst = await shown();
    await page.keyboard.press('x');
    await expect.poll(shown).not.toBe(atFirst);

    await openSettings(page);
    await page.getByText('Keyboard shortcuts at the table').click();
    await openTableWith(page, shortDraft('greed'));
    await roll.waitFor();
    expect(await roll.getAttribute('aria-keyshortcuts')).toBeNull();
    const before = await shown();
    for (const key of ['x', 'r', '?']) await page.keyboard.press(key);
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await shown()).toBe(before);
    expect(problems).toEqual([]);
  });
});

describe('a match record that breaks the rules is not opened', () => {
  it('a record that breaks the rules is refused, naming the move and its player', async () => {
    const { page, problems } = visited;
    const record = {
      format: 'dicehall/1',
      game: 'greed',
      seats: [{ name: 'Ada' }, { name: 'Bo' }],
      log: [{ seat: 1, move: { type: 'roll' } }],
    };
    await go(page, '/replay');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    const alert = page.locator('main [role="alert"]');
    await alert.waitFor();
    const said = (await alert.textContent())?.replace(/[\u2068\u2069]/g, '');
    expect(said).toMatch(/Move 1\b.*\bBo\b/);
    expect(said).not.toContain('Seat');
    expect(problems).toEqual([]);
  });
});

describe('the page shows German texts if the browser or the user chooses German', () => {
  it('the page uses German if the browser prefers it, and the language can be switched without a reload', async () => {
    const { page, problems, leave } = await site.visit('/settings', {
      context: { locale: 'de-AT' },
    });
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.getByText('English').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(problems).toEqual([]);
    await leave();
  });
});
