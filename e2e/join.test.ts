import { expect, it } from 'vitest';
import { openTerminal } from '../packages/cli/test/online-server.ts';
import { mouse, useIfPresent } from './players.ts';
import { createTable, openTable, signInAs, useServer } from './test-server.ts';

const server = useServer();
const can = (action: string) => `[data-action="${action}"]:not([aria-disabled="true"])`;

it('a person in a browser and a person at a terminal can play a match', async () => {
  const ada = await signInAs(server, 'Ada');
  const table = await createTable(ada, { game: 'threes', options: { rounds: 2 } });
  const link = `${server.url}/online/table/${table}`;
  const bo = openTerminal(server.url, `join ${link} --name Bo`, { tty: true });
  await bo.sees(/1\. Ada, host/);
  await openTable(ada, server, table);
  bo.type('cHello from a terminal\r');
  await ada.page.locator('ul[aria-label="Chat"]').getByText('Hello from a terminal').waitFor();
  await ada.page.locator(can('start')).click();
  await bo.sees(/Ada plays/);
  const isOver = () => /The match is over/.test(bo.out());
  const isTurnOfBo = () => [...bo.out().matchAll(/Your turn\.|Ada plays…/g)].at(-1)?.[0] === 'Your turn.';
  for (let turns = 0; turns < 200 && !isOver(); turns++) {
    const before = bo.out().length;
    if (isTurnOfBo()) bo.type('br');
    else await useIfPresent(ada.page, `${can('bank')}, ${can('roll')}`, mouse);
    await expect.poll(() => bo.out().length, { interval: 5 }).toBeGreaterThan(before);
  }
  await ada.page.locator('[data-action="again"]').waitFor();
  bo.type('\r');
  expect(await bo.ended).toBe(0);
  expect(bo.out()).toMatch(
    /follows from the seeds of the server and of Ada and Bo.* One of these seeds is yours/,
  );
  const [, winner = ''] = /^1st (\w+): /m.exec(bo.out()) ?? [];
  await ada.page.getByRole('heading', { name: winner }).first().waitFor();
  expect(ada.problems).toEqual([]);
  await ada.leave();
});
