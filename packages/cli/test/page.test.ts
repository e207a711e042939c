import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPage } from '@dicehall/server/static-page';
import { afterAll, expect, test } from 'vitest';
import { call } from './calling.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-page-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (path: string): string => join(folder, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');

/** A built page with one file of each kind. */
function build(): void {
  mkdirSync(at('built/assets'), { recursive: true });
  const files = {
    'index.html': '<html lang="en"><meta charset="utf-8"><script src="/early.js"></script>',
    'index.html.br': '',
    'start.en.html': '',
    'dicehall.webmanifest': '{}',
    'early.js': '',
    'assets/app-1.js': '',
    'assets/greed-1.solution': '',
    'service-worker.js': 'precache([{url:`assets/app-1.js`,revision:null},{url:`index.html`,revision:`1`}])',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(at(`built/${name}`), text);
}

const page = (line: string) => call(`page ${line}`, { env: { DICEHALL_WEB: at('built') } });

test('the command page writes the page into a folder for a static host, and can write it again', async () => {
  build();
  expect(await page(`${at('site')} --base /dice/`)).toMatchObject({
    code: 0,
    out: expect.stringContaining(at('site')),
  });
  expect(read('site/index.html')).toContain('<script src="/dice/early.js">');
  expect(read('site/index.html')).toMatch(
    /<html data-server="" .*<meta http-equiv="Content-Security-Policy"/s,
  );
  expect(read('site/index.html')).not.toContain('frame-ancestors');
  expect(read('site/404.html')).toBe(read('site/index.html'));
  expect(read('site/service-worker.js')).toMatch(
    /^precache\(\[\{"url":"assets\/greed-1\.solution","revision":null\},\{url:`assets.*revision:`\w{12}`/,
  );
  expect(() => read('site/start.en.html')).toThrow();
  expect(() => read('site/index.html.br')).toThrow();
  expect((await page(`${at('site')} --server https://dice.example/`)).code).toBe(0);
  expect(read('site/index.html')).toContain('data-server="https://dice.example"');
  expect(read('site/index.html')).toContain('"/early.js"');
});

test('the command page refuses a folder with other files, a path without slashes, and text that is not a URL', async () => {
  build();
  mkdirSync(at('mine'));
  writeFileSync(at('mine/letter.txt'), '');
  expect(await page(at('mine'))).toMatchObject({ code: 1, err: expect.stringContaining('other files') });
  for (const given of ['--base dice', '--base /dice', '--base /d%20i/', '--server dice.example'])
    expect((await page(`${at('new')} ${given}`)).code, given).toBe(2);
});

test('with an empty DICEHALL_WEB the command page takes the page of its own build, if there is one', async () => {
  mkdirSync(at('full'));
  writeFileSync(at('full/letter.txt'), '');
  const { code, err } = await call(`page ${at('full')}`, { env: { DICEHALL_WEB: '' } });
  expect(code).toBe(1);
  expect(err).toContain(builtPage() === null ? 'The page is missing' : 'other files');
});

test('the command page refuses to write a page that was not built', async () => {
  mkdirSync(at('unbuilt'), { recursive: true });
  const { code, out, err } = await call(`page ${at('none')}`, { env: { DICEHALL_WEB: at('unbuilt') } });
  expect({ code, out, isMade: existsSync(at('none')) }).toEqual({ code: 1, out: '', isMade: false });
  expect(err).toMatch(/^dicehall: The page is missing .* npm run build$/m);
});

test.each(['http://127.0.0.1:8080', 'https://[::1]:80/', 'https://dice.example'])(
  'the command page can write a page for the server %s',
  async (server) => {
    build();
    expect((await page(`${at('served')} --server ${server}`)).code).toBe(0);
    expect(read('served/index.html')).toContain(`data-server="${server.replace(/\/$/, '')}"`);
  },
);

test.each(['--server xhttps://dice.example', '--server https://dice.example/x', '--base x/', '--base /x/y'])(
  'the command page refuses %s',
  async (given) => {
    build();
    const { code, err } = await page(`${at('new')} ${given}`);
    expect([code, err.includes(`“${given.split(' ')[1]}”`)]).toEqual([2, true]);
  },
);
