import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** The saved set-up of a game. */
export interface SavedSetup {
  readonly game: string;
  readonly draft: unknown;
}

/** How a page is prepared before it opens. */
export interface VisitOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly setups?: readonly SavedSetup[];
  readonly context?: BrowserContextOptions;
  /** Whether to use the random numbers of the browser instead of the test's seed. */
  readonly realRandom?: true;
  /** Whether to install the service worker, which loads every file of the page again for each visit. */
  readonly withServiceWorker?: true;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** An open page, and the errors and warnings in its console. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly leave: () => Promise<void>;
}

/** Removes service workers from the browser. */
function removeServiceWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** Opens a page in a separate browser context. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...options.context,
  });
  const storage: Record<string, string> = {
    'dicehall.settings': JSON.stringify({ pace: 'instant', ...options.settings }),
    ...Object.fromEntries(
      (options.setups ?? []).map((setup) => [storageKey(setup), JSON.stringify(setup.draft)]),
    ),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, storage);
  if (options.withServiceWorker !== true) await context.addInitScript(removeServiceWorkers);
  await options.prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  // Before the app has opened, the page shows the prerendered start screen, whose links load a new page.
  await page.waitForSelector('html[data-app]');
  return { page, context, problems, leave: () => context.close() };
}

const storageKey = ({ game }: SavedSetup): string => `dicehall.setup.${game}`;

/** Replaces the saved set-up of a game in an open page. */
export async function saveSetup(page: Page, setup: SavedSetup): Promise<void> {
  const entry = [storageKey(setup), JSON.stringify(setup.draft)] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}

/** Opens another screen without loading the page again. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Options of matches that end soon. */
export const shortMatches = {
  greed: { target: 500, opening: 0 },
  'ten-thousand': { target: 2000, opening: 0, exactFinish: false },
  threes: { rounds: 1 },
  'three-dice': { rounds: 1 },
  'hidden-pairs': { turns: 1 },
} as const;
export type GameName = keyof typeof shortMatches;
export const gameNames = Object.keys(shortMatches) as GameName[];

type Dice = 'app' | 'real';

/** The set-up of a match of two people on one screen. */
export const twoPeople = (
  game: string,
  options: object = (shortMatches as Readonly<Record<string, object>>)[game] ?? {},
  dice: Dice = 'app',
) => ({
  game,
  draft: { options, dice, seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })) },
});

/** The set-up of a short match of one person against one bot. */
export const shortDraft = (game: GameName, dice: Dice = 'app') => ({
  game,
  draft: {
    options: shortMatches[game],
    dice,
    seats: [
      { name: 'Ada', player: { kind: 'person' } },
      { name: 'Bo', player: { kind: 'bot', strength: 'novice' } },
    ],
  },
});
