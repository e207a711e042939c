import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeStaticPage } from '../packages/server/src/node/static-page.ts';
import { useFixture } from './fixture.ts';
import { shortDraft, visit } from './harness.ts';
import { mouse, playToTheEnd } from './players.ts';
import { built, types } from './serve.ts';

/**
 * Starts a static host. It sends no headers except the content type, rewrites no URLs, and sends its `404.html` for a
 * URL without a file.
 */
async function servePage(base: string, server: string) {
  const root = await mkdtemp(join(tmpdir(), 'dicehall-page-'));
  const folder = join(root, base);
  await writeStaticPage({ from: built, to: folder, base, server });
  const asked: string[] = [];
  const host = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const wanted = join(root, normalize(pathname), pathname.endsWith('/') ? 'index.html' : '');
    const isFile = existsSync(wanted) && statSync(wanted).isFile();
    if (!isFile) asked.push(pathname);
    const file = isFile ? wanted : join(folder, '404.html');
    response.writeHead(isFile ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  const listen = (port: number) => new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = host.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      host.close(() => resolve());
      host.closeAllConnections();
    });
  return {
    url: `http://127.0.0.1:${port}${base}`,
    folder,
    /** The requested URLs that have no file. */
    asked,
    close,
    open: () => listen(port),
    async stop() {
      if (host.listening) await close();
      await rm(root, { recursive: true });
    },
  };
}

const nameOf = (level: number, name: string | RegExp) => ({ level, name });
/** Whether a problem is the page's own. Excludes the status that a browser reports if the host sends its `404.html`. */
const isOwn = (problem: string): boolean => !problem.includes('404 (Not Found)');

describe.each(['/', '/dice/'])('the static page works under the path %s of a static file host', (base) => {
  const fixture = useFixture(() => servePage(base, ''));

  it('every URL of the static page can be reloaded, without a missing file or a violation of the security policy', async () => {
    const { url, asked } = fixture.served;
    const { page, problems, leave } = await visit(fixture.browser, url);
    await page.getByRole('heading', nameOf(1, 'Five dice games, one good table')).waitFor();
    expect(await page.getByRole('link', { name: /online/i }).count()).toBe(0);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', nameOf(1, 'Settings')).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}settings`);
    await page.reload();
    await page.getByRole('heading', nameOf(1, 'Settings')).waitFor();
    await page.goto(`${url}rules/greed`);
    await page.getByRole('heading', nameOf(1, /Greed/)).waitFor();
    await page.goto(`${url}online/join`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(
      asked.every((address) =>
        ['settings', 'rules/greed', 'online/join'].includes(address.slice(base.length)),
      ),
    ).toBe(true);
    expect(problems.filter(isOwn)).toEqual([]);
    await leave();
  });
});

describe('all parts of the static page work in a folder of a static file host', () => {
  const fixture = useFixture(() => servePage('/dice/', ''));

  it('the static page can play a match on one device, and offers practice', async () => {
    const { page, problems, leave } = await visit(fixture.browser, `${fixture.served.url}play/greed`, {
      setups: [shortDraft('greed')],
    });
    await page.locator('button[type="submit"]').click();
    await playToTheEnd(page, mouse);
    await page.locator('[data-action="again"]').waitFor();
    await page.goto(`${fixture.served.url}puzzles?game=greed`);
    await page.locator('[data-action="roll"]').waitFor();
    expect(problems.filter(isOwn)).toEqual([]);
    await leave();
  });

  it('the static page works without a network after one visit', async () => {
    const { served, browser } = fixture;
    const { page, problems, leave } = await visit(browser, served.url, { withServiceWorker: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await served.close();
    try {
      await page.goto(`${served.url}puzzles?game=greed`);
      await page.locator('[data-action="roll"]').waitFor();
      await page.goto(`${served.url}train`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`${served.url}play/threes`);
      await page.locator('button[type="submit"]').click();
      await page.locator('[data-action="roll"]').waitFor();
      expect(problems.filter(isOwn)).toEqual([]);
    } finally {
      await served.open();
      await leave();
    }
  });

  it('the static page reports missing files', async () => {
    const { served, browser } = fixture;
    const assets = join(served.folder, 'assets');
    const names = await readdir(assets);
    for (const chunk of ['index', 'App', 'Button']) {
      const [name = ''] = names.filter((file) => new RegExp(`^${chunk}-[\\w-]+\\.js$`).test(file));
      await rename(join(assets, name), join(served.folder, name));
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(served.url);
      await page.getByRole('heading', nameOf(1, 'Dicehall could not be loaded')).waitFor({ timeout: 60_000 });
      await context.close();
      await rename(join(served.folder, name), join(assets, name));
    }
  });
});

describe('a static page can name a server for online play', () => {
  const fixture = useFixture(() => servePage('/', 'https://dice.example'));

  it('the static page that names a server offers online play there', async () => {
    const { page, leave } = await visit(fixture.browser, fixture.served.url);
    const links = await page.getByRole('link', { name: /online/i }).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/dice\.example\/online\/new\//);
    await leave();
  });
});
