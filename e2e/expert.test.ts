import { describe, expect, it } from 'vitest';
import type { Visit } from './harness.ts';
import { holdMessages, releaseMessage } from './held-messages.ts';
import { useSite } from './site.ts';

const site = useSite();

const table = {
  game: 'ten-thousand',
  draft: {
    options: { target: 2000 },
    dice: 'app',
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Eve', player: { kind: 'bot', strength: 'expert' } },
    ],
  },
};

/** Opens a table with an expert in a page of its own and stops its clock. */
async function openTable(): Promise<Visit> {
  const seated = await site.visit('/play/ten-thousand', {
    setups: [table],
    prepare: async (context) => {
      await holdMessages(context, 'expert');
      await context.clock.install();
    },
  });
  const { page } = seated;
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/table\//);
  // Solving starts during the set-up; its notes appear at the table.
  await page.locator('[data-shown]').waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return seated;
}

describe('an expert', () => {
  it('shows its progress when solving takes a while, and when it is ready', async () => {
    const { page, problems, leave } = await openTable();
    const note = page.locator('[data-expert]');
    await releaseMessage(page, 'solving');
    await page.clock.runFor(299);
    expect(await note.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await note.textContent()).toMatch(
      /^Expert is warming up \(\d+%\); plays at Steady level until ready\.$/,
    );
    await releaseMessage(page, 'ready');
    expect(await note.textContent()).toBe('Expert is ready.');
    await page.clock.runFor(2000);
    expect(await note.count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });

  it('shows nothing when it is ready in a moment', async () => {
    const { page, problems, leave } = await openTable();
    await releaseMessage(page, 'solving');
    await page.clock.runFor(299);
    await releaseMessage(page, 'ready');
    // From this moment the note would be shown.
    await page.clock.runFor(1);
    expect(await page.locator('[data-expert]').count()).toBe(0);
    expect(problems).toEqual([]);
    await leave();
  });
});
