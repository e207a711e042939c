import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { go, twoPeople, type Visit } from './harness.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';
import { createTable, openTable, signInAs, useServer } from './test-server.ts';

const options = { target: 20 };
const server = useServer();
let visited: Visit;
beforeAll(async () => {
  visited = await server.visit('/');
});
afterAll(() => visited?.leave());

describe('pig in the browser', () => {
  it('has a rules page', async () => {
    const { page } = visited;
    await go(page, '/rules/pig');
    await page.getByRole('heading', { name: 'A turn' }).waitFor();
  });

  it('is played with a bot to its end, analysed by rollouts and replayed', async () => {
    const { page, problems } = visited;
    const seats = [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Bo', player: { kind: 'bot', strength: 'novice' } },
    ];
    await openTableWith(page, { game: 'pig', draft: { options, dice: 'app', seats } });
    await playToTheEnd(page, mouse);
    const report = page.locator('[data-review="rollouts"]');
    await report.waitFor({ timeout: 45_000 });
    const entries = (await report.locator('details tbody tr').count()) - 1;
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(`Move 0 of ${entries}`).waitFor();
    expect(problems).toEqual([]);
  });

  it('is played with real dice', async () => {
    const { page, problems } = visited;
    await openTableWith(page, twoPeople('pig', options, 'real'));
    const bank = page.locator('[data-action="bank"]');
    // Four turns of one 6 each reach the target. The first roll needs no choice.
    for (let turn = 1; turn <= 7; turn += 1) {
      if (turn > 1) await page.locator('[data-action="roll"]').click();
      await page.locator('button[aria-label="6"]').click();
      await page.locator('[data-action="enter"]').click();
      await bank.click();
      if (turn < 7) await page.locator('[data-action="bank"][aria-disabled="true"]').waitFor();
    }
    await page.getByRole('heading', { name: 'Ada wins' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('is played online with a bot', async () => {
    const ada = await signInAs(server, 'Ada');
    const table = await createTable(ada, { game: 'pig', options });
    await ada.post(`/tables/${table}/bots`, { strength: 'novice' });
    await ada.post(`/tables/${table}/start`);
    await openTable(ada, server, table);
    await playToTheEnd(ada.page, mouse);
    const answer = await ada.context.request.get(`${server.url}/api/v1/tables/${table}/record`);
    expect(await answer.json()).toMatchObject({ record: { game: 'pig', options } });
    expect(ada.problems).toEqual([]);
    await ada.leave();
  });
});
