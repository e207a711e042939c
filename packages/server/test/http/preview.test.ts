import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { Canvas } from '../../src/http/preview/canvas.ts';
import { letterOf } from '../../src/http/preview/letters.ts';
import { drawPicture } from '../../src/http/preview/picture.ts';
import { startTestServer } from '../support/test-server.ts';

type Stroke = NonNullable<ReturnType<typeof letterOf>>['strokes'][number];

const web = mkdtempSync(join(tmpdir(), 'dicehall-web-'));
for (const page of ['index.html', 'phone.html'])
  writeFileSync(join(web, page), '<html><head><title>Dicehall</title></head><body></body></html>');
writeFileSync(join(web, 'start.de.html'), '<html><head></head><body>Würfel</body></html>');
const testServer = await startTestServer({ web, hosts: ['dice.example'] });
afterAll(() => testServer.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  testServer.server.app.inject({ url, headers: { host: 'dice.example', ...headers } });

/** Returns the tags of a page as a crawler gets them. */
async function tagsOf(url: string, language?: string) {
  const answer = await get(url, { accept: '*/*', ...(language && { 'accept-language': language }) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  const tags = [...answer.body.matchAll(/<meta property="([^"]+)" name="[^"]+" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, content]));
}

async function tableOf(listed: boolean): Promise<string> {
  const nora = await testServer.guest('Nora <b> Secret');
  return nora.open({ game: 'ten-thousand', seats: 4, listed });
}

const previewOf = async (listed: boolean, language?: string) =>
  tagsOf(`/online/table/${await tableOf(listed)}`, language);

/** Returns the size of a PNG file, and its different pixels. */
function readPng(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const colours = new Set<number>();
  for (let at = 1; at + 2 < rows.length; at += 3 * 97) colours.add(rows.readUIntBE(at, 3));
  const colourAt = (x: number, y: number) => rows.readUIntBE(y * (3 * width + 1) + 1 + 3 * x, 3);
  return { width, height, bytes: rows.length, colours: colours.size, colourAt };
}

/** Fetches the picture that a preview names. */
async function pictureOf(preview: Readonly<Record<string, string>>) {
  const address = (preview['og:image'] ?? '').replaceAll('&#38;', '&');
  const answer = await get(address.replace(/^https?:\/\/[^/]+/, ''));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return answer.rawPayload;
}

test.each(['Ä', 'Ö', 'Ü', 'ä', 'ö', 'ü', 'Ï', 'ë'])(
  'the picture shows the letter %s with two dots directly above it',
  (character) => {
    const [plain, dotted] = [character.normalize('NFD').charAt(0), character].map(
      (one) => letterOf(one)?.strokes ?? [],
    ) as [readonly Stroke[], readonly Stroke[]];
    const dots = dotted.slice(plain.length).flat();
    const top = Math.max(...plain.flatMap((stroke) => stroke.map(([, y]) => y)));
    const middle = (letterOf(character)?.width ?? 0) / 2;
    expect(dots.map(([x]) => x)).toEqual([middle - 1.6, middle + 1.6]);
    for (const [, y] of dots) expect([y > top + 1.5, y < top + 3]).toEqual([true, true]);
  },
);

test('a letter with an unsupported accent is drawn without it, and an unsupported sign leaves a gap', () => {
  expect(letterOf('é')).toEqual(letterOf('e'));
  expect(letterOf('漢')).toBeNull();
});

test('a preview has a title and a text, with the first name of the host if the table is listed', async () => {
  const preview = await previewOf(true);
  expect(preview['og:title']).toBe('Nora invites you to Ten Thousand');
  expect(preview['og:description']).toContain('1 of 4 seats taken');
  expect((await previewOf(true, 'de'))['og:title']).toBe('Nora lädt dich zu einer Partie Zehntausend ein');
});

test('the preview of a table that is not listed contains no name', async () => {
  const preview = await previewOf(false);
  expect(preview['twitter:title']).toBe('Ten Thousand');
  expect(JSON.stringify(preview)).not.toContain('Nora');
});

test('a link to a table that is gone has the general preview of the site', async () => {
  expect((await tagsOf('/online/table/0000000000000000'))['og:title']).toBe('Dicehall');
});

test('without a requested language the preview is in the language of the person who opened the table', async () => {
  const nora = await testServer.guest('Nora');
  const opened = await testServer.server.app.inject({
    method: 'POST',
    url: '/api/v1/tables',
    headers: { ...nora.headers, 'accept-language': 'de' },
    payload: { game: 'greed', seats: 3, listed: false },
  });
  const { id } = opened.json().table;
  const preview = await tagsOf(`/online/table/${id}`);
  expect(preview['og:description']).toContain('1 von 3 Plätzen besetzt');
});

test('a preview names the public URL of the server, with or without a slash at its end', async () => {
  for (const publicUrl of ['https://dice.example', 'https://dice.example/']) {
    const database = { ...testServer.database, close: async () => {} };
    const named = await startTestServer({ database, web, publicUrl });
    const { body } = await named.server.app.inject({ url: '/party', headers: { host: 'dice.example' } });
    await named.close();
    expect(body).toContain('content="https://dice.example/party"');
    expect(body).toContain('content="https://dice.example/previews/site.png?lang=en"');
  }
});

describe('a link has a picture for its preview', () => {
  test('the picture is a PNG of 1200 by 630 pixels with a URL on this server', async () => {
    const preview = await previewOf(true);
    expect(preview['og:image']).toMatch(/^http:\/\/dice\.example\/previews\/tables\/\w+\.png\?/);
    expect(preview['twitter:card']).toBe('summary_large_image');
    const { width, height, bytes, colours } = readPng(await pictureOf(preview));
    expect({ width, height, bytes }).toEqual({ width: 1200, height: 630, bytes: (3 * 1200 + 1) * 630 });
    expect(colours).toBeGreaterThan(3);
  });

  test('each table has its own picture, which changes with the number of seats taken', async () => {
    const table = await tableOf(false);
    const before = await pictureOf(await tagsOf(`/online/table/${table}`));
    expect((await pictureOf(await tagsOf(`/online/table/${table}`))).equals(before)).toBe(true);
    await (await testServer.guest('Bo')).call('POST', `/tables/${table}/sit`, {});
    expect((await pictureOf(await tagsOf(`/online/table/${table}`))).equals(before)).toBe(false);
  });

  test('the picture has a disc for each seat taken, and a ring for each free one', async () => {
    const { colourAt } = readPng(await pictureOf(await previewOf(false)));
    const inSeat = [0, 1, 2, 3].map((seat) => colourAt(104 + 52 * seat, 550) === colourAt(104 + 15, 550));
    const onEdge = [0, 1, 2, 3, 4].map((seat) => colourAt(104 + 52 * seat + 15, 550) === colourAt(104, 550));
    expect([inSeat, onEdge]).toEqual([
      [true, false, false, false],
      [true, true, true, true, false],
    ]);
  });

  test('a shape that reaches over an edge of the picture is cut off there', () => {
    const [size, back, ink] = [20, 0x00_00_00, 0xff_ff_ff];
    const edge = [0, 5, 10, 15, size - 1];
    for (const [x, y] of [
      [-1, 10],
      [size + 1, 10],
      [10, -1],
      [10, size + 1],
      [-1, -1],
    ] as const) {
      const canvas = new Canvas(size, size, [0, 0, 0]);
      canvas.disc(x, y, 4, [255, 255, 255]);
      const { colourAt } = readPng(canvas.png());
      const inked = edge.flatMap((px) => edge.filter((py) => colourAt(px, py) === ink).map((py) => [px, py]));
      const near = (at: number) => Math.min(size - 1, Math.max(0, at));
      expect([x, y, inked]).toEqual([x, y, [[near(x), near(y)]]]);
      expect(colourAt(near(size - x), near(size - y))).toBe(back);
    }
  });

  test.each([1, 2, 3, 4, 5, 6] as const)(
    'a die in the picture shows %i as pips centred on the die',
    (face) => {
      const { colourAt } = readPng(drawPicture({ title: '', about: '', dice: [face] }));
      const size = 132;
      const ink = new Set<number>();
      for (let at = 0; at < size * size; at += 1)
        if (colourAt(92 + (at % size), 90 + Math.floor(at / size)) === 0x22_1e_1c) ink.add(at);
      const middle = (of: (at: number) => number) => [...ink].reduce((sum, at) => sum + of(at), 0) / ink.size;
      expect(Math.abs(middle((at) => at % size) - size / 2)).toBeLessThan(1);
      expect(Math.abs(middle((at) => Math.floor(at / size)) - size / 2)).toBeLessThan(1);
      let pips = 0;
      for (const first of ink) {
        pips += 1;
        const pip = [first];
        for (const at of pip)
          for (const next of [at - 1, at + 1, at - size, at + size]) if (ink.delete(next)) pip.push(next);
      }
      expect(pips).toBe(face);
    },
  );

  test('the alternative text of every picture ends with the description of its link', async () => {
    const table = `/online/table/${await tableOf(true)}`;
    for (const path of [table, '/room/K7Q2M', '/party', '/replay']) {
      const preview = await tagsOf(path);
      expect(preview['og:image:alt']?.split('. ').slice(1).join('. '), path).toBe(preview['og:description']);
    }
  });

  test('the picture does not depend on the players or on whether the table is listed', async () => {
    const [listed, unlisted] = [await previewOf(true), await previewOf(false)];
    expect((await pictureOf(listed)).equals(await pictureOf(unlisted))).toBe(true);
  });

  test('a table that is gone has no picture', async () => {
    expect((await get('/previews/tables/0000000000000000.png')).statusCode).toBe(404);
    expect((await get('/previews/codes/no-code.png')).statusCode).toBe(404);
  });
});

test('the preview of a link with a code shows the code and nothing about its table', async () => {
  for (const path of ['/room/K7Q2M', '/phone/K7Q2M', '/online/join/K7Q2M']) {
    const preview = await tagsOf(path);
    expect(preview['og:title']).toBe('Join with the code K7Q2M');
    expect(readPng(await pictureOf(preview)).width).toBe(1200);
  }
});

test.each(['/', '/party', '/sheet/abc', '/rules/greed', '/replay', '/settings'])(
  'the page %s is sent to a client that accepts any type',
  async (path) => {
    for (const accept of ['*/*', 'text/html', undefined]) {
      const answer = await get(path, accept === undefined ? {} : { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('html'),
      ]);
    }
  },
);

test('a browser gets the start page in its language, and caches it for this language only', async () => {
  const start = (language: string) => get('/', { accept: 'text/html', 'accept-language': language });
  const [german, english] = [await start('de'), await start('en')];
  expect([german, english].map(({ body }) => body.includes('Würfel'))).toEqual([true, false]);
  expect((await get('/party', { accept: '*/*' })).headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-language',
  });
  for (const { headers } of [german, english]) expect(headers.vary).toContain('accept-language');
});

test.each(['/api/v1/nothing', '/nothing', '/assets/nothing.js'])(
  'a request for %s is not answered with a page',
  async (path) => {
    expect((await get(path, { accept: '*/*' })).statusCode).toBe(404);
  },
);

describe('oEmbed describes matches and replays', () => {
  const embedOf = (url: string) => get(`/oembed?url=${encodeURIComponent(url)}`);

  test('oEmbed describes a replay, and its page links to the description', async () => {
    const { body } = await get('/replay', { accept: '*/*' });
    const [, href = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)">/.exec(body) ?? [];
    const answer = await get(href.replaceAll('&#38;', '&').replace('http://dice.example', ''));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.json()).toEqual({
      version: '1.0',
      type: 'link',
      title: expect.stringMatching(/^Dicehall · ./),
      provider_name: 'Dicehall',
      provider_url: 'http://dice.example',
      cache_age: 3600,
      thumbnail_url: 'http://dice.example/previews/replay.png?lang=en',
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect((await get('/oembed?url=http://dice.example/replay&format=xml')).statusCode).toBe(501);
  });

  test('oEmbed refuses pages that are not matches, and pages of other sites', async () => {
    expect((await embedOf('http://dice.example/settings')).statusCode).toBe(404);
    expect((await embedOf(`http://dice.example/online/table/${await tableOf(true)}`)).statusCode).toBe(404);
    expect((await embedOf('http://other.example/replay')).statusCode).toBe(404);
  });
});
