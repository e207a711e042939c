import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type NewToken, problemSchema, socketResponseSchema } from '../../src/protocol/index.ts';
import { type Operation, operationsOf, type Schema } from '../support/operations.ts';
import { openSocket } from '../support/socket-client.ts';
import { startTestServer, type TestClient } from '../support/test-server.ts';

const testServer = await startTestServer();
afterAll(() => testServer.close());

const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('__proto__', '%zz', '\u0000', 'half \ud83d', '𝟛', -1, 1e308, 2 ** 53, '', null, [], {}),
);

/** Generates values that match a schema, almost match it, or do not match it. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const oneOf = schema.anyOf ?? schema.oneOf;
  if (schema.enum !== undefined)
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...schema.enum) }, wild);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map(valueFor), wild);
  switch (schema.type) {
    case 'object': {
      const parts = Object.entries(schema.properties ?? {}).map(
        ([name, part]) => [name, valueFor(part)] as const,
      );
      const shaped = fc.record(Object.fromEntries(parts), { requiredKeys: [] });
      return fc.oneof({ weight: 5, arbitrary: shaped }, wild);
    }
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 40 }), wild);
    case 'string':
      return fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 20 }), wild);
    case 'boolean':
      return fc.oneof(fc.boolean(), wild);
    default:
      return wild;
  }
}

/** Generates visible ASCII characters and spaces, which headers may contain. */
const headerText = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

/** Generates requests to a route, with parameters, body and headers, both known and unknown ones. */
function requestsFor(
  { path, parameters, body }: Operation,
  known: Readonly<Record<string, readonly string[]>>,
) {
  const text = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(known[name] ?? ['0', '1', '7'])) },
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('0'.repeat(16), '..', '%00', '%zz', "' or 1=1", '-1', '1e9'),
    );
  const named = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === place)
          .map(({ name }) => [name, place === 'header' ? headerText : text(name)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] } as { requiredKeys?: [] },
    );
  return fc.record({
    url: fc.tuple(named('path'), named('query')).map(([inPath, query]) => {
      const filled = Object.entries(inPath).reduce(
        (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
        path,
      );
      const asked = new URLSearchParams(query as Record<string, string>).toString();
      return asked === '' ? filled : `${filled}?${asked}`;
    }),
    headers: fc.tuple(named('header'), fc.option(headerText, { nil: undefined })).map(([own, language]) => ({
      ...(own as Record<string, string>),
      ...(language !== undefined && { 'accept-language': language }),
    })),
    payload:
      body === undefined ? fc.constant(undefined) : valueFor(body).map((value) => JSON.stringify(value)),
  });
}

test('no input to a route of the OpenAPI document causes a server error or an undocumented status', async () => {
  const [host, guest] = [await testServer.guest('Ada'), await testServer.guest('Bo')];
  const { id, secret } = await host.call<NewToken>('POST', '/me/tokens', { label: 'bot' });
  const bot: TestClient = { ...host, headers: { authorization: `Bearer ${secret}` } };
  const open = await host.open({ game: 'three-dice', seats: 3, clock: { kind: 'seconds', seconds: 30 } });
  const running = [
    await host.open({ game: 'greed', seats: 2 }),
    await host.open({ game: 'hidden-pairs', seats: 2 }),
  ];
  for (const table of running) {
    await guest.call('POST', `/tables/${table}/sit`, {});
    await host.call('POST', `/tables/${table}/start`);
  }
  const { code } = (await host.see(open)).table;
  const known = {
    id: [open, ...running],
    code: [code, code.toLowerCase()],
    token: [id],
    seat: ['0', '1', '2'],
  };
  const { streams, app } = testServer.server;
  const statuses = new Map<string, Set<number>>();
  for (const operation of await operationsOf(testServer)) {
    const { method, path } = operation;
    const seen = new Set<number>();
    statuses.set(`${method} ${path}`, seen);
    const sender = fc.constantFrom(host, guest, bot, testServer.anonymous);
    const run = fc.asyncProperty(
      sender,
      requestsFor(operation, known),
      async (who, { url, headers, payload }) => {
        // After a person is deleted, a new guest sends the next request.
        const asking =
          method === 'DELETE' && path === '/me' && who !== testServer.anonymous
            ? await testServer.guest('Cleo')
            : who;
        const asked = {
          ...headers,
          ...asking.headers,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        };
        let done = false;
        const answering = app
          .inject({ method, url: `/api/v1${url}`, headers: asked, ...(payload !== undefined && { payload }) })
          .then((answer) => {
            done = true;
            return answer;
          });
        // A stream runs until the server ends it.
        while (!done) {
          if (streams.count > 0) await streams.sendBye();
          await new Promise((later) => setImmediate(later));
        }
        const answer = await answering;
        seen.add(answer.statusCode);
        expect(answer.statusCode, `${method} ${url} ${payload}: ${answer.body}`).toBeLessThan(500);
        expect(operation.statuses, `${method} ${url}: ${answer.body}`).toContain(String(answer.statusCode));
        if (answer.statusCode >= 400) problemSchema.parse(answer.json());
      },
    );
    await fc.assert(run, { numRuns: 20 });
  }
  expect(statuses.size).toBeGreaterThan(30);
  // Many routes must have accepted some requests. Not all do: random text is hardly ever a position, for example.
  const reached = [...statuses.values()].filter((seen) => [...seen].some((status) => status < 300));
  expect(reached.length).toBeGreaterThan(0.25 * statuses.size);
});

test('no message over a WebSocket causes a server error, and each gets a response', async () => {
  const address = await testServer.server.app.listen({ port: 0, host: '127.0.0.1' });
  const [host, guest] = [await testServer.guest('Ada'), await testServer.guest('Bo')];
  const table = await host.open({ game: 'hidden-pairs', seats: 2 });
  await guest.call('POST', `/tables/${table}/sit`, {});
  await host.call('POST', `/tables/${table}/start`);
  const id = fc.nat(9);
  const tables = fc.oneof({ weight: 4, arbitrary: fc.constant(table) }, fc.constant('0'.repeat(16)));
  const move = fc.oneof(fc.constantFrom({ type: 're-roll', die: 1 }, { type: 'roll' }), wild);
  const numbered = (type: string) => fc.record({ id, type: fc.constant(type), table: tables });
  const fits = fc.oneof(
    numbered('subscribe'),
    numbered('unsubscribe'),
    fc.record({ id, type: fc.constant('move'), table: tables, seq: fc.nat(40), move }),
  );
  const messages = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fits, wild).map(([all, more]) => JSON.stringify({ ...all, ...(more as object) })),
    },
    { weight: 4, arbitrary: fits.map((all) => JSON.stringify(all)) },
    wild.map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 80 }),
  );
  const statuses = new Set<number>();
  for (const headers of [host.headers, {}]) {
    const socket = await openSocket(address, headers);
    let sent = 0;
    const run = fc.asyncProperty(messages, async (message) => {
      socket.sendText(message);
      sent += 1;
      const response = socketResponseSchema.parse((await socket.untilResponses(sent))[sent - 1]);
      const status = 'problem' in response ? response.problem.status : 200;
      statuses.add(status);
      expect(status, message).toBeLessThan(500);
    });
    await fc.assert(run, { numRuns: 150, endOnFailure: true });
    socket.close();
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]));
});

test('no path parameter causes a server error', async () => {
  const host = await testServer.guest('Ada');
  const parts = [
    '%00',
    '0%000',
    '%ED%A0%80',
    '%F0%9F%8E%B2',
    '%zz',
    '%2e%2e',
    "'",
    '%25',
    '1e9',
    '-1',
    '%20',
    '0x1',
    'constructor',
  ];
  for (const { method, path } of await operationsOf(testServer)) {
    for (const part of path.includes('{') ? parts : []) {
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, part)}`;
      const answer = await testServer.server.app.inject({ method, url, headers: host.headers });
      expect(answer.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${method} ${url}`).toBeLessThan(500);
      problemSchema.parse(answer.json());
    }
  }
  const table = await host.open({ game: 'greed', seats: 2 });
  for (const seat of ['%20', '0x1', '1e0', '01%20'])
    expect((await host.ask('DELETE', `/tables/${table}/bots/${seat}`)).statusCode).toBe(400);
});

test('docs/api.md lists exactly the routes of the API', async () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const named: string[] = [];
  for (const row of page.split('\n').filter((line) => line.startsWith('| `'))) {
    let [method, base] = ['', ''];
    // In a row, further routes are written without the path of the first one, up to its last part.
    for (const [, verb, path = ''] of row.matchAll(/`(?:([A-Z]+) )?(\/[\w/:-]*)`/g)) {
      if (verb !== undefined) [method, base] = [verb, path.slice(0, path.lastIndexOf('/'))];
      named.push(`${method} ${verb === undefined ? base : ''}${path}`);
    }
  }
  const calls = (await operationsOf(testServer)).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(named.sort()).toEqual(calls.sort());
});
