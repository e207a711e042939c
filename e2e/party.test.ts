import { expect, it } from 'vitest';
import type { VisitOptions } from './harness.ts';
import { hardToRead } from './room-text.ts';
import { useServer } from './test-server.ts';

const server = useServer();

const television: VisitOptions = { context: { viewport: { width: 1920, height: 1080 } } };
const telephone: VisitOptions = { context: { viewport: { width: 390, height: 844 }, hasTouch: true } };

it('an evening: people join by the code on the room screen, and a latecomer plays in its next match', async () => {
  const room = await server.visit('/party', television);
  await room.page.getByText('Three Dice').click();
  await room.page.locator('[data-action="open-party"]').click();
  await room.page.waitForSelector('[data-room-lobby]');
  const code = (await room.page.locator('[data-code]').textContent()) ?? '';

  const join = async (name: string) => {
    const phone = await server.visit(`/phone/${code}`, telephone);
    await phone.page.locator('input[autocomplete="nickname"]').fill(name);
    await phone.page.locator('[data-action="join"]').click();
    return phone;
  };
  const ada = await join('Ada');
  await ada.page.waitForSelector('[data-action="start-with-bots"]');
  const bo = await join('Bo');
  await room.page.locator('[data-room-lobby] li').getByText('Bo').waitFor();
  await ada.page.locator('[data-action="start"]').click();
  await room.page.locator('[data-cloth]').waitFor();
  expect(await hardToRead(room.page)).toEqual([]);
  // A room screen neither sits nor watches, and has no controls.
  expect(await room.page.locator('button, input, [role="application"]').count()).toBe(0);
  const found = await bo.context.request.get(`${server.url}/api/v1/codes/${code}`);
  const { table } = (await found.json()) as { readonly table: string };
  const state = await bo.context.request.get(`${server.url}/api/v1/tables/${table}`);
  expect((await state.json()).table).toMatchObject({ watchers: 0, seats: [{ name: 'Ada' }, { name: 'Bo' }] });

  const late = await join('Cy');
  await late.page.getByText('You play in the next match').waitFor();
  await bo.context.request.post(`${server.url}/api/v1/tables/${table}/resign`, { data: {} });
  await room.page.locator('[data-podium]').getByText('Ada wins').waitFor();
  // After the podium, the phone of the host opens the next match.
  await ada.page.locator('[data-podium]').waitFor();
  await room.page.locator('[data-room-lobby] li').getByText('Cy').waitFor();
  await expect(room.page.locator('[data-code]').textContent()).resolves.toBe(code);
  await late.page.getByText('The host starts the match when everyone is here.').waitFor();
  for (const visit of [room, ada, bo, late]) expect(visit.problems).toEqual([]);
});
