import { beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from './harness.ts';
import { holdNews, releaseMessage } from './held-messages.ts';
import { openTableWith } from './players.ts';
import { useSite } from './site.ts';

const site = useSite();

const table = (target: number) => ({
  game: 'ten-thousand',
  draft: {
    options: { target },
    dice: 'app',
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Eve', player: { kind: 'bot', strength: 'expert' } },
    ],
  },
});

let visited: Visit;
beforeAll(async () => {
  visited = await site.visit('/', {
    prepare: async (context) => {
      await holdNews(context, 'open');
      await context.clock.install();
    },
  });
});

/** Opens a table with an expert for a target that is not solved yet, and stops the clock some hours later. */
async function openTable(target: number, hours: number): Promise<void> {
  const { page } = visited;
  await openTableWith(page, table(target));
  // Solving starts during the set-up; notes about it appear at the table.
  await page.locator('[data-shown]').waitFor();
  await page.clock.pauseAt(Date.now() + hours * 3_600_000);
}

describe('a note shows the progress while the game is solved for the expert bot', () => {
  it('the note shows the progress of a long computation, and then that the expert is ready', async () => {
    const { page, problems } = visited;
    await openTable(2000, 1);
    const note = page.locator('[data-expert]');
    await releaseMessage(page, 'progress');
    await page.clock.runFor(299);
    expect(await note.count()).toBe(0);
    // The page starts the timer only after it has handled the message.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return note.count();
      })
      .toBe(1);
    expect(await note.textContent()).toMatch(
      /^Expert is warming up \(\d+%\); plays at Steady level until ready\.$/,
    );
    await releaseMessage(page, 'done');
    expect(await note.textContent()).toBe('Expert is ready.');
    await page.clock.runFor(2000);
    expect(await note.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('no note appears if the expert is ready at once', async () => {
    const { page, problems } = visited;
    await page.clock.resume();
    await openTable(3000, 2);
    await releaseMessage(page, 'progress');
    await page.clock.runFor(299);
    await releaseMessage(page, 'done');
    // From this moment on, the note would be shown.
    await page.clock.runFor(1);
    expect(await page.locator('[data-expert]').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
