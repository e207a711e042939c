import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { networkOf } from '../../src/http/limits.ts';
import {
  type Person,
  type Problem,
  problemSchema,
  type Snapshot,
  snapshotSchema,
} from '../../src/protocol/index.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const web = mkdtempSync(join(tmpdir(), 'dicehall-web-'));
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Dicehall</title><style>b{}</style>');
mkdirSync(join(web, 'assets'));
for (const file of ['assets/page-3f2a.js', 'icon.svg']) writeFileSync(join(web, file), '');
const testServer = await startTestServer({ limits: true, web, errors: /ENOENT.*index\.html/ });
const ada = await testServer.guest('Ada');
afterAll(async () => {
  await testServer.close();
  rmSync(web, { recursive: true, force: true });
});

const inject = (asked: InjectOptions) => testServer.server.app.inject(asked);

const guests = '/api/v1/guests';

describe('the server refuses requests from other sites and requests above a limit', () => {
  const asJson = { 'content-type': 'application/json' };
  test.each([
    ['invalid JSON', { payload: '{"name":', headers: asJson }, 400, 'not-json'],
    ['an empty body', { headers: asJson }, 400, 'not-json'],
    [
      'another content type',
      { payload: 'name=Ada', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'json-only',
    ],
    [
      'a huge body',
      { payload: JSON.stringify({ name: 'x'.repeat(20_000) }), headers: asJson },
      413,
      'too-large',
    ],
    ['an unknown field', { payload: { name: 'Ada', admin: true } }, 400, 'bad-request'],
    ['a wrong type', { payload: { name: 7 } }, 400, 'bad-request'],
    ['an empty name', { payload: { name: ' ' } }, 400, 'bad-request'],
    ['control characters', { payload: { name: 'A\u001bda' } }, 400, 'bad-request'],
    ['a name of two lines', { payload: { name: 'Ada\u2028the host' } }, 400, 'bad-request'],
    ['a name that changes the writing direction', { payload: { name: '\u202eadA' } }, 400, 'bad-request'],
    ['an invisible name', { payload: { name: '\u200b\u3164\u2800' } }, 400, 'bad-request'],
    ['a lone surrogate', { payload: '{"name":"A\\ud83d"}', headers: asJson }, 400, 'bad-request'],
    [
      'another site, by fetch metadata',
      { payload: { name: 'Ada' }, headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'cross-site',
    ],
    [
      'a page of the same site on another origin',
      { payload: { name: 'Ada' }, headers: { 'sec-fetch-site': 'same-site' } },
      403,
      'cross-site',
    ],
    [
      'another origin',
      { payload: { name: 'Ada' }, headers: { origin: 'https://evil.example' } },
      403,
      'cross-site',
    ],
    ['an opaque origin', { payload: { name: 'Ada' }, headers: { origin: 'null' } }, 403, 'cross-site'],
    [
      'a forged token',
      { payload: { name: 'Ada' }, headers: { authorization: `Bearer dicehall_${'A'.repeat(43)}` } },
      401,
      'bad-token',
    ],
  ])('the server refuses %s with a problem document and its code', async (_what, given, status, code) => {
    const answer = await inject({ method: 'POST', url: guests, ...given });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = problemSchema.parse(answer.json());
    expect(problem.code).toBe(code);
    expect(problem.detail).not.toContain('server-');
  });

  let hosting: Promise<{ readonly host: TestClient; readonly table: string }> | undefined;
  const many = (count: number) => '🎲'.repeat(count);
  const sheet = { seq: 0, key: 'a-key-of-mine', change: { type: 'undo' } };
  test.each<[string, object, string | null]>([
    ['/guests', {}, 'name is missing.'],
    ['/guests', [], 'body must be an object.'],
    ['/guests', { name: 7 }, 'name must be text.'],
    ['/guests', { name: many(40) }, null],
    ['/guests', { name: many(41) }, 'name must have 1 to 40 characters, at least one of them visible.'],
    ['/guests', { name: 'Ada ' }, 'name must not start or end with a space.'],
    ['/guests', { name: 'Ada', admin: true }, 'body has an unknown key: admin.'],
    ['/tables', { game: 'greed', seats: 0 }, 'seats must be at least 1.'],
    ['/tables', { game: 'greed', seats: 2.5 }, 'seats must be a number.'],
    ['/tables', { game: 'x'.repeat(41) }, 'game must have at most 40 characters.'],
    ['/tables', { game: 'greed', listed: 'yes' }, 'listed must be true or false.'],
    ['/tables', { game: 'greed', late: 'soon' }, 'late must be one of next, bot-seat, closed.'],
    [
      '/tables',
      { game: 'greed', clock: { kind: 'seconds', seconds: 601 } },
      'clock.seconds must be at most 600.',
    ],
    ['/tables', { game: 'greed', clock: { kind: 'hours' } }, 'clock.kind has an invalid form.'],
    ['/tables/xyz/say', { text: 'x' }, 'id has an invalid form.'],
    ['/tables/TABLE/say', { text: many(200) }, null],
    [
      '/tables/TABLE/say',
      { text: many(201) },
      'text must have 1 to 200 characters, at least one of them visible.',
    ],
    [
      '/tables/TABLE/say',
      { text: 'two\u2029lines' },
      'text must not contain control characters, line breaks, changes of direction or lone surrogates.',
    ],
    [
      '/tables/TABLE/settings',
      {},
      'body needs at least one of chat, spectatorChat, watch, listed, late, locked, clock, grows.',
    ],
    ['/tables/TABLE/evening', {}, 'body needs at least one of points, teams.'],
    ['/tables/TABLE/evening', { points: [] }, 'points must have at least one element.'],
    ['/tables/TABLE/evening', { teams: [{ name: 'A', people: [] }] }, 'teams must have at least 2 elements.'],
    ['/tables/TABLE/moves', { seq: 1_000_001, move: {} }, 'seq must be at most 1,000,000.'],
    ['/tables/TABLE/moves', { seq: 3 }, 'move is missing.'],
    ['/sheets/0000000000000000/changes', { ...sheet, key: 'seven77' }, 'key has an invalid form.'],
  ])('a request to %s with the body %j gets the answer: %s', async (path, body, detail) => {
    hosting ??= testServer.guest('Host', '10.8.0.1').then(async (host) => {
      return { host, table: await host.open({ game: 'greed', seats: 2 }) };
    });
    const { host, table } = await hosting;
    const answer = await host.ask('POST', path.replace('TABLE', table), body);
    expect(answer.json<Problem>().detail ?? null).toBe(detail);
  });

  test('the answer to a malformed request is wholly in the language of the request', async () => {
    const answer = await inject({
      method: 'POST',
      url: '/api/v1/guests',
      headers: { 'accept-language': 'de' },
      payload: { name: 'Ada ' },
    });
    expect(answer.json<Problem>().detail).toBe('name darf nicht mit einem Leerzeichen beginnen oder enden.');
  });

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)(
    'pages of other sites must not %s, even with a cookie',
    async (method) => {
      for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const answer = await inject({
          method,
          url: '/api/v1/me',
          headers: { ...ada.headers, ...from },
          ...(method !== 'DELETE' && { payload: { name: 'Eve' } }),
        });
        expect(answer.json<Problem>().code).toBe('cross-site');
      }
      expect((await ada.call<Person>('GET', '/me')).name).toBe('Ada');
    },
  );

  test('a page of this server may send requests', async () => {
    const headers = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
    expect((await inject({ method: 'POST', url: guests, payload: { name: 'Bo' }, headers })).statusCode).toBe(
      201,
    );
  });

  test('a forged cookie, or one of a deleted person, is not accepted', async () => {
    const other = ada.headers.cookie?.replace(/=./, (start) => (start === '=x' ? '=y' : '=x')) ?? '';
    const refused = await inject({ url: '/api/v1/me', headers: { cookie: other } });
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    const gone = await testServer.guest('Gone');
    await gone.call('DELETE', '/me');
    expect((await gone.ask('GET', '/me')).json<Problem>().code).toBe('authentication-required');
  });

  test.each([
    ['before', (own: string) => `${own}; theme=dark`],
    ['after', (own: string) => `theme=dark; other=1; ${own}`],
  ])('the server finds the cookie of a person %s the cookies of other programs', async (_where, cookies) => {
    const headers = { cookie: cookies(ada.headers.cookie ?? '') };
    expect((await inject({ url: '/api/v1/me', headers })).json()).toMatchObject({ name: 'Ada' });
  });

  test('scripts cannot read the cookie, and other sites cannot send it', async () => {
    const answer = await inject({ method: 'POST', url: guests, payload: { name: 'Bo' } });
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('a person over the request limit is refused, and other people are not', async () => {
    const table = await ada.open({ game: 'greed', seats: 2 });
    const eager = await testServer.guest('Eager');
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => eager.ask('POST', `/tables/${table}/react`, { reaction: 'wow' })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.json<Problem>().code).toBe('too-many-requests');
    expect((await ada.ask('POST', `/tables/${table}/react`, { reaction: 'wow' })).statusCode).toBe(200);
  });

  const atTable = `/api/v1/tables/${'0'.repeat(16)}`;
  // A request counts towards the limit before it is validated.
  test.each([
    ['GET', '/api/v1/me/turns', 60],
    ['GET', '/api/v1/me/history', 60],
    ['GET', '/api/v1/asyncapi.json', 60],
    ['GET', '/api/docs/json', 60],
    ['GET', '/api/v1/explore', 60],
    ['GET', '/api/v1/me/export', 6],
    ['POST', '/api/v1/me/tokens', 12],
    ['POST', '/api/v1/tables', 12],
    ['POST', '/api/v1/sheets', 12],
    ['POST', `${atTable}/rematch`, 12],
    ['POST', `${atTable}/sit`, 30],
    ['POST', `${atTable}/wait`, 30],
    ['POST', `${atTable}/undo`, 30],
    ['POST', `${atTable}/undo/answer`, 30],
    ['POST', `${atTable}/say`, 30],
    ['POST', `${atTable}/react`, 30],
  ] as const)('a person may send %s %s at most %i times per minute', async (method, url, limit) => {
    const remoteAddress = `10.3.0.${url.length}`;
    const { headers } = await testServer.guest('Eager', remoteAddress);
    const isRefused = async () => (await inject({ method, url, headers, remoteAddress })).statusCode === 429;
    for (let sent = 0; sent < limit; sent += 1) expect(await isRefused()).toBe(false);
    expect(await isRefused()).toBe(true);
  });

  test('all addresses of one household share a limit for requests without a person', async () => {
    const ask = async (remoteAddress: string) =>
      (await inject({ url: '/api/v1/explore', remoteAddress })).statusCode;
    for (let sent = 0; sent < 60; sent += 1) expect(await ask(`2001:db8:0:7::${sent + 1}`)).toBe(400);
    expect([await ask('2001:db8:0:7::99'), await ask('2001:db8:0:8::1')]).toEqual([429, 400]);
  });

  test('an address over the limit is refused regardless of X-Forwarded-For, but others are not', async () => {
    const from = (remoteAddress: string, said: string) =>
      inject({
        method: 'POST',
        url: guests,
        payload: { name: 'Bo' },
        remoteAddress,
        headers: { 'x-forwarded-for': said },
      });
    const answers = [];
    for (let index = 0; index < 32; index += 1) answers.push(await from('10.0.0.1', `10.1.0.${index}`));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json<Problem>().code).toBe('too-many-requests');
    const wait = Number(refused?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(refused?.json<Problem>().detail).toBe(`Too many requests; try again in ${wait} seconds.`);
    expect((await from('10.0.0.2', '10.0.0.1')).statusCode).toBe(201);
  });
});

describe('many guests from one address share limits', () => {
  test('guests at one address share its limits on new guests and on code lookups', async () => {
    const from = (who: string | undefined, url: string, payload?: object) =>
      inject({
        url,
        remoteAddress: '10.0.0.7',
        ...(payload !== undefined && { method: 'POST', payload }),
        ...(who !== undefined && { headers: { cookie: `dicehall=${who}` } }),
      });
    let who: string | undefined;
    const people: string[] = [];
    for (let made = 0; made < 31; made += 1) {
      const answer = await from(who, guests, { name: 'Many' });
      expect(answer.statusCode).toBe(made < 30 ? 201 : 429);
      const given = answer.cookies[0]?.value;
      who = given === undefined ? who : encodeURIComponent(given);
      if (who !== undefined) people.push(who);
    }
    const answers = [];
    for (let guess = 0; guess < 62; guess += 1)
      answers.push((await from(people[guess % 30], '/api/v1/codes/ZZZZZ')).statusCode);
    expect(answers.filter((status) => status === 404)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8:0:1::', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
  ])('the address %s counts towards the limits of the network %s', (ip, network) =>
    expect(networkOf(ip)).toBe(network),
  );
});

describe('responses have secure headers', () => {
  test('every page and response has a content security policy without inline code', async () => {
    for (const url of ['/', '/play/some/page', '/api/v1/games', '/api/docs/', '/api/v1/nowhere']) {
      const answer = await inject({ url, headers: { accept: 'text/html' } });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy, url).toContain(`default-src '${url.startsWith('/api/v1') ? 'none' : 'self'}'`);
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(policy, url).not.toContain('unsafe-inline');
      expect(policy, url).not.toContain("'unsafe-eval'");
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await inject({ url: '/play/some/page', headers: { accept: 'text/html' } })).body).toContain(
      'Dicehall',
    );
    expect((await inject({ url: '/api/v1/nowhere' })).json<Problem>().code).toBe('no-such-page');
  });

  test('a browser gets an error as text, even if the built page is missing, and a program gets a problem document', async () => {
    renameSync(join(web, 'index.html'), join(web, 'away.html'));
    const askFor = (accept: string) => inject({ url: '/play/some/page', headers: { accept } });
    const [page, program] = [await askFor('text/html'), await askFor('*/*')];
    renameSync(join(web, 'away.html'), join(web, 'index.html'));
    const words =
      'The page is missing from this installation. Install Dicehall again. In a copy of the source: npm run build';
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      500,
      'text/plain; charset=utf-8',
      `${words}\n`,
    ]);
    expect(program.json<Problem>()).toMatchObject({ code: 'server-error', detail: words });
  });

  test.each([
    ['/', 'no-cache'],
    ['/icon.svg', 'no-cache'],
    ['/assets/page-3f2a.js', 'public, max-age=31536000, immutable'],
  ])('a browser may keep %s: %s', async (url, caching) => {
    expect((await inject({ url, headers: { accept: 'text/html' } })).headers['cache-control']).toBe(caching);
  });

  test('the content security policy allows inline styles on the start page only, by their hash', async () => {
    const policyOf = async (url: string) =>
      (await inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'];
    const hash = createHash('sha256').update('b{}').digest('base64');
    expect(await policyOf('/')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(await policyOf('/play/some/page')).toContain("style-src 'self';");
  });

  test.each([
    'localhost:8080',
    '127.0.0.1:8080',
    '192.168.1.20:8080',
    '203.0.113.7',
    '[::1]:8080',
    '[fe80::1]',
    'dicehall',
    'anna-laptop.local:8080',
    'NAS.LAN',
    'box.fritz.box',
    'dice.example',
    'dice.example.:443',
    'second.example',
  ])('a server with the host names dice.example and second.example answers requests to %s', async (host) => {
    const database = { ...testServer.database, close: async () => {} };
    const named = await startTestServer({
      database,
      publicUrl: 'https://dice.example',
      hosts: ['Second.Example'],
    });
    const answer = await named.server.app.inject({ url: '/api/v1/games', headers: { host } });
    expect(answer.statusCode).toBe(200);
    await named.close();
  });

  test.each(['evil.example', 'evil.example:8080', 'local.evil.example', '127.0.0.1.evil.example', 'a.b'])(
    'a page of %s, a foreign host name that resolves to the server, can neither change nor read anything',
    async (host) => {
      const origin = `http://${host}`;
      const headers = { host, origin, 'sec-fetch-site': 'same-origin' };
      const asked = [
        { method: 'POST', url: guests, payload: { name: 'Eve' }, headers },
        { method: 'GET', url: '/api/v1/tables', headers: { host } },
        { method: 'GET', url: '/', headers: { host } },
        { method: 'GET', url: '/readyz', headers: { host } },
      ] as const;
      for (const one of asked) {
        const answer = await inject(one);
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([421, 'wrong-host']);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const { detail } = (await inject({ url: '/', headers: { host } })).json<Problem>();
      expect(detail).toContain(`“${host.replace(':8080', '')}”`);
      expect((await inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
    },
  );

  test('behind a proxy the host name that the client requested is accepted too', async () => {
    const database = { ...testServer.database, close: async () => {} };
    const behind = await startTestServer({ database, trustProxy: 1, publicUrl: 'https://dice.example' });
    const statusFor = async (forwarded: string) => {
      const headers = { host: 'inside:8080', 'x-forwarded-host': forwarded };
      return (await behind.server.app.inject({ url: '/api/v1/games', headers })).statusCode;
    };
    expect([await statusFor('dice.example'), await statusFor('evil.example')]).toEqual([200, 421]);
    await behind.close();
  });

  test('a cookie is sent over HTTPS only if the proxy got the request over HTTPS', async () => {
    const database = { ...testServer.database, close: async () => {} };
    const behind = await startTestServer({ database, trustProxy: 1 });
    for (const scheme of ['http', 'https']) {
      const headers = { 'x-forwarded-proto': scheme };
      const asked = { method: 'POST', url: guests, payload: { name: 'Ada' }, headers } as const;
      const { 'set-cookie': cookie } = (await behind.server.app.inject(asked)).headers;
      expect(String(cookie).includes('; Secure')).toBe(scheme === 'https');
    }
    await behind.close();
  });

  test('with `*` a server accepts every host name', async () => {
    const database = { ...testServer.database, close: async () => {} };
    const open = await startTestServer({ database, hosts: ['*'] });
    const answer = await open.server.app.inject({ url: '/api/v1/games', headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(200);
    await open.close();
  });

  test('a script of another site cannot read the API', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await inject({ url: '/api/v1/games', headers });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([403, 'cross-site']);
  });

  test('responses and pages have security headers and do not name the software', async () => {
    const [page, answer] = [await inject({ url: '/' }), await inject({ url: '/api/v1/games' })];
    for (const { headers } of [page, answer]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const name of ['x-powered-by', 'server', 'strict-transport-security', 'etag'])
        if (name !== 'etag' || headers === answer.headers) expect(headers[name]).toBeUndefined();
    }
    expect(page.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(String(page.headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '')).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
        "font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    // Every phone loads a dozen files, so files are sent without headers that only documents need.
    for (const [url, hasPolicy] of [
      ['/assets/worker.js', true],
      ['/assets/style.css', false],
    ] as const) {
      const { headers } = await inject({ url });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect('content-security-policy' in headers).toBe(hasPolicy);
      expect(headers['x-frame-options']).toBeUndefined();
    }
    const preflight = await inject({
      method: 'OPTIONS',
      url: guests,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('HTTPS responses have HSTS and secure cookies', async () => {
    const database = { ...testServer.database, close: async () => {} };
    const secure = await startTestServer({ database, publicUrl: 'https://dice.example' });
    const headers = { origin: 'https://dice.example', host: 'inside:8080' };
    const welcome = await secure.server.app.inject({
      method: 'POST',
      url: guests,
      payload: { name: 'Ada' },
      headers,
    });
    expect(welcome.statusCode).toBe(201);
    expect(welcome.headers['set-cookie']).toMatch(
      /^dicehall=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(welcome.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure.server.app.swagger()).toMatchObject({ servers: [{ url: 'https://dice.example' }] });
    const left = await secure.server.app.inject({
      method: 'DELETE',
      url: '/api/v1/me',
      headers: { cookie: `dicehall=${welcome.cookies[0]?.value}` },
    });
    expect(left.statusCode).toBe(204);
    expect(left.headers['set-cookie']).toMatch(/^dicehall=; Max-Age=0; Path=\/; HttpOnly; /);
    await secure.close();
  });

  test('the API documentation has no inline scripts or styles, which its content security policy blocks', async () => {
    const { body } = await inject({ url: '/api/docs/', headers: { accept: 'text/html' } });
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
    expect(body).not.toMatch(/<style/);
  });

  test('responses match their schemas', async () => {
    const table = await ada.open({ game: 'hidden-pairs', seats: 2 });
    await ada.call('POST', `/tables/${table}/bots`, { strength: 'steady' });
    const started = await ada.call<Snapshot>('POST', `/tables/${table}/start`);
    expect(snapshotSchema.parse(started)).toEqual(started);
  });

  test('metrics need the token; if none is set, no client may read them, not even on the same machine', async () => {
    const database = { ...testServer.database, close: async () => {} };
    const measured = await startTestServer({ database, metricsToken: 'a token for metrics' });
    const ask = (headers: Record<string, string>) => measured.server.app.inject({ url: '/metrics', headers });
    const eve = await measured.guest('Eve');
    const table = await eve.open({ game: 'greed', seats: 2 });
    // This address matches no route.
    await measured.server.app.inject({ url: `/online/tables/${table}/x` });
    const counted = (await ask({ authorization: 'Bearer a token for metrics' })).body;
    for (const name of [
      'moves_total',
      'streams',
      'live_tables',
      'expert_questions 0',
      'connection_waits 0',
      'database_bytes',
      'limited_total',
      'write_seconds_bucket',
      'request_seconds_bucket',
    ])
      expect(counted).toContain(`dicehall_${name}`);
    for (const part of ['store', 'bus']) expect(counted).toContain(`\ndicehall_${part}_up 1\n`);
    const requests = [...counted.matchAll(/^dicehall_request_seconds_count\{(.*)\} (\d+)$/gm)].map(
      ([, labels = '', count]) => `${labels.replaceAll(/\w+="|"/g, '').replaceAll(',', ' ')}: ${count}`,
    );
    expect(requests.sort()).toEqual([
      expect.stringMatching(/\/guests POST 201: 1$/),
      expect.stringMatching(/\/tables POST 201: 1$/),
      'none GET 404: 1',
    ]);
    // The id of a table gives access to the table.
    for (const id of [table, eve.person.id]) expect(counted).not.toContain(id);
    expect((await ask({ authorization: 'Bearer another token' })).statusCode).toBe(401);
    const refused = await ask({ 'accept-language': 'de' });
    expect([
      refused.statusCode,
      refused.headers['content-type'],
      refused.headers['www-authenticate'],
    ]).toEqual([401, 'text/plain; charset=utf-8', 'Bearer']);
    expect(refused.body).toMatch(/^Schicke DICEHALL_METRICS_TOKEN .*\.\n$/);
    const closing = measured.close();
    const stopping = await measured.server.app.inject({ url: '/readyz' });
    expect([stopping.statusCode, stopping.json()]).toEqual([
      503,
      { ok: false, store: true, writes: true, lacks: null, bus: true, stopping: true },
    ]);
    await closing;
    expect((await inject({ url: '/metrics' })).statusCode).toBe(401);
    expect((await inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })).statusCode).toBe(401);
    expect((await inject({ url: '/healthz' })).json()).toEqual({ ok: true });
    const ready = await inject({ url: '/readyz' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ ok: true, store: true, bus: true, stopping: false });
  });
});
