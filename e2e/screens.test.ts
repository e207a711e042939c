import { beforeAll, describe, expect, it } from 'vitest';
import { violationsInEveryTheme } from './axe.ts';
import { cutText, enlargeText, outOfThumb, smallTargets, stickingOut } from './fit.ts';
import type { Visit } from './harness.ts';
import { leaveScreen, pages, type Screen, tables } from './screens.ts';
import { useSite } from './site.ts';

const site = useSite();
let visited: Visit;
beforeAll(async () => {
  visited = await site.visit();
});

const phone = { width: 360, height: 640 };

/** Everything that is asked of every screen; what is wrong, by what it is asked for. */
async function faultsOf(screen: Screen): Promise<Record<string, readonly string[]>> {
  const { page } = visited;
  await screen.open(page);
  const faults: Record<string, readonly string[]> = {
    axe: await violationsInEveryTheme(page, screen.name),
    'targets of 44 px': await smallTargets(page),
  };
  if (screen.isPlay) faults['one thumb'] = await outOfThumb(page);
  // As wide as 1280 px are at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  faults['reflow at 320 px'] = await stickingOut(page);
  await page.setViewportSize(phone);
  await enlargeText(page, 2);
  faults['text at 200 %'] = [...(await stickingOut(page)), ...(await cutText(page))];
  await enlargeText(page, 1);
  await leaveScreen(page);
  return Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));
}

describe('axe finds nothing in any theme, everything can be hit and read, at any size', () => {
  it.for(pages.map((screen) => [screen.name, screen] as const))('at %s', async ([, screen]) => {
    expect(await faultsOf(screen)).toEqual({});
    expect(visited.problems).toEqual([]);
  });
  it.for(tables.map((screen) => [screen.name, screen] as const))('at %s', async ([, screen]) => {
    expect(await faultsOf(screen)).toEqual({});
    expect(visited.problems).toEqual([]);
  });
});
