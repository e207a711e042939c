import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { go, twoPeople } from './harness.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';
import { createTable, type Guest, goToTable, signInAs, useServer } from './test-server.ts';

const options = { target: 20 };
const server = useServer();
let ada: Guest;
beforeAll(async () => {
  ada = await signInAs(server, 'Ada');
});
afterAll(() => ada?.leave());

describe('pig can be used in the browser', () => {
  it('pig has a rules page', async () => {
    const { page } = ada;
    await go(page, '/rules/pig');
    await page.getByRole('heading', { name: 'A turn' }).waitFor();
  });

  it('pig can be played with a bot to its end, analysed by rollouts and replayed', async () => {
    const { page, problems } = ada;
    const seats = [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Bo', player: { kind: 'bot', strength: 'novice' } },
    ];
    await openTableWith(page, { game: 'pig', draft: { options, dice: 'app', seats } });
    await playToTheEnd(page, mouse);
    const report = page.locator('[data-review="rollouts"]');
    await report.waitFor();
    const entries = (await report.locator('figure').first().locator('tbody tr').count()) - 1;
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByText(`Start, ${entries} moves`).waitFor();
    expect(problems).toEqual([]);
  });

  it('pig can be played with real dice', async () => {
    const { page, problems } = ada;
    await openTableWith(page, twoPeople('pig', options, 'real'));
    const enter = async (face: number) => {
      await page.locator(`button[aria-label="${face}"]`).click();
    };
    // A 1 ends the turn without points. Then four 6s reach the target.
    for (const face of [1, 6, 6, 6, 6]) {
      await page.locator('[data-action="roll"]').click();
      await enter(face);
    }
    await page.locator('[data-action="bank"]').click();
    await page.getByRole('heading', { name: 'Bo wins' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('pig can be played online with a bot', async () => {
    const { page, context, problems } = ada;
    const table = await createTable(ada, { game: 'pig', options });
    await ada.post(`/tables/${table}/bots`, { strength: 'novice' });
    await ada.post(`/tables/${table}/start`);
    await goToTable(ada, table);
    await playToTheEnd(page, mouse);
    const answer = await context.request.get(`${server.url}/api/v1/tables/${table}/record`);
    expect(await answer.json()).toMatchObject({ record: { game: 'pig', options } });
    expect(problems).toEqual([]);
  });
});
