import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hasPage, mayBecomePage, writeStaticPage } from '../../src/node/static-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-static-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const filesIn = (path: string): string[] =>
  readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, path, '/').length))
    .sort();

test('a static host gets the files that a page needs without a Dicehall server, and no others', async () => {
  write({
    'built/index.html':
      '<html lang="en"><meta charset="utf-8"><link href="/icon.png"><a href="//other/"><script src="/early.js"></script>',
    'built/service-worker.js': 'precache([{url:`a.js`,revision:null},{url:`index.html`,revision:`1`}])',
    'built/dicehall.webmanifest': '{}',
    'built/assets/app-1.js': 'app',
    'built/assets/puzzles-1.json': '[]',
    'built/.vite/solutions.json': '{"greed-2.solution":"assets/greed-1.solution"}',
    // Only a server uses these.
    'built/index.html.br': '',
    'built/assets/app-1.js.gz': '',
    'built/assets/app-1.js.map': '',
    'built/start.en.html': '',
    'built/phone.html': '',
    'built/assets/phone-1.js': '',
    // The page that was written before.
    'site/assets/app-0.js': '',
    'site/CNAME': 'dice.example',
  });
  const page = {
    from: join(folder, 'built'),
    to: join(folder, 'site'),
    base: '/dice/',
    server: 'https://a.example',
  };
  await writeStaticPage(page);
  expect(filesIn('site')).toEqual([
    '404.html',
    'CNAME',
    'assets/app-1.js',
    'assets/greed-1.solution',
    'assets/puzzles-1.json',
    'dicehall.webmanifest',
    'index.html',
    'service-worker.js',
  ]);
  const html = readFileSync(join(folder, 'site/index.html'), 'utf8');
  expect(html).toContain('<html data-server="https://a.example" lang="en"><meta charset="utf-8">');
  expect(html).toContain('<link href="/dice/icon.png"><a href="//other/"><script src="/dice/early.js">');
  expect(html).toMatch(
    /http-equiv="Content-Security-Policy" content="default-src 'self'; .*form-action 'self'">/,
  );
  expect(readFileSync(join(folder, 'site/404.html'), 'utf8')).toBe(html);
  const worker = readFileSync(join(folder, 'site/service-worker.js'), 'utf8');
  expect(worker).toMatch(
    /^precache\(\[\{"url":"assets\/puzzles-1.json","revision":null\},\{"url":"assets\/greed-1.solution","revision":null\},\{url:`a.js`,revision:null\},\{url:`index.html`,revision:`[\da-f]{12}`\}\]\)$/,
  );
  await writeStaticPage({ ...page, server: '' });
  expect(readFileSync(join(folder, 'site/service-worker.js'), 'utf8')).not.toBe(worker);
});

test('only a missing or empty folder, or one with an earlier page, may become a page', async () => {
  write({ 'page/dicehall.webmanifest': '', 'page/index.html': '', 'other/letter.txt': '' });
  mkdirSync(join(folder, 'empty'));
  const may = ['missing', 'empty', 'page', 'other'].map((name) => mayBecomePage(join(folder, name)));
  expect(await Promise.all(may)).toEqual([true, true, true, false]);
  await expect(mayBecomePage(join(folder, 'other/letter.txt'))).rejects.toThrow('ENOTDIR');
  expect([hasPage(join(folder, 'page')), hasPage(join(folder, 'other'))]).toEqual([true, false]);
});
