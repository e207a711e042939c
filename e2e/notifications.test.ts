import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { shortDraft, type VisitOptions } from './harness.ts';
import { playTurn } from './play-turn.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';
import { openSettings } from './screens.ts';
import {
  type Caller,
  createTable,
  type Guest,
  goToTable,
  signInAs,
  signInWithoutPage,
  useServer,
} from './test-server.ts';

const server = useServer();
let bo: Caller;
beforeAll(async () => {
  bo = await signInWithoutPage(server, 'Bo');
});

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly url: string;
}
/** The notifications of a device, and how often it has asked for permission. */
interface Board {
  asked: number;
  /** All notifications so far. `open` has those that are still visible. */
  readonly ever: Shown[];
  open: Shown[];
  hidden: boolean;
  /** The permission before and after the prompt. */
  consent: Consent;
}
type OnPage = Window & { readonly board: Board };
interface Consent {
  readonly before: NotificationPermission;
  readonly answer: NotificationPermission;
}

/** Replaces the notifications of the system, which headless browsers do not support, and lets a test hide the page. */
function mockNotifications(consent: Consent): void {
  const board: Board = { asked: 0, ever: [], open: [], hidden: false, consent };
  const put = (title: string, options: NotificationOptions = {}) => {
    const shown = { title, tag: options.tag ?? '', url: String(options.data?.url) };
    board.ever.push(shown);
    board.open = [...board.open.filter(({ tag }) => tag !== shown.tag), shown];
    return { ...shown, close: () => (board.open = board.open.filter((one) => one !== shown)) };
  };
  class OnBoard {
    static get permission() {
      return board.consent.before;
    }
    static requestPermission() {
      board.asked += 1;
      const { answer } = board.consent;
      board.consent = { before: answer, answer };
      return Promise.resolve(answer);
    }
    constructor(title: string, options: NotificationOptions) {
      Object.assign(this, put(title, options));
    }
  }
  Object.assign(window, { board, Notification: OnBoard });
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options) => void put(title, options);
  prototype.getNotifications = async ({ tag } = {}) =>
    board.open
      .filter((one) => one.tag === tag)
      .map((one) => ({
        close: () => {
          board.open = board.open.filter((other) => other !== one);
        },
      })) as Notification[];
  Object.defineProperty(document, 'hidden', { get: () => board.hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (board.hidden ? 'hidden' : 'visible') });
}

const board = (page: Page): Promise<Board> => page.evaluate(() => (window as unknown as OnPage).board);
const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    (window as unknown as OnPage).board.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Prepares Ada's device: whether it has asked for permission, and whether notifications are turned on. */
function signIn(notifications: boolean, consent: Consent, options: VisitOptions = {}): Promise<Guest> {
  return signInAs(server, 'Ada', {
    ...options,
    settings: { notifications },
    prepare: (context) => context.addInitScript(mockNotifications, consent),
  });
}

/** Seats Ada at a table of Greed with Bo, who plays first, and stops before the first roll. */
async function joinTable(ada: Guest): Promise<string> {
  const table = await createTable(bo, { game: 'greed', options: { target: 20_000, opening: 0 } });
  await ada.post(`/tables/${table}/sit`);
  await bo.post(`/tables/${table}/start`);
  await goToTable(ada, table);
  await ada.page.locator('[data-shown]').waitFor();
  return table;
}

const title = (page: Page) => page.title();

/** Makes it Ada's turn at a new table while her page is hidden. The title shows it. */
async function becomeNextUnseen(ada: Guest): Promise<void> {
  await setHidden(ada.page, false);
  const table = await joinTable(ada);
  await setHidden(ada.page, true);
  await playTurn(bo, server, table);
  await expect.poll(() => title(ada.page)).toMatch(/^● Your turn/);
}

const granted: Consent = { before: 'granted', answer: 'granted' };
const fresh: Consent = { before: 'default', answer: 'granted' };

describe('a notification reports that it is the player’s turn', () => {
  let ada: Guest;
  beforeAll(async () => {
    ada = await signIn(false, fresh);
  });
  const toggle = async () => {
    await openSettings(ada.page);
    await ada.page.getByText('Notifications', { exact: true }).click();
  };
  const blocked = () => ada.page.locator('main').getByText('blocks notifications from this site');

  it('notifications are off by default, and ask for permission only after a click', async () => {
    await becomeNextUnseen(ada);
    expect(await board(ada.page)).toMatchObject({ asked: 0, ever: [] });
    await toggle();
    await expect.poll(async () => (await board(ada.page)).asked).toBe(1);
    expect(await blocked().count()).toBe(0);
    await toggle();
    await ada.page.getByText('Pips', { exact: true }).click();
    expect((await board(ada.page)).asked).toBe(1);
    expect(ada.problems).toEqual([]);
  });

  it.each([
    ['denied', { before: 'denied', answer: 'denied' }],
    ['not answered', { before: 'default', answer: 'default' }],
  ] as const)(
    'a notification is not shown if permission is %s, and the settings give the reason',
    async (_name, consent) => {
      await ada.page.evaluate((consent) => {
        (window as unknown as OnPage).board.consent = consent;
      }, consent);
      await toggle();
      await blocked().waitFor();
      await becomeNextUnseen(ada);
      expect((await board(ada.page)).ever).toEqual([]);
      await toggle();
      await blocked().waitFor({ state: 'detached' });
      expect(ada.problems).toEqual([]);
    },
  );

  it('the page works in a browser that does not support notifications', async () => {
    await ada.context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await ada.page.reload();
    await toggle();
    await blocked().waitFor();
    await becomeNextUnseen(ada);
    expect((await board(ada.page)).ever).toEqual([]);
    expect(ada.problems).toEqual([]);
    await ada.leave();
  });
});

describe('the service worker shows notifications and makes the page work offline', () => {
  let ada: Guest;
  beforeAll(async () => {
    ada = await signIn(true, granted, { withServiceWorker: true });
  });

  /** The part of the service worker's window API that a click needs. */
  interface Pages {
    readonly clients: { openWindow: (to: string) => Promise<null> };
    readonly WindowClient: {
      readonly prototype: { focus: () => Promise<unknown> };
    };
  }

  /** Sends the service worker a click on a notification about a URL. Returns the effects of the click. */
  const clicked = async (ada: Guest, url: string) => {
    const worker = ada.context.serviceWorkers()[0] ?? (await ada.context.waitForEvent('serviceworker'));
    return worker.evaluate(async (about) => {
      const pages = self as unknown as Pages;
      const done: string[] = [];
      // Browsers allow focus and new windows only after real clicks.
      pages.WindowClient.prototype.focus = async function focus() {
        done.push('focus');
        return this;
      };
      pages.clients.openWindow = async (to) => {
        done.push(`open ${to}`);
        return null;
      };
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        notification: { data: { url: about }, close: () => done.push('close') },
        waitUntil: (one: Promise<unknown>) => work.push(one),
      });
      self.dispatchEvent(event);
      await Promise.all(work);
      return done;
    }, url);
  };

  it('one notification appears while the page is hidden, and closes when the turn ends or the page is visible', async () => {
    const table = await joinTable(ada);
    const open = async () => (await board(ada.page)).open;
    const expected = [{ title: 'Your turn', tag: table, url: `/online/table/${table}` }];
    await playTurn(bo, server, table);
    await expect.poll(() => title(ada.page)).toMatch(/^● Your turn/);
    expect(await open()).toEqual([]);
    await playTurn(ada, server, table);
    await setHidden(ada.page, true);
    for (let turn = 1; turn <= 2; turn++) {
      await playTurn(bo, server, table);
      await expect.poll(open).toEqual(expected);
      // Ada plays on another device, which ends her turn here.
      await playTurn(ada, server, table);
      await expect.poll(open).toEqual([]);
    }
    await playTurn(bo, server, table);
    await expect.poll(open).toEqual(expected);
    await setHidden(ada.page, false);
    await expect.poll(open).toEqual([]);
    expect((await board(ada.page)).asked).toBe(0);
    expect((await board(ada.page)).ever).toHaveLength(3);
    expect(ada.problems).toEqual([]);
  });

  it('clicking a notification focuses the open table, or opens it if it is closed', async () => {
    const table = await joinTable(ada);
    await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    expect(await clicked(ada, `/online/table/${table}`)).toEqual(['close', 'focus']);
    expect(await clicked(ada, '/online/table/other')).toEqual(['close', 'open /online/table/other']);
  });

  it('the start screen and a match work offline', async () => {
    const { page, context, problems } = ada;
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('html[data-app]');
    await openTableWith(page, shortDraft('greed'));
    await playToTheEnd(page, mouse);
    await context.setOffline(false);
    expect(problems.filter((text) => !/net::ERR_/.test(text))).toEqual([]);
  });
});
