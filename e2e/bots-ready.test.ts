import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from './site.ts';

/**
 * The messages between the page and its worker, in order: the kind of the question, or of the news about it, and the
 * match.
 */
interface OnPage {
  readonly talk: { readonly kind: string; readonly about: string }[];
}

interface Question {
  readonly id: number;
  readonly kind: string;
  readonly given?: { readonly game: string; readonly options: unknown; readonly seats: number };
}

function recordWorkerMessages(): void {
  const talk: OnPage['talk'] = [];
  Object.assign(window, { talk });
  window.Worker = class extends Worker {
    readonly experts = new Map<number, string>();
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      this.addEventListener('message', ({ data: { id, news } }) => {
        const about = this.experts.get(id);
        if (about !== undefined) talk.push({ kind: news.kind, about });
      });
    }
    override postMessage({ id, kind, given }: Question): void {
      const about = JSON.stringify([given?.game, given?.options, given?.seats]);
      if (kind === 'open') this.experts.set(id, about);
      talk.push({ kind, about });
      super.postMessage({ id, kind, given });
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

/** The time limit is long enough for a solver on a busy machine. */

const messagesOf = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as OnPage).talk.filter((one) => one.kind === wanted).map((one) => one.about),
    kind,
  );

describe('the set-up page prepares only the bots that the table needs', () => {
  it('only an expert bot starts the solver, once, and the solution is ready at the table', async () => {
    const { page, problems, leave } = await site.visit('/play/greed', {
      setups: [table('greed', { target: 2000 }, 'steady')],
      prepare: (context) => context.addInitScript(recordWorkerMessages),
    });
    await expect.poll(() => messagesOf(page, 'warm-up')).toHaveLength(1);
    expect(await messagesOf(page, 'open')).toEqual([]);
    await page.locator('[data-player="steady"]').click();
    await page.locator('dialog fieldset').last().locator('label').nth(1).click();
    await expect.poll(() => messagesOf(page, 'done')).toHaveLength(1);
    const [solved] = await messagesOf(page, 'done');
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/table\//);
    const solving = await messagesOf(page, 'progress');
    // At the table, the page asks for the same expert again, but nothing is solved a second time.
    await page.locator('[data-action="roll"], [data-action="stop"], [data-action="bank"]').first().waitFor();
    await expect.poll(() => messagesOf(page, 'done')).toEqual([solved, solved]);
    expect(await messagesOf(page, 'open')).toEqual([solved, solved]);
    expect(await messagesOf(page, 'progress')).toEqual(solving);
    expect(problems).toEqual([]);
    await leave();
  });

  it('changing a house rule cancels the solver and restarts it with the new rules', async () => {
    const { page, problems, leave } = await site.visit('/play/ten-thousand', {
      setups: [table('ten-thousand', { target: 9000 }, 'expert')],
      prepare: (context) => context.addInitScript(recordWorkerMessages),
    });
    await expect.poll(() => messagesOf(page, 'progress')).not.toEqual([]);
    const [first] = await messagesOf(page, 'progress');
    await page.locator('summary').first().click();
    const target = page.locator('details').getByRole('spinbutton').first();
    await target.fill('2000');
    await target.press('Tab');
    await expect.poll(() => messagesOf(page, 'done')).toHaveLength(1);
    const [ready] = await messagesOf(page, 'done');
    expect(ready).toContain('"target":2000');
    expect(first).toContain('"target":9000');
    expect(problems).toEqual([]);
    await leave();
  });
});
