import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedOf } from '../packages/tooling/test/seed.ts';
import { violations, violationsInEveryTheme } from './axe.ts';
import { go, type Visit } from './harness.ts';
import {
  coveredFocus,
  cutText,
  enlargeText,
  horizontalOverflow,
  outOfThumbReach,
  scrolling,
  smallTargets,
} from './layout.ts';
import { leaveScreen, pages, type Screen, tables } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit();
});

const phone = { width: 360, height: 640 };
const sideways = { width: 844, height: 390 };

/** The title and the heading of each opened screen. */
const called = new Map<string, readonly (string | null)[]>();

/**
 * Whether a check runs on a screen: on every screen, or on a share of them chosen by the seed, because axe takes most
 * of the time.
 */
const isDrawn = (screen: Screen, share: number): boolean =>
  Number(process.env.DICEHALL_RUNS ?? 1) > 1 || seedOf(`axe at ${screen.name}`) % share === 0;

/**
 * Returns the problems that axe finds. Only some of the screens are checked in every theme, because a unit test checks
 * the contrast of all pairs of colours.
 */
async function axeOn(page: Page, screen: Screen): Promise<readonly string[]> {
  if (screen.hasKnownParts) return isDrawn(screen, 3) ? violations(page, 'everything') : [];
  return isDrawn(screen, 4) ? violationsInEveryTheme(page) : violations(page, 'everything');
}

/** Returns the problems in the console, except those of the lobby, which cannot be read without a server. */
const consoleProblems = () => visited.problems.filter((text) => !text.includes('status of 503'));

/** Returns the problems of a screen, by check. */
async function problemsOf(screen: Screen): Promise<Record<string, readonly string[]>> {
  const { page } = visited;
  await screen.open(page);
  const heading = await page.locator('h1').textContent();
  called.set(screen.name, [await page.title(), heading]);
  const faults: Record<string, readonly string[]> = {
    axe: await axeOn(page, screen),
    'targets of 44 px': await smallTargets(page),
  };
  faults['focus in sight'] = await coveredFocus(page);
  if (screen.isPlay) {
    faults['one thumb'] = await outOfThumbReach(page);
    await page.setViewportSize(sideways);
    faults['a phone on its side'] = await scrolling(page);
  }
  // This is the width of 1280 px at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  faults['reflow at 320 px'] = await horizontalOverflow(page);
  await page.setViewportSize(phone);
  await enlargeText(page, 2);
  faults['text at 200 %'] = [...(await horizontalOverflow(page)), ...(await cutText(page))];
  faults['focus in sight at 200 %'] = await coveredFocus(page);
  await enlargeText(page, 1);
  await leaveScreen(page);
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}

it.each([
  ['light', { colorScheme: 'light', contrast: 'no-preference' }],
  ['contrast', { colorScheme: 'dark', contrast: 'more' }],
  ['light', { colorScheme: 'dark', contrast: 'no-preference', media: 'print' }],
  ['dark', { colorScheme: 'dark', contrast: 'no-preference', media: 'screen' }],
] as const)('the page uses the theme “%s” when the system or printing asks for it', async (theme, system) => {
  const { page } = visited;
  await page.emulateMedia(system);
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
});

describe('every screen is accessible, and its controls are large and readable at any window size', () => {
  it.for(pages.map((screen) => [screen.name, screen] as const))(
    'the screen “%s” has no accessibility problems',
    async ([, screen]) => {
      expect(await problemsOf(screen)).toEqual({});
      expect(consoleProblems()).toEqual([]);
    },
  );
  it.for(tables.map((screen) => [screen.name, screen] as const))(
    'the screen “%s” has no accessibility problems',
    async ([, screen]) => {
      expect(await problemsOf(screen)).toEqual({});
      expect(consoleProblems()).toEqual([]);
    },
  );
});

it('set-up, table, rules and replay have different titles and headings, and names of languages have a lang attribute', async () => {
  const names = ['/play/greed', 'the table of greed', '/rules/greed', 'a match step by step'];
  expect(names.map((name) => called.get(name))).toEqual([
    ['Play Greed – Dicehall', 'Play Greed'],
    ['Greed – Dicehall', 'Greed'],
    ['Greed rules – Dicehall', 'Greed rules'],
    ['Greed replay – Dicehall', 'Greed replay'],
  ]);
  const { page } = visited;
  await go(page, '/settings');
  await page.locator('[lang="de"]').getByText('Deutsch').waitFor();
  await page.locator('[lang="en"]').getByText('English').waitFor();
});

it('the start screen, the rules and tables have room for the font for dyslexia', async () => {
  const { page } = visited;
  await go(page, '/settings');
  await page.getByText('OpenDyslexic', { exact: true }).click();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /OpenDyslexic/.test(family) && status === 'loaded'),
  );
  const tight = [
    '/',
    '/settings',
    '/rules/greed',
    'the table of greed with every seat taken',
    'a whole plan',
  ];
  for (const screen of [...pages, ...tables].filter(({ name }) => tight.includes(name))) {
    await screen.open(page);
    const faults = screen.isPlay ? await outOfThumbReach(page) : [];
    faults.push(...(await horizontalOverflow(page)), ...(await cutText(page)));
    await enlargeText(page, 2);
    faults.push(...(await horizontalOverflow(page)));
    await enlargeText(page, 1);
    expect(faults, screen.name).toEqual([]);
  }
});
