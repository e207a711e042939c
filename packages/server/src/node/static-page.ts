import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { solutionsOfPage } from '../experts/solution-files.ts';
import { metaPolicy } from '../http/headers.ts';

export const hasPage = (folder: string): boolean => existsSync(`${folder}/index.html`);
/** Returns the folder of the built page; null if it has not been built. */
export function builtPage(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('@dicehall/web/dist'));
  } catch {
    return null;
  }
}

export interface StaticPage {
  readonly from: string;
  readonly to: string;
  /** The path on the host, with a slash at each end. */
  readonly base: string;
  /** The URL of the server for online play, without a trailing slash; empty if there is none. */
  readonly server: string;
}

/** Matches files that only a Dicehall server uses. */
const serverOnly = /\.(?:br|gz|map)$|^start\.\w+\.html$|^phone\.html$|^assets\/phone|^\.vite/;
/** Matches files that the page loads on first use. For offline use, they are saved with the page. */
const loadedLater = /\.(?:solution|json)$/;

/**
 * Prepares the page for a host that sends no headers: its paths start at the base, and it contains its own content
 * security policy.
 */
const pageAt = (html: string, { base, server }: StaticPage): string =>
  html
    .replaceAll(/(?<=(?:href|src)=")\/(?=[^/])/g, base)
    .replace('<html', `<html data-server="${server}"`)
    .replace(
      /(?<=<meta charset="utf-8">)/,
      `\n    <meta http-equiv="Content-Security-Policy" content="${metaPolicy(html)}">`,
    );

/** Whether the page may be written to a folder: it is missing or empty, or it contains an earlier page. */
export async function mayBecomePage(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.length === 0 || names.includes('dicehall.webmanifest');
}

/**
 * Writes the built page for any static host. For an unknown path, such a host sends `404.html`, a copy of the page.
 * After the first visit, the service worker responds instead.
 */
export async function writeStaticPage(page: StaticPage): Promise<void> {
  const { from, to } = page;
  const solutions = await solutionsOfPage(from);
  const built = (await readdir(from, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(from, '/').length).replaceAll('\\', '/'))
    .filter((name) => !serverOnly.test(name));
  const paths = new Map([...built.map((name) => [name, join(from, name)] as const), ...solutions]);
  await rm(join(to, 'assets'), { recursive: true, force: true });
  for (const [name, path] of paths) {
    await mkdir(join(to, name, '..'), { recursive: true });
    await cp(path, join(to, name));
  }
  const html = pageAt(await readFile(join(from, 'index.html'), 'utf8'), page);
  for (const name of ['index.html', '404.html']) await writeFile(join(to, name), html);
  const more = [...paths.keys()]
    .filter((name) => loadedLater.test(name))
    .map((url) => ({ url, revision: null }));
  const revision = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const worker = (await readFile(join(from, 'service-worker.js'), 'utf8'))
    .replace(/(?<=url:`index\.html`,revision:`)\w+/, revision)
    .replace(/(?<=\[)(?=\{url:`)/, more.map((entry) => `${JSON.stringify(entry)},`).join(''));
  await writeFile(join(to, 'service-worker.js'), worker);
}
