import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './site.ts';

/** The messages between the page and its workers, in order. */
interface OnPage {
  readonly talk: { readonly from: 'page' | 'worker'; readonly kind: string; readonly about: string }[];
}

function recordWorkerMessages(): void {
  const talk: OnPage['talk'] = [];
  Object.assign(window, { talk });
  window.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'expert') talk.push({ from: 'worker', kind: data.state.kind, about: data.table });
      });
    }
    override postMessage(data: { kind: string; game: string; options: unknown; seats: number }): void {
      talk.push({
        from: 'page',
        kind: data.kind,
        about: JSON.stringify([data.game, data.options, data.seats]),
      });
      super.postMessage(data);
    }
  };
}

const site = useSite();

const table = (game: string, options: unknown, strength: string) => ({
  game,
  draft: {
    options,
    dice: 'app',
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Eve', player: { kind: 'bot', strength } },
    ],
  },
});

/** Long enough for a solver on a busy machine. */
const patience = { timeout: 30_000 };

const messagesOf = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as OnPage).talk.filter((one) => one.kind === wanted).map((one) => one.about),
    kind,
  );

describe('during the set-up of a match', () => {
  it('nothing is solved without an expert, who solves the game once, and is ready at the table', async () => {
    const { page, problems, leave } = await site.visit('/play/greed', {
      setups: [table('greed', { target: 2000 }, 'steady')],
      prepare: (context) => context.addInitScript(recordWorkerMessages),
    });
    await expect.poll(() => messagesOf(page, 'prepare'), patience).toHaveLength(1);
    expect(await messagesOf(page, 'solving')).toEqual([]);
    await page.locator('select').nth(1).selectOption('expert balanced');
    await expect.poll(() => messagesOf(page, 'ready'), patience).toHaveLength(1);
    const [solved] = await messagesOf(page, 'ready');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/table\//);
    // At the table the same expert is asked for again, under the same name, and nothing is solved a second time.
    await expect
      .poll(async () => (await messagesOf(page, 'prepare')).filter((one) => one === solved), patience)
      .toHaveLength(5);
    await page.locator('[data-action="roll"], [data-action="stop"], [data-action="bank"]').first().waitFor();
    expect(await messagesOf(page, 'ready')).toEqual([solved]);
    expect(problems).toEqual([]);
    await leave();
  });

  it('a changed house rule cancels solving, and solves the new table', async () => {
    const { page, problems, leave } = await site.visit('/play/ten-thousand', {
      setups: [table('ten-thousand', { target: 9000 }, 'expert')],
      prepare: (context) => context.addInitScript(recordWorkerMessages),
    });
    await expect.poll(() => messagesOf(page, 'solving'), patience).not.toEqual([]);
    const [first] = await messagesOf(page, 'solving');
    await page.locator('summary').click();
    const target = page.locator('details').getByRole('textbox').first();
    await target.fill('2000');
    await target.press('Tab');
    await expect.poll(() => messagesOf(page, 'ready'), patience).toHaveLength(1);
    const [ready] = await messagesOf(page, 'ready');
    expect(ready).toContain('"target":2000');
    expect(first).toContain('"target":9000');
    expect(problems).toEqual([]);
    await leave();
  });
});
