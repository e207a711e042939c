import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useFixture } from './fixture.ts';
import { go, shortDraft, type Visit, visit } from './harness.ts';
import { mouse, playToTheEnd } from './players.ts';
import { built, serveBuilt } from './serve.ts';

/** Serves a copy of the built page, whose files a test may remove. */
async function serveCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-update-'));
  await cp(built, folder, { recursive: true });
  const site = await serveBuilt(folder);
  return {
    url: site.url,
    folder,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const bots = ['Bo', 'Cy'].map((name) => ({ name, player: { kind: 'bot', strength: 'novice' } }));
const twoBots = { game: 'threes', draft: { options: {}, dice: 'app', seats: bots } };

const fixture = useFixture(serveCopy);
let open: Visit;
let restore: (() => Promise<void>)[] = [];
beforeAll(async () => {
  open = await visit(fixture.browser, fixture.served.url, {
    setups: [shortDraft('greed'), twoBots],
    prepare: (context) =>
      context.addInitScript(() => {
        const remember = () => Object.assign(window, { prerendered: document.querySelector('h1') });
        document.addEventListener('DOMContentLoaded', remember);
      }),
  });
  // The page requests every file again, as on a first visit.
  const session = await open.context.newCDPSession(open.page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
});

/** Removes the files of a chunk, as a deployment does. `restore` brings them back. */
async function removeChunk(name: string): Promise<void> {
  const assets = join(fixture.served.folder, 'assets');
  const files = (await readdir(assets)).filter((file) => new RegExp(`^${name}-[\\w-]+\\.js$`).test(file));
  expect(files).not.toEqual([]);
  for (const file of files) {
    const [from, to] = [join(assets, file), join(fixture.served.folder, `${file}.removed`)];
    await rename(from, to);
    restore.push(() => rename(to, from));
  }
}

async function deployAgain(): Promise<void> {
  for (const bring of restore) await bring();
  restore = [];
}

afterEach(deployAgain);

it('the start screen is rendered before the app loads, and the app keeps its elements', async () => {
  const seen = await open.page.evaluate(() => {
    const heading = document.querySelector('h1') ?? document.body;
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return {
      isStyled: getComputedStyle(heading).fontFamily.includes('Fraunces'),
      isSame: 'prerendered' in window && window.prerendered === heading,
      blocking: files.filter((file) => /\.css$|early/.test(file)),
    };
  });
  expect(seen).toEqual({ isStyled: true, isSame: true, blocking: [] });
});

describe('a tab that stays open while the site is updated reports files that are missing', () => {
  it('the tab reports a page that it cannot load, can go back, and opens the page after Reload', async () => {
    const { page } = open;
    const settings = page.getByRole('link', { name: 'Settings' });
    await removeChunk('SettingsPage');
    await settings.click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Five dice games, one good table' }).waitFor();
    await settings.click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await deployAgain();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  it('the tab reports at a table that the bots could not be loaded', async () => {
    const { page } = open;
    await removeChunk('values.worker');
    await go(page, '/play/threes');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  });

  it('the tab shows the end of a match even if its review could not be loaded', async () => {
    const { page } = open;
    await page.goto(`${fixture.served.url}/play/greed`);
    await removeChunk('ReviewPanel');
    await page.locator('button[type="submit"]').click();
    await playToTheEnd(page, mouse);
    await page.getByText('Part of this page could not be loaded.').waitFor();
    expect(await page.locator('[data-action="again"]').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
  });
});

it('a page whose app cannot be loaded reports that Dicehall could not be loaded', async () => {
  const { page } = open;
  await removeChunk('App');
  await page.goto(`${fixture.served.url}/settings`);
  await page.getByRole('heading', { level: 1, name: 'Dicehall could not be loaded' }).waitFor();
  await deployAgain();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
