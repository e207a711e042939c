import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What the set-up of a game remembers. */
export interface Remembered {
  readonly game: string;
  readonly draft: unknown;
}

/** What a page has been set to before it opens. */
export interface Seating {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly setups?: readonly Remembered[];
  readonly context?: BrowserContextOptions;
  /** The browser's own chance decides, not that of the test: where chance itself is looked at. */
  readonly isUnforeseen?: true;
  /** The page keeps its files in the browser, as it does everywhere: some two hundred of them, anew for each visit. */
  readonly keepsFiles?: true;
  /** What is done to the browser before the page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** A page of its own, with everything that went wrong in it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly leave: () => Promise<void>;
}

/** Opens a page in a context of its own; errors and warnings of its console are collected. */
export async function visit(browser: Browser, url: string, seating: Seating = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...seating.context,
  });
  const kept: Record<string, string> = {
    'dicehall.settings': JSON.stringify({ pace: 'instant', ...seating.settings }),
    ...Object.fromEntries(
      (seating.setups ?? []).map((setup) => [placeOf(setup), JSON.stringify(setup.draft)]),
    ),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, kept);
  await seating.prepare?.(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  // Until then the start screen is what the build wrote: its links load a page anew, as they do without script.
  await page.waitForSelector('html[data-app]');
  return { page, context, problems, leave: () => context.close() };
}

const placeOf = ({ game }: Remembered): string => `dicehall.setup.${game}`;

/** Has the set-up of a game remember something else from now on. */
export async function remember(page: Page, setup: Remembered): Promise<void> {
  const entry = [placeOf(setup), JSON.stringify(setup.draft)] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}

/** Goes to another screen of the same page, as its own links do. */
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

/** What the set-up remembers of two people on one screen. */
export const twoPeople = (game: GameName, options: object = shortMatches[game], dice: Dice = 'app') => ({
  game,
  draft: { options, dice, seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })) },
});

/** What the set-up of a short match remembers: one person against one bot. */
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
