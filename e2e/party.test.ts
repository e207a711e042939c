import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import type { VisitOptions } from './harness.ts';
import { hardToRead } from './room-text.ts';
import { signInWithoutPage, useServer } from './test-server.ts';

const server = useServer();

const television: VisitOptions = { context: { viewport: { width: 1920, height: 1080 } } };
const telephone: VisitOptions = { context: { viewport: { width: 390, height: 844 }, hasTouch: true } };

it('people can join a party with the code on the room screen, and a latecomer plays in the next match', async () => {
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
  const di = await join('Di');
  await room.page.locator('[data-room-lobby] li').getByText('Di').waitFor();
  await ada.page.locator('[data-action="start"]').click();
  await room.page.locator('[data-cloth]').waitFor();
  // Phones cannot open the URL of a server that accepts only its own computer.
  await expect(room.page.locator('[data-corner]').innerText()).resolves.toBe(`Code ${code}`);
  expect(await hardToRead(room.page)).toEqual([]);
  // The screen of a room has no seat, does not count as a spectator, and has no controls.
  expect(await room.page.locator('button, input, [role="application"]').count()).toBe(0);
  const found = await bo.context.request.get(`${server.url}/api/v1/codes/${code}`);
  const { table } = (await found.json()) as { readonly table: string };
  const state = await bo.context.request.get(`${server.url}/api/v1/tables/${table}`);
  expect((await state.json()).table).toMatchObject({
    watchers: 0,
    seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Di' }],
  });

  const late = await join('Cy');
  await late.page.getByText('You play in the next match').waitFor();
  const resign = ({ context }: typeof bo) =>
    context.request.post(`${server.url}/api/v1/tables/${table}/resign`, { data: {} });
  await resign(di);
  await ada.page.locator('[data-toast]').getByText('Di resigned. A bot takes over.').waitFor();
  await resign(bo);
  await room.page.locator('[data-podium]').getByText('Ada wins').waitFor();
  await room.page.locator('[data-podium]').getByText('Bo and Di resigned.', { exact: true }).waitFor();
  await ada.page.locator('[data-podium]').getByText('You win!').waitFor();
  // After the match, no bot plays for an absent player.
  expect(await ada.page.locator('[data-toast]').getByText('A bot takes over').count()).toBe(0);
  await ada.page.locator('[data-action="again"]').click();
  await room.page.locator('[data-room-lobby] li').getByText('Cy').waitFor();
  await expect(room.page.locator('[data-code]').textContent()).resolves.toBe(code);
  await late.page.getByText('The host starts the match when everyone is here.').waitFor();
  for (const visit of [room, ada, bo, di, late]) expect(visit.problems).toEqual([]);
});

it.each([2, 3, 4])(
  'the room screen shows the names of %i players in full beside large totals, also after the match',
  async (seats) => {
    const opener = await signInWithoutPage(server, 'Screen');
    const { table } = (await opener.post('/tables', { game: 'greed', party: true, sit: false })) as {
      readonly table: { readonly id: string; readonly code: string };
    };
    const names = ['Anna', 'Ben', 'Valentina', 'Jo'].slice(0, seats);
    const guests = await Promise.all(names.map((name) => signInWithoutPage(server, name)));
    for (const guest of guests) await guest.post(`/tables/${table.id}/sit`, {});
    await guests[0]?.post(`/tables/${table.id}/start`, {});
    const { page } = await server.visit(`/room/${table.code}`, television);
    await page.locator('[data-cloth]').waitFor();
    const plates = page.locator('aside li');
    const brokenWith = (longest: string) =>
      plates.evaluateAll(
        (items, [total, ...players]) =>
          items.flatMap((item) => {
            const spans = [...item.querySelectorAll('span')];
            const name = spans.find(({ textContent }) => players.includes(textContent));
            const score = spans.at(-1);
            if (name === undefined || score === undefined) return ['a plate without a name or a total'];
            score.textContent = total ?? '';
            const text = document.createRange();
            text.selectNodeContents(name);
            return text.getClientRects().length > 1 || name.scrollWidth > name.clientWidth
              ? [name.textContent]
              : [];
          }),
        [longest, ...names],
      );
    expect(await plates.count()).toBe(seats);
    expect(await brokenWith('9,950')).toEqual([]);
    expect(await hardToRead(page)).toEqual([]);
    // Up to four seats fill the height above the code.
    const empty = await page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom;
      return (bottomOf('aside > section') ?? 0) - (bottomOf('aside li:last-child') ?? 0);
    });
    expect(empty).toBeLessThan(2);
    // When fewer dice are rolled, they stay in one row.
    await page.locator('[data-area] [data-count]').evaluate((row) => {
      row.lastElementChild?.remove();
      row.setAttribute('data-count', '4');
    });
    const tops = await page
      .locator('[data-cloth] .die')
      .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().top));
    expect(tops).toEqual(Array(4).fill(tops[0]));

    for (const guest of guests.slice(1)) await guest.post(`/tables/${table.id}/resign`, {});
    await page.locator('[data-podium]').waitFor();
    expect(await plates.count()).toBe(seats);
    expect(await brokenWith('10,000')).toEqual([]);
  },
);

it('a phone with an unknown code offers to enter another one', async () => {
  const { page } = await server.visit('/phone/ZZZZZ', telephone);
  await page.getByRole('heading', { name: 'Table not found' }).waitFor();
  expect(await violations(page, 'everything')).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).waitFor();
  await page.getByRole('link', { name: 'Enter a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
});

it('a player without a phone can play with the keys of the room screen, except in games with secrets', async () => {
  const opener = await signInWithoutPage(server, 'Screen');
  const game = { game: 'threes', options: { rounds: 1 }, party: true, sit: false };
  const { table } = (await opener.post('/tables', game)) as { readonly table: { readonly code: string } };
  const room = await server.visit(`/room/${table.code}`, television);
  const { page } = room;
  await page.waitForSelector('[data-room-lobby]');
  expect(await page.locator('button').count()).toBe(0);
  const ada = await server.visit(`/phone/${table.code}`, telephone);
  await ada.page.locator('input[autocomplete="nickname"]').fill('Ada');
  // The whole button is also visible in landscape orientation.
  await ada.page.setViewportSize({ width: 844, height: 390 });
  const join = ada.page.locator('[data-action="join"]');
  const bottom = () => join.evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(390);
  await ada.page.setViewportSize({ width: 390, height: 844 });
  await join.click();

  await page.locator('[data-action="play-here"]').waitFor();
  await page.keyboard.press('n');
  expect(await violations(page, 'everything')).toEqual([]);
  await page.getByLabel('Your name').fill('Flo');
  await page.keyboard.press('Enter');
  await page.locator('[data-room-lobby] ol').getByText('Flo').waitFor();
  expect(await hardToRead(page)).toEqual([]);

  const tools = ada.page.locator('[data-host-tools]');
  await tools.locator('> summary').click();
  const games = tools.getByRole('combobox', { name: 'Game', exact: true });
  await games.selectOption({ label: 'Hidden Pairs' });
  await page.getByText('so Flo needs a phone').waitFor();
  await page.locator('[data-room-lobby] ol').getByText('Flo').waitFor({ state: 'detached' });
  await games.selectOption({ label: 'Threes' });
  await page.locator('[data-room-lobby] ol').getByText('Flo').waitFor();
  await ada.page.locator('[data-action="start"]').click();

  // The felt says whose turn it is. No player leads yet.
  expect(await ada.page.locator('[data-mine] > header').innerText()).not.toMatch(/Your turn|1 of 2/);
  // Ada banks all dice on her phone as soon as she can. Flo does the same with the keys of the room.
  for (const at of [ada.page, page]) {
    await at.locator('[data-action="roll"]:not([aria-disabled="true"])').waitFor();
    await at.keyboard.press('r');
    await at.locator('[data-action="keep-all"]:not([aria-disabled="true"])').waitFor();
    await at
      .locator('[data-latest]')
      .getByText(at === page ? /^Flo rolls/ : /^You roll/)
      .waitFor();
    await at.keyboard.press('a');
    await at.locator('[data-action="bank"]:not([aria-disabled="true"])').waitFor();
    await at.keyboard.press('b');
  }
  await page.getByText('Round 2 of 10').waitFor();
  expect(await page.locator('main > header').innerText()).toMatch(/^Threes\s+Round 2 of 10/);
  const flo = page.getByRole('list', { name: 'Scores' }).getByRole('listitem').nth(1);
  await expect.poll(async () => Number((await flo.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0);
  expect(await hardToRead(page)).toEqual([]);

  // The phone shows the rules of the table. Its host ends the match, which then does not count.
  await ada.page.locator('[data-more] > summary').click();
  await ada.page.locator('[data-more] [data-rules]').getByText('Standard rules').waitFor();
  await tools.locator('> summary').click();
  await tools.locator('[data-end-match] > summary').click();
  await tools.locator('[data-action="end-match"]').click();
  await page.locator('[data-room-lobby] ol').getByText('Flo').waitFor();
  await ada.page.locator('[data-lobby] [data-rules]').getByText('Standard rules').waitFor();
  for (const visit of [room, ada]) expect(visit.problems).toEqual([]);
});

it('a phone that two players share asks to be handed over before it shows the other player’s dice', async () => {
  const opener = await signInWithoutPage(server, 'Screen');
  const game = { game: 'hidden-pairs', options: { turns: 1 }, party: true, sit: false };
  const { table } = (await opener.post('/tables', game)) as { readonly table: { readonly code: string } };
  const { page, problems } = await server.visit(`/phone/${table.code}`, telephone);
  const join = async (name: string) => {
    await page.locator('input[autocomplete="nickname"]').fill(name);
    await page.locator('[data-action="join"]').click();
    await page.locator('[data-lobby] ol').getByText(name, { exact: true }).waitFor();
  };
  await join('Ada');
  await page.locator('[data-action="add-player"]').click();
  await join('Bo');
  await page.locator('[data-action="start"]').click();
  const planning = page.locator('[data-planning]');
  const commit = async () => {
    await planning.waitFor();
    await page.locator('[data-action="highest-first"]').click();
    await page.locator('[data-action="commit"]').click();
  };
  await commit();
  await page.getByText('Hand the phone to Bo.').waitFor();
  expect(await planning.count()).toBe(0);
  await page.locator('[data-action="it-is-me"]').click();
  await planning.waitFor();
  expect(await violations(page, 'everything')).toEqual([]);
  // Choosing a player's name does not show that player's dice.
  await page.getByRole('navigation').getByRole('button', { name: 'Ada' }).click();
  await page.getByText('Hand the phone to Ada.').waitFor();
  expect(await planning.count()).toBe(0);
  await page.getByRole('navigation').getByRole('button', { name: 'Bo' }).click();
  await commit();
  await page.locator('[data-podium]').waitFor();
  expect(problems).toEqual([]);
}, 90_000);
