import { findGame } from '@dicehall/engine';
import type { Page } from 'playwright-core';
import { type GameName, gameNames, go, shortDraft, shortMatches, twoPeople } from './harness.ts';
import { mouse, openTableWith, playToTheEnd } from './players.ts';

/** A screen, and how to open it from any other screen. */
export interface Screen {
  readonly name: string;
  /** Whether it is a table in play, which must not scroll. */
  readonly isPlay?: true;
  /** Whether another screen has the same parts and colours, so that only the sizes are checked here. */
  readonly hasKnownParts?: true;
  readonly open: (page: Page) => Promise<void>;
}

/** Returns a page with a URL and a heading. */
const pageAt = (
  path: string,
  heading: string,
  then: (page: Page) => Promise<void> = async () => {},
): Screen => ({
  name: path,
  async open(page) {
    // Waits for the heading in any language, because the previous page has a different heading. Another page is opened
    // in between, because two URLs of the same page may have the same heading.
    for (const to of path === '/nowhere' ? [path] : ['/nowhere', path]) {
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''));
      await go(page, to);
      await page.locator('h1:not([data-before])').waitFor();
    }
    const isEnglish = await page.evaluate(
      () => document.documentElement.lang === 'en' && document.dir !== 'rtl',
    );
    if (isEnglish) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await then(page);
  },
});

const openDetails = async (page: Page) => {
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};

/** Opens the settings and all of their parts. */
export async function openSettings(page: Page): Promise<void> {
  await go(page, '/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await openDetails(page);
}

const atTable = (page: Page, game: GameName, draft: object = shortDraft(game).draft): Promise<void> =>
  openTableWith(page, { game, draft });

/** The actions that lead to the first dice. */
const firstDice: Readonly<Record<GameName, readonly string[]>> = {
  greed: ['roll'],
  'ten-thousand': ['roll'],
  threes: ['roll'],
  'three-dice': ['roll'],
  'hidden-pairs': [],
};

/** Options of matches that are too long to end before the first choice. */
const longMatches: Readonly<Record<GameName, object>> = {
  greed: { target: 3000 },
  'ten-thousand': { target: 10000 },
  threes: {},
  'three-dice': { rounds: 5 },
  'hidden-pairs': {},
};

/** Returns a full table of the game. The first player has the longest possible name. */
const fullTable = (game: GameName, dice: 'app' | 'real' = 'app') => {
  const { seats } = findGame(game) ?? { seats: { max: 0 } };
  // The seat of the only person among bots has a separate line. Real dice are only for people.
  const other = dice === 'app' ? { kind: 'bot', strength: 'novice' } : { kind: 'person' };
  return {
    ...shortDraft(game, dice).draft,
    options: { ...shortMatches[game], ...longMatches[game] },
    seats: Array.from({ length: seats.max }, (_, seat) => ({
      name:
        seat === 0
          ? `Ada ${'Wolfeschlegelsteinhausen '.repeat(2)}`.slice(0, 40).trim()
          : `Player ${seat + 1}`,
      player: seat === 0 ? { kind: 'person' } : other,
    })),
  };
};

async function use(page: Page, ...actions: readonly string[]): Promise<void> {
  for (const action of actions)
    await page.locator(`[data-action="${action}"]:not([aria-disabled="true"])`).click();
}

async function overTheTable(page: Page, button: string): Promise<void> {
  // All dialogs use the same table.
  const isOpen = page.url().includes('/table/') && (await page.title()).startsWith('Threes ');
  if (!isOpen) await atTable(page, 'threes');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('dialog[open]').waitFor();
}

/** All screens except the table. */
export const pages: readonly Screen[] = [
  pageAt('/', 'Five dice games, one good table'),
  pageAt('/play/greed', 'Greed', openDetails),
  pageAt('/play/three-dice', 'Three Dice', openDetails),
  {
    ...pageAt('/play/ten-thousand', 'Ten Thousand', async (page) => {
      await page.locator('ol [data-player]').last().click();
      await page.locator('dialog[open]').waitFor();
    }),
    name: 'the players to choose from',
  },
  pageAt('/settings', 'Settings', openDetails),
  pageAt('/replay', 'Open a match record'),
  pageAt('/dice', 'Are the dice fair?', async (page) => {
    await page.locator('[data-action="roll-many"]').click();
    await page.locator('[data-face-counts]').last().waitFor();
  }),
  pageAt('/rules/greed', 'Greed'),
  pageAt('/rules/hidden-pairs', 'Hidden Pairs'),
  pageAt('/explore?game=threes', 'Position explorer', async (page) => {
    await openDetails(page);
    await page.locator('[data-how="exact"]').waitFor();
  }),
  pageAt(
    '/explore?position=greed+target%3D500+0,450+01+0+-+throw+200+2',
    'Position explorer',
    async (page) => {
      await page.locator('[data-how="exact"]').waitFor();
      await page.locator('[data-action="enter-roll"]').click();
    },
  ),
  pageAt('/cards/greed', 'Strategy cards'),
  pageAt('/cards/ten-thousand?rules=7', 'Strategy cards'),
  pageAt('/train', 'Training'),
  pageAt('/puzzles', 'Puzzles'),
  pageAt('/my-play', 'My play'),
  pageAt('/online/join', 'Play online'),
  pageAt('/nowhere', 'Page not found'),
];

/** The table of every game, and its dialogs. */
export const tables: readonly Screen[] = [
  ...gameNames.map(
    (game): Screen => ({
      name: `the table of ${game}`,
      isPlay: true,
      async open(page) {
        await atTable(page, game, { ...shortDraft(game).draft, options: longMatches[game] });
        await page.waitForSelector('[data-action]');
        for (const action of firstDice[game]) await use(page, action);
        await page.waitForSelector('[data-action]');
      },
    }),
  ),
  ...gameNames.map(
    (game): Screen => ({
      name: `the table of ${game} with every seat taken`,
      isPlay: true,
      hasKnownParts: true,
      async open(page) {
        await atTable(page, game, fullTable(game));
        await page.waitForSelector('[data-action]');
        for (const action of firstDice[game]) await use(page, action);
        await page.waitForSelector('[data-action]');
      },
    }),
  ),
  {
    name: 'a table of real dice',
    isPlay: true,
    async open(page) {
      await atTable(page, 'greed', shortDraft('greed', 'real').draft);
      await use(page, 'roll');
      await page.waitForSelector('[data-entry]');
      await page.keyboard.press('1');
    },
  },
  {
    name: 'a tie-break of real dice with every seat taken',
    isPlay: true,
    hasKnownParts: true,
    async open(page) {
      await atTable(page, 'three-dice', fullTable('three-dice', 'real'));
      await page.getByRole('button', { name: '4', exact: true }).click();
      await page.getByText('rolled 4', { exact: true }).waitFor();
    },
  },
  {
    name: 'handing over',
    isPlay: true,
    async open(page) {
      await openTableWith(page, twoPeople('hidden-pairs'));
      await page.waitForSelector('[data-action="taken"]');
    },
  },
  {
    name: 'a whole plan',
    isPlay: true,
    async open(page) {
      await atTable(page, 'hidden-pairs', fullTable('hidden-pairs'));
      await use(page, 'highest-first');
      for (const [card, pair] of [
        ['hinderance', 'Hindrance against Player 3 in round 1'],
        ['diceBlock', 'Dice-Block against Player 2 in round 2'],
        ['luckyDice', 'Lucky Dice in round 3'],
      ]) {
        await page.locator(`[data-card="${card}"]`).click();
        await page.getByRole('button', { name: `${pair}` }).click();
      }
      await page.getByRole('button', { name: 'Commit for 275 points (225 left)' }).waitFor();
    },
  },
  {
    name: 'an attack to be aimed',
    isPlay: true,
    async open(page) {
      await atTable(page, 'hidden-pairs', fullTable('hidden-pairs'));
      await use(page, 'highest-first');
      await page.locator('[data-card="hinderance"]').click();
      await page.getByRole('button', { name: 'Hindrance against Player 3 in round 1' }).waitFor();
    },
  },
  {
    name: 'a round shown',
    isPlay: true,
    async open(page) {
      await atTable(page, 'hidden-pairs');
      await use(page, 'highest-first', 'commit');
      await page.waitForSelector('[data-action="reveal-next"]');
    },
  },
  { name: 'the menu', open: (page) => overTheTable(page, 'Menu') },
  { name: 'the game log', open: (page) => overTheTable(page, 'Game log') },
  { name: 'the rules over the table', open: (page) => overTheTable(page, 'Rules') },
  { name: 'the scoring card', open: (page) => overTheTable(page, 'What scores') },
  {
    name: 'the end of a match',
    async open(page) {
      await atTable(page, 'greed');
      await playToTheEnd(page, mouse);
      await page.locator('[data-review]').waitFor();
    },
  },
  {
    name: 'the history',
    async open(page) {
      await go(page, '/history');
      await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
      await page.locator('main a[href^="/replay/"]').first().waitFor();
    },
  },
  {
    name: 'a match step by step',
    async open(page) {
      await go(page, '/history');
      await page.locator('main a[href^="/replay/"]').first().click();
      await page.locator('[data-action="play"]').waitFor();
    },
  },
];

/** Closes dialogs, so that another screen can be opened. */
export async function leaveScreen(page: Page): Promise<void> {
  if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
}
