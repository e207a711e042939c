import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { focused, named } from './focus.ts';
import { go, type Visit } from './harness.ts';
import { drawn } from './layout.ts';
import { playTurn } from './play-turn.ts';
import { mouse, useIfPresent } from './players.ts';
import { callerOf, createTable, type Guest, goToTable, signInAs, useServer } from './test-server.ts';

const server = useServer();
let ada: Guest;
let bo: Guest;
/** A visitor who has no name at first. */
let eve: Visit;
/** A table whose clock runs out twice for Ada while other tests run. The bots that then play need minutes to finish. */
let idle: string;
/** A table that Bo left before anyone opened it, so that he counts as away when the other tests are done. */
let left: string;

const greed = { game: 'greed', options: { target: 500, opening: 0 } };

beforeAll(async () => {
  [ada, bo] = await Promise.all([signInAs(server, 'Ada'), signInAs(server, 'Bo')]);
  idle = await startTable({
    game: 'greed',
    options: { target: 20_000 },
    clock: { kind: 'seconds', seconds: 6 },
  });
  left = await startTable({ game: 'greed', clock: { kind: 'none' } });
});

/** Starts a match of Ada and Bo, hosted by Ada, without opening its page. */
async function startTable(asked: Readonly<Record<string, unknown>>): Promise<string> {
  const table = await createTable(ada, asked);
  await bo.post(`/tables/${table}/sit`);
  await ada.post(`/tables/${table}/start`);
  return table;
}

const openForBoth = (table: string) => Promise.all([goToTable(ada, table), goToTable(bo, table)]);

/** Starts a match of Ada and Bo and opens it for both. */
async function openStartedTable(asked: Readonly<Record<string, unknown>> = greed): Promise<string> {
  const table = await startTable(asked);
  await openForBoth(table);
  await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('ol[aria-label="Scores"]')));
  return table;
}

/** Returns the name of a guest on the server; null if the guest has none. */
async function whoIs({ context }: Visit): Promise<string | null> {
  const answer = await context.request.get(`${server.url}/api/v1/me`);
  return answer.ok() ? ((await answer.json()) as { readonly name: string }).name : null;
}

/** Returns the points of the seats in seat order. Each player sees their own seat first. */
const score = (page: Page) =>
  page.locator('[data-score-of]').evaluateAll((found) =>
    found
      .map((one) => `${one.getAttribute('data-score-of')}: ${one.textContent}`)
      .sort()
      .join(', '),
  );
const announced = (page: Page) => page.locator('[data-region="polite"]').textContent();
const can = (action: string) => `[data-action="${action}"]:not([aria-disabled="true"])`;
/** Returns the buttons that a notice covers. */
function coveredButtons(): string[] {
  const notice = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (notice === undefined) return ['no notice'];
  return [...document.querySelectorAll('main button, header button')].flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isApart =
      right <= notice.left || left >= notice.right || bottom <= notice.top || top >= notice.bottom;
    return isApart ? [] : [button.textContent];
  });
}
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: item }).click();
};
const clean = (guest: { readonly problems: readonly string[] }) =>
  expect(guest.problems.filter((text) => !/net::ERR_/.test(text))).toEqual([]);

describe('an online table can be used in the browser', () => {
  it('people can chat and react, mute each other on their own device, and be muted by the host', async () => {
    const table = await createTable(ada, greed);
    await openForBoth(table);
    const lines = ada.page.locator('ul[aria-label="Chat"]');
    const write = async (text: string) => {
      await bo.page.getByLabel('Write a message').fill(text);
      await bo.page.getByRole('button', { name: 'Send' }).click();
    };
    await write('Hello there');
    await lines.getByText('Hello there').waitFor();
    await expect.poll(() => announced(ada.page)).toContain('Bo: Hello there');
    await ada.page.locator('[data-reaction="clap"]').click();
    await bo.page.getByRole('list', { name: 'Chat' }).getByText('Bravo').waitFor();

    await ada.page.getByText('Mute players on this device').click();
    await ada.page.getByRole('button', { name: /Bo$/ }).click();
    await write('Anybody?');
    await bo.page.locator('ul[aria-label="Chat"]').getByText('Anybody?').waitFor();
    await ada.page.getByRole('button', { name: /Bo$/ }).click();
    await lines.getByText('Anybody?').waitFor();
    expect(await announced(ada.page)).not.toContain('Anybody');

    await ada.page.getByText('Host tools').click();
    const silenced = bo.page.getByText('The host muted you.');
    await ada.page.getByRole('button', { name: 'Mute Bo for everyone' }).click();
    await silenced.waitFor();
    await ada.page.getByRole('button', { name: 'Unmute Bo' }).click();
    await silenced.waitFor({ state: 'detached' });
    await ada.page.locator('[data-host-tools]').getByText('Chat', { exact: true }).click();
    await bo.page.getByRole('region', { name: 'Chat' }).getByText('The host turned the chat off.').waitFor();
  });

  it('the host can hand over the host role, and a person whom the new host removes cannot sit down again', async () => {
    const table = await createTable(ada, greed);
    await bo.post(`/tables/${table}/sit`);
    await openForBoth(table);
    await ada.page.getByText('Host tools').click();
    await ada.page.getByRole('button', { name: 'Make Bo the host' }).click();
    await bo.page.locator(can('start')).waitFor();
    await bo.page.getByText('Host tools').click();
    await bo.page.getByRole('button', { name: 'Remove Ada' }).click();
    const sit = ada.page.getByRole('button', { name: 'Sit here' });
    await ada.page.locator('main section').getByText('The host removed you from this table.').waitFor();
    expect(await sit.count()).toBe(0);
    await ada.page.reload();
    await sit.click();
    await ada.page.getByText('so you cannot sit down here again').waitFor();
  });

  it('each browser commits to a seed in the waiting room, and reveals it after the start', async () => {
    const table = await createTable(ada, greed);
    await openForBoth(table);
    for (const { page } of [ada, bo]) await page.getByText('Are the dice fair?').click();
    const shown = async () => {
      const texts = await ada.page.locator('[data-fair-dice] dl > div').allTextContents();
      return texts.map((text) => text.replace(/[0-9a-f]{64}/, '#'));
    };
    const committed = ['Seed of AdaCommitted: #', 'Seed of BoCommitted: #'];
    await expect.poll(shown).toEqual(committed);
    const before = await ada.page.locator('[data-fair-dice] code').nth(2).textContent();
    await bo.page.locator('[data-action="draw-seed"]').click();
    await expect.poll(() => ada.page.locator('[data-fair-dice] code').nth(2).textContent()).not.toBe(before);
    expect(await shown()).toEqual(committed);
    await ada.page.locator(can('start')).click();
    await ada.page.waitForSelector('ol[aria-label="Scores"]');
    await menu(ada.page, 'Are the dice fair?');
    expect(await shown()).toEqual(['Seed of AdaRevealed: #', 'Seed of BoRevealed: #']);
    await ada.page.keyboard.press('Escape');
  });

  it('a spectator watches without a seat or a name, and sees that the coach is allowed', async () => {
    const table = await createTable(ada, { ...greed, coach: true });
    eve = await server.visit(`/online/table/${table}`);
    await eve.page.locator('[data-action="just-watch"]').click();
    // The waiting room asks for the name only once. It offers reactions only to people who may send them.
    await eve.page.locator('[data-action="enter-name"]').waitFor();
    expect(await eve.page.locator('[data-reaction]').count()).toBe(0);
    await bo.post(`/tables/${table}/sit`);
    await ada.post(`/tables/${table}/start`);
    await openForBoth(table);
    await eve.page.getByText('You are watching.').waitFor();
    for (const { page } of [ada, bo, eve]) await page.locator('[data-coach-allowed]').waitFor();
    await ada.page.keyboard.press('i');
    await expect.poll(() => announced(ada.page)).toContain('The coach is off.');
    await menu(ada.page, 'Turn on the coach');
    await ada.page.locator('[data-coach="solved"]').waitFor();
    await ada.page.keyboard.press('i');
    await expect.poll(() => announced(ada.page)).toContain('Only one move is possible: roll.');
    await menu(ada.page, 'Turn off the coach');
    // If the coach is allowed, players can also see the values of the position.
    await menu(ada.page, 'Explore this position');
    await ada.page.locator('[data-answer^="greed "]').waitFor();
    await ada.page.goBack();
    await ada.page.locator(can('roll')).click();
    await expect.poll(() => eve.page.locator('main').textContent()).toContain('Ada');
    await expect.poll(async () => (await score(eve.page)) === (await score(ada.page))).toBe(true);
    expect(await eve.page.locator('[data-action="roll"]').count()).toBe(0);
    await eve.page.getByRole('button', { name: 'Game log and chat' }).click();
    await eve.page.locator('dialog [data-action="enter-name"]').click();
    // A name that was typed before watching is saved, or refused with a message.
    await eve.page.getByLabel('Your name').fill('\u{e000}');
    await eve.page.locator('[data-action="just-watch"]').click();
    await eve.page.getByRole('alert').waitFor();
    // The browser logs the refusal.
    expect(eve.problems.splice(0)).toHaveLength(1);
    await eve.page.getByLabel('Your name').fill('Eve');
    await eve.page.locator('[data-action="just-watch"]').click();
    await eve.page.getByText('You are watching.').waitFor();
    expect(await whoIs(eve)).toBe('Eve');
    clean(eve);
  });

  it('a move is undone when the other player agrees, and a rematch can follow a resignation', async () => {
    const table = await openStartedTable({ game: 'threes' });
    await expect.poll(() => ada.page.title()).toBe('● Your turn – Threes');
    await expect.poll(() => bo.page.title()).toBe('Threes – Dicehall');
    const by = (page: Page, key: string) => page.keyboard.press(key);
    const says = (page: Page, text: string) => expect.poll(() => announced(page)).toContain(text);
    await by(ada.page, 'r');
    await ada.page.getByRole('button', { name: 'Undo: A roll cannot be undone' }).waitFor();
    await by(ada.page, 'b');
    await expect.poll(() => bo.page.title()).toBe('● Your turn – Threes');
    await by(bo.page, 'Shift+T');
    await expect.poll(() => announced(bo.page)).toMatch(/\d (seconds?|minutes?) left\./);
    await by(ada.page, 'u');
    await says(bo.page, 'Do you agree? Press U to answer.');
    await says(bo.page, 'Ada asks to undo the last move.');
    await by(bo.page, 'u');
    expect(await focused(bo.page)).toMatch(/Agree/);
    expect(await violations(bo.page, 'everything')).toEqual([]);
    await by(bo.page, 'Enter');
    await says(ada.page, 'Your last move was undone.');
    await says(bo.page, 'The last move of Ada was undone.');
    for (const { page } of [ada, bo]) await expect.poll(() => focused(page)).toMatch(named);
    // The message is also in the history of messages.
    await by(bo.page, ',');
    await expect.poll(() => announced(bo.page)).toMatch(/was undone\. (\d+) of \1\./);
    await expect.poll(() => ada.page.title()).toBe('● Your turn – Threes');
    await by(ada.page, 'b');
    await expect.poll(() => bo.page.title()).toBe('● Your turn – Threes');
    await menu(bo.page, 'Resign');
    await bo.page.locator('dialog [data-action="resign"]').press('Enter');
    await ada.page.getByRole('heading', { name: 'You win' }).waitFor();
    await ada.page.getByText('Bo resigned.', { exact: true }).waitFor();
    await expect.poll(() => focused(bo.page)).toMatch(named);
    // Each player gets one sentence. The player who resigned is addressed as "you".
    await says(ada.page, 'Bo resigned. 1. Ada: ');
    await says(bo.page, 'You resigned. 1. Ada: ');
    for (const { page } of [ada, bo]) expect(await announced(page)).not.toContain('A bot takes over');
    await expect.poll(() => ada.page.title()).toBe('Threes – Dicehall');
    await ada.page.locator('[data-action="again"]').click();
    await expect.poll(() => ada.page.url()).not.toContain(table);
    await bo.page.getByRole('button', { name: 'Join rematch' }).click();
    await expect.poll(() => bo.page.url()).toBe(ada.page.url());
    // The match starts automatically, because everyone who was invited has joined.
    for (const { page } of [ada, bo]) await page.getByRole('list', { name: 'Scores' }).waitFor();
  });

  it('two devices of one person show the same state, and recover from a network outage without a reload', async () => {
    const table = await openStartedTable({ game: 'greed' });
    const { page: second, leave } = await server.visit(`/online/table/${table}`, {
      context: { storageState: await ada.context.storageState() },
    });
    // The table stays open although the server does not say who this is.
    await ada.page.route('**/me', (route) => route.abort());
    const felt = () => ada.page.locator('[data-cloth]').boundingBox();
    await drawn(ada.page);
    const onPhone = await felt();
    await ada.page.route('**/moves', (route) => route.fulfill({ status: 500 }));
    await useIfPresent(ada.page, can('roll'), mouse);
    // The reason for a refusal moves nothing.
    await ada.page.locator('main > p').getByText('The server cannot be reached.').waitFor();
    await drawn(ada.page);
    expect(await felt()).toEqual(onPhone);
    await ada.page.unroute('**/moves');
    const small = ada.page.viewportSize() ?? { width: 360, height: 640 };
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await drawn(ada.page);
    const before = await felt();
    // A move without a connection is reported at once, and sent again after the reconnection.
    await ada.context.setOffline(true);
    await ada.page.locator('[data-status="lost"]').waitFor();
    // The banner is on the cloth, and moves nothing.
    await drawn(ada.page);
    expect(await felt()).toEqual(before);
    await ada.page.setViewportSize(small);
    await ada.page.keyboard.press('r');
    const alerts = () => ada.page.locator('[data-region="assertive"]').textContent();
    await expect
      .poll(alerts)
      .toContain('No connection. Your move will be sent as soon as you are back online.');
    await ada.context.setOffline(false);
    await ada.page.locator('[data-status="lost"]').waitFor({ state: 'detached' });
    // The notice is where the last line of the log was, not at the edge of the page.
    const place = (part: string) => ada.page.locator(part).boundingBox();
    const [notice, line] = [await place('[data-toast]'), await place('[data-latest]')];
    const bottomOf = (box: typeof line) => (box === null ? Number.NaN : box.y + box.height);
    expect(bottomOf(notice)).toBeCloseTo(bottomOf(line), 0);
    const fell = () => ada.page.locator('main').textContent();
    await expect.poll(fell).toContain('At stake');
    await ada.page.unroute('**/me');
    const stakes = (page: Page) => page.locator('dl').first().textContent();
    await expect.poll(async () => (await stakes(second)) === (await stakes(ada.page))).toBe(true);

    await bo.page.evaluate(() => Object.assign(window, { stayed: true }));
    await bo.context.setOffline(true);
    await bo.page.locator('[data-status="lost"]').waitFor();
    await expect.poll(() => announced(bo.page)).toContain('Connection lost. Reconnecting');
    const logLines = ada.page.locator('aside ol li');
    const linesBefore = await logLines.count();
    const linesAfterMove = async () => {
      const mine = (await ada.page.locator(can('stop')).count()) > 0 ? can('stop') : can('roll');
      if ((await ada.page.locator(mine).count()) > 0) await useIfPresent(ada.page, mine, mouse);
      else await bo.post(`/tables/${table}/hold`).catch(() => {});
      return logLines.count();
    };
    await expect.poll(linesAfterMove).toBeGreaterThan(linesBefore + 2);
    await bo.context.setOffline(false);
    await bo.page.locator('[data-status="lost"]').waitFor({ state: 'detached' });
    await expect.poll(() => announced(bo.page)).toContain('Connected again.');
    await expect.poll(async () => (await score(bo.page)) === (await score(ada.page))).toBe(true);
    const log = ({ page }: Guest) => page.locator('aside ol > li').count();
    await expect.poll(async () => (await log(bo)) === (await log(ada))).toBe(true);
    expect(await bo.page.evaluate(() => 'stayed' in window)).toBe(true);
    await leave();
  });

  it('after a reload, the game log of Hidden Pairs is complete and contains no secrets', async () => {
    await openStartedTable({ game: 'hidden-pairs', options: { turns: 2 } });
    const log = (page: Page) => page.locator('aside ol').allTextContents();
    await bo.page.locator(can('highest-first')).waitFor();
    const logLines = await log(bo.page);
    expect(logLines.join('').length).toBeGreaterThan(20);
    await bo.page.reload();
    await bo.page.locator(can('highest-first')).waitFor();
    await expect.poll(() => log(bo.page)).toEqual(logLines);
  });

  it('a bot plays for a player after two timeouts, until the player takes the seat back', async () => {
    await openForBoth(idle);
    const back = ada.page.locator('[data-action="return"]');
    await back.waitFor();
    await bo.page.locator('[role="timer"], [data-action="return"]').first().waitFor();
    await back.click();
    await back.waitFor({ state: 'detached' });
    await expect.poll(() => announced(bo.page)).toContain('Ada is back.');
    const urgent = ada.page.locator('[data-region="assertive"]');
    // The bot that plays for Bo may first have a long turn.
    await expect.poll(() => urgent.textContent()).toContain('5 seconds left.');
  });

  it('a notice covers no button at any size of the screen', async () => {
    const { page } = ada;
    // Bots must not finish the match while the test runs.
    const table = await openStartedTable({ game: 'greed', options: { target: 20_000 } });
    await ada.post(`/tables/${table}/hold`);
    await page.locator('[data-action="return"]').waitFor();
    const initial = page.viewportSize() ?? expect.fail();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await bo.post(`/tables/${table}/hold`);
      await page.locator('[data-toast]').getByText('A bot is playing for Bo').waitFor();
      await drawn(page);
      expect(await page.evaluate(coveredButtons), `${width} x ${height}`).toEqual([]);
      await bo.post(`/tables/${table}/return`);
      await page.locator('[data-toast]').getByText('Bo is back').waitFor();
    }
    await page.setViewportSize(initial);
  });

  it('the profile page lists tables that wait for the player, and exports and deletes their data', async () => {
    const caller = callerOf(server, eve.context.request);
    const table = await createTable(caller, greed);
    await caller.post(`/tables/${table}/bots`, { strength: 'novice' });
    await caller.post(`/tables/${table}/start`);
    await go(eve.page, '/');
    const mine = eve.page.locator(`a[href="/online/table/${table}"]`);
    await mine.getByText('Your turn').waitFor();
    await expect.poll(() => eve.page.title()).toBe('(1) Dicehall');
    await eve.page.getByRole('link', { name: 'Your tables and profile' }).click();
    await eve.page.getByLabel('Your name').fill('Evelyn');
    await eve.page.getByRole('button', { name: 'Change name' }).click();
    await expect.poll(() => whoIs(eve)).toBe('Evelyn');
    const download = eve.page.waitForEvent('download');
    await eve.page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('dicehall.json');
    await eve.page.getByRole('button', { name: 'Delete my data' }).click();
    await eve.page.locator('[data-action="delete-me-now"]').click();
    await expect.poll(() => whoIs(eve)).toBeNull();
    await eve.leave();
  });

  it('the lobby lists a table with its players and taken seats, and the code of the table opens it', async () => {
    const { page } = ada;
    const room = await createTable(ada, { game: 'three-dice', seats: 4, listed: true, coach: true });
    const { table } = await bo.post(`/tables/${room}/sit`, { seat: 2 });
    const { code } = table as { readonly code: string };
    await go(page, '/online/join');
    const item = page.locator('main li', { has: page.locator(`a[href="/online/table/${room}"]`) });
    await item.getByText('Ada and Bo · 2 of 4 seats taken').waitFor();
    await item.getByText('Coach allowed').waitFor();
    await page.locator('form input').fill(code);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL(`**/online/table/${room}`);
  });

  it('axe finds no problems in the waiting room, at the table, in its dialogs and on the profile page', async () => {
    const { page } = ada;
    const found = async (where: string) =>
      (await violations(page, 'everything')).map((one) => `${where}: ${one}`);
    const room = await createTable(ada, { ...greed, seats: 3, listed: true });
    await bo.post(`/tables/${room}/sit`);
    await bo.post(`/tables/${room}/say`, { text: 'Hello' });
    await goToTable(ada, room);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all as HTMLDetailsElement[]) one.open = true;
    });
    const problems = await found('room');
    await page.getByRole('button', { name: 'Start with 1 steady bot' }).click();
    await page.locator('ol[aria-label="Scores"]').getByText('Bot', { exact: true }).waitFor();
    problems.push(...(await found('table')));
    for (const item of ['Are the dice fair?', 'Host tools']) {
      await menu(page, item);
      problems.push(...(await found(item)));
      await page.keyboard.press('Escape');
    }
    await go(page, '/online/profile');
    await page.waitForSelector('form');
    problems.push(...(await found('about oneself')));
    expect(problems).toEqual([]);
  });

  it('the host can let a bot play for an absent player by pressing a key, and the game log reports it', async () => {
    await playTurn(ada, server, left);
    await goToTable(ada, left);
    const offer = ada.page.locator('[data-action="stand-in"]');
    await offer.waitFor();
    await expect.poll(() => announced(ada.page)).toContain('Let a bot play for Bo: key W.');
    await ada.page.keyboard.press('w');
    await offer.waitFor({ state: 'detached' });
    await ada.page.locator('ol[aria-label="Scores"]').getByText('bot plays').waitFor();
    await ada.post(`/tables/${left}/hold`);
    await ada.page.keyboard.press('l');
    await ada.page.locator('dialog ol').getByText('A bot is playing for Bo.').first().waitFor();
  });

  it('playing online causes no warnings or errors in the console', () => {
    for (const { problems } of [ada, bo])
      expect(problems.filter((text) => !/net::ERR_|Failed to load resource/.test(text))).toEqual([]);
  });
});
