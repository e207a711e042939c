import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareFolder } from '../packages/server/test/support/database.ts';
import { openBrowser } from './browser.mjs';
import { type GameName, type Visit, visit } from './harness.ts';
import { hardToRead } from './room-text.ts';
import { startReader } from './screen-reader.ts';
import { playByAnnouncements } from './screen-reader-player.ts';

const command = fileURLToPath(new URL('../packages/cli/bin/dicehall.js', import.meta.url));
/** A host name of this machine under which a page is not a secure context, unlike under localhost. */
const host = 'party.example';
const television: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } };
const telephone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** The player who plays by ear. */
const listener = 'Eve';

let browser: Browser;
let party: ChildProcess;
let address = '';
let code = '';

beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'dicehall-twelve-'));
  await prepareFolder(data);
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('DICEHALL_'));
  const env = { ...Object.fromEntries(outside), LANG: 'en_GB.UTF-8', DICEHALL_HOSTS: host };
  const options = ['party', 'three-dice', '--option', 'rounds=1', '--port', '0', '--data', data, '--no-open'];
  party = spawn(process.execPath, ['--liftoff-only', command, ...options], { env });
  const printed = new Promise<string>((resolve, reject) => {
    let text = '';
    for (const stream of [party.stdout, party.stderr])
      stream?.on('data', (bytes) => {
        text += String(bytes);
        if (text.includes('Ctrl+C')) resolve(text);
      });
    party.once('close', () => reject(new Error(text)));
  });
  browser = await openBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
  const [, port, ofParty = ''] = /:(\d+)\/phone\/(\w+)/.exec(await printed) ?? [];
  address = `http://${host}:${port}`;
  code = ofParty;
});

afterAll(async () => {
  await browser?.close();
  party?.kill('SIGINT');
});

interface Phone extends Visit {
  readonly name: string;
}

/**
 * Removes the looping video that keeps a screen awake over plain HTTP, because on one phone it permanently takes 3 % of
 * a core.
 */
const withoutVideo = (): void => {
  delete (window as { MediaRecorder?: unknown }).MediaRecorder;
};

/**
 * Opens the URL of the QR code on a phone and joins with a name. Only the listener's phone and the room show the video.
 */
async function joinAs(name: string): Promise<Phone> {
  const phone = await visit(browser, `${address}/phone/${code}`, {
    context: telephone,
    prepare: async (context) => {
      if (name !== listener) await context.addInitScript(withoutVideo);
    },
  });
  await phone.page.locator('input[autocomplete="nickname"]').fill(name);
  await phone.page.locator('[data-action="join"]').tap();
  return { ...phone, name };
}

/** The buttons that a player presses, the best first. */
const buttons = ['commit', 'stay', 'bank', 'highest-first', 'roll', 'keep-best', 'give', 'stand-in'];

/** Presses the buttons of a player as soon as they are enabled, until `rest`. Runs in the page. */
function playsAlone(wanted: readonly string[]): void {
  const rank = ({ dataset }: HTMLElement) => wanted.findIndex((one) => dataset.action?.startsWith(one));
  const places = ['[data-mine]', '[data-status]'].map((place) => `${place} [data-action]`);
  const player = setInterval(() => {
    const [best] = [...document.querySelectorAll<HTMLElement>(places.join())]
      .filter((one) => one.ariaDisabled !== 'true' && one.ariaPressed !== 'true' && rank(one) >= 0)
      .sort((one, other) => rank(one) - rank(other));
    best?.click();
  }, 200);
  addEventListener('rest', () => clearInterval(player), { once: true });
}
/** Lets a phone play automatically, unless it is the listener's. */
const play = ({ page, name }: Phone): Promise<void> =>
  page.evaluate(playsAlone, name === listener ? [] : buttons);
const rest = ({ page }: Phone): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event('rest')));

/**
 * Puts a phone to sleep: its page is hidden and has no network.
 * @returns a function that wakes it
 */
async function putToSleep({ page, context }: Phone): Promise<() => Promise<void>> {
  const become = (visibility: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await become('hidden');
  const slept = await page.evaluate(() => performance.now());
  await context.setOffline(true);
  return async () => {
    // A phone that was hidden for a shorter time has not slept.
    await page.waitForFunction((since) => performance.now() > since + 2000, slept);
    await context.setOffline(false);
    await become('visible');
  };
}

interface ReadTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly evening: { readonly standings: readonly { readonly name: string }[] };
  readonly seats: readonly { readonly name: string; readonly resigned: boolean }[];
  readonly match: { readonly view: { readonly step: { readonly seats: readonly number[] } } } | null;
}

/** Returns the newest table of the party, as everyone may see it. */
const readTable = (page: Page): Promise<ReadTable> =>
  page.evaluate(async (of) => {
    const read = async (path: string) => (await fetch(`/api/v1${path}`)).json();
    const { table } = await read(`/codes/${of}`);
    return (await read(`/tables/${table}`)).table;
  }, code);

/** Chooses a game and its rules on the phone of the host, and starts the match. */
async function startNext(
  { page }: Phone,
  game: string,
  rules: (tools: ReturnType<Page['locator']>) => Promise<void>,
) {
  await page.locator('[data-action="again"]').tap();
  const tools = page.locator('[data-lobby] [data-host-tools]');
  await tools.locator('> summary').tap();
  await tools.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
  await page.locator('h1').getByText(game).waitFor();
  await rules(tools);
  await tools.locator('[data-party-rules][aria-busy="false"]').waitFor();
  await page.locator('[data-action="start"]').tap();
}

describe('twelve browsers can play at a party over plain http', () => {
  /** The phones in the order of joining: the host, the listener, the others. */
  const phones: Phone[] = [];
  /**
   * The phones of people who have neither left nor lost their phone. After the host is gone, the next host comes first.
   */
  let present: readonly Phone[] = [];
  let room: Visit;
  let playByEar: (game: GameName, mayPlay?: Promise<void>) => Promise<unknown>;
  const atThePodium = async () => {
    await room.page.waitForSelector('[data-podium]');
    expect(await hardToRead(room.page)).toEqual([]);
  };

  it('the room screen lists everyone who joins with the code', async () => {
    room = await visit(browser, `${address}/room/${code}`, { context: television });
    const { page: screen } = room;
    expect(await screen.evaluate(() => window.isSecureContext)).toBe(false);
    await screen.waitForSelector('[data-room-lobby]');
    expect(await hardToRead(screen)).toEqual([]);
    // The first person who joins becomes host.
    const host = await joinAs('Ada');
    await host.page.locator('[data-lobby]').waitFor();
    const others = ['Bo', 'Cy', 'Dee', 'Fay', 'Gus', 'Hal', 'Ida'];
    phones.push(host, ...(await Promise.all([listener, ...others].map(joinAs))));
    for (const { name } of phones)
      await screen.locator('[data-room-lobby] li').getByText(name, { exact: true }).waitFor();
    expect(await hardToRead(screen)).toEqual([]);
  });

  it('the match continues while a phone sleeps, and two people can join late', async () => {
    const [host, eve, ...crowd] = phones as [Phone, Phone, ...Phone[]];
    const reader = await startReader(eve.page);
    playByEar = (game, mayPlay) => {
      const play = async () => {
        const before = await reader.heard();
        await mayPlay;
        return playByAnnouncements(reader, game, before, [], [listener]);
      };
      const match = play();
      // The test awaits this promise at the end of the match.
      match.catch(() => {});
      return match;
    };
    const ear = playByEar('three-dice');
    await host.page.locator('[data-action="start"]').tap();
    await room.page.locator('[data-cloth]').waitFor();
    const { seats, match } = await readTable(room.page);
    const starter = seats[match?.view.step.seats[0] ?? 0];
    const sleeper = crowd.find(({ name }) => name !== starter?.name) as Phone;
    await sleeper.page.locator('[data-shown]').waitFor();
    const wake = await putToSleep(sleeper);
    await Promise.all(phones.filter((phone) => phone !== sleeper).map(play));
    await room.page.locator('[data-latest]').filter({ hasText: /\w/ }).waitFor();
    for (const late of await Promise.all(['Joe', 'Kim'].map(joinAs))) {
      await late.page.getByText('You play in the next match').waitFor();
      await play(late);
      phones.push(late);
    }
    expect(await hardToRead(room.page)).toEqual([]);
    await wake();
    await sleeper.page.locator('[data-missed]').filter({ hasText: 'while you were away' }).waitFor();
    await play(sleeper);
    await ear;
    await atThePodium();
  });

  it('the next match has other rules, and continues when a player leaves and the host’s phone is lost', async () => {
    const [host] = phones as [Phone];
    const ear = playByEar('ten-thousand');
    await startNext(host, 'Ten Thousand', async (tools) => {
      await tools.getByRole('combobox', { name: 'Rules', exact: true }).selectOption({ label: 'Farkle' });
      await tools.getByText('House rules').tap();
      await tools.getByText('more: points, dice and ending').tap();
      await tools.getByText('They win at once', { exact: true }).tap();
      await tools.getByRole('spinbutton', { name: /^Rounds/ }).fill('1');
      await tools.getByRole('spinbutton', { name: /^Rounds/ }).press('Tab');
    });
    await room.page.locator('[data-cloth]').waitFor();
    const table = await readTable(room.page);
    expect(table).toMatchObject({ game: 'ten-thousand', options: { opening: 500, rounds: 1 } });
    const names = table.seats.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Ada', 'Joe', 'Kim']));
    expect(names).toHaveLength(8);
    await host.leave();
    const leaver = phones.find(({ name }) => name === names.findLast((one) => one !== listener)) as Phone;
    await leaver.page.locator('[data-more] > summary').tap();
    await leaver.page.locator('[data-action="leave-match"]').tap();
    present = phones.filter((phone) => phone !== host && phone !== leaver);
    await ear;
    await atThePodium();
    const resigned = (await readTable(room.page)).seats.filter((seat) => seat.resigned);
    expect(resigned.map(({ name }) => name)).toContain(leaver.name);
  });

  it('the new host can open Hidden Pairs, and only the phones show its secrets', async () => {
    const next = await Promise.any(
      present.map(async (phone) => {
        await phone.page.locator('[data-action="again"]').waitFor();
        return phone;
      }),
    );
    present = [next, ...present.filter((phone) => phone !== next)];
    await rest(next);
    const isSecret = room.page.locator('[data-chosen-count]').waitFor();
    const ear = playByEar('hidden-pairs', isSecret);
    await startNext(next, 'Hidden Pairs', async (tools) => {
      await tools.getByText('House rules').tap();
      await tools.getByRole('spinbutton', { name: /^Turns/ }).fill('1');
      await tools.getByRole('spinbutton', { name: /^Turns/ }).press('Tab');
    });
    await isSecret;
    expect(await room.page.locator('[data-planning]').count()).toBe(0);
    await play(next);
    await ear;
    await atThePodium();
  });

  it('the standings of the evening list everyone who played, and no phone reports an error', async () => {
    const [phone] = present as [Phone];
    await phone.page.locator('[data-evening] li').nth(10).waitFor();
    const { standings } = (await readTable(room.page)).evening;
    expect(standings.map(({ name }) => name).sort()).toEqual(phones.map(({ name }) => name).sort());
    // Without HTTPS, the browser ignores two headers and reports it. The sleeping phone had no network. If several
    // phones let a bot play for an absent player at the same time, the server refuses all requests but the first. It
    // also refuses a commitment that arrives after the next game, which has fewer seats, has taken the sender's seat.
    const isExpected =
      /-Opener-Policy|origin-keyed|ERR_INTERNET_DISCONNECTED|status of 409|status of 403 .*\/commitment$/;
    for (const { problems } of [room, ...present])
      expect(problems.filter((one) => !isExpected.test(one))).toEqual([]);
  });
});
