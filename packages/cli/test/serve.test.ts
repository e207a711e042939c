import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@dicehall/messages/node';
import { CannotStart, phoneAddresses, readSettings, settingNames, settings } from '@dicehall/server';
import { describe, expect, test } from 'vitest';
import { prepareFolder } from '../../server/test/support/database.ts';
import { makeContext } from '../src/context.ts';
import { failedStart } from '../src/failed-start.ts';
import { call } from './calling.ts';
import { startServing } from './serving.ts';
import { makeTerminal } from './streams.ts';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const messages = loadCatalogue({ language: 'en' });

describe('an invalid setting of the server is refused', () => {
  test.each([
    [{ DICEHALL_PORT: 'abc' }, '', 'DICEHALL_PORT must be a whole number from 0 to 65535, not “abc”.'],
    [{ DICEHALL_PORT: '1e3' }, '', 'DICEHALL_PORT must be a whole number from 0 to 65535, not “1e3”.'],
    [{}, '--port 99999', '--port must be a whole number from 0 to 65535, not “99999”.'],
    [
      { DICEHALL_CONNECTIONS: '1' },
      '',
      'DICEHALL_CONNECTIONS must be a whole number from 2 to 200, not “1”.',
    ],
    [
      { DICEHALL_LOG: 'loud' },
      '',
      'DICEHALL_LOG must be one of debug, info, warn, error, silent, not “loud”.',
    ],
    [{ DICEHALL_LIMITS: 'yes' }, '', 'DICEHALL_LIMITS must be one of on, off, not “yes”.'],
    [{ DICEHALL_SECRET: 'short' }, '', 'DICEHALL_SECRET must have at least 32 characters.'],
    [{ DICEHALL_METRICS_TOKEN: 'short' }, '', 'DICEHALL_METRICS_TOKEN must have at least 16 characters.'],
    [
      { DATABASE_URL: 'mysql://me:secret@localhost/x' },
      '',
      'DATABASE_URL must be an address that starts with one of: postgres://, postgresql://.',
    ],
    [{ NATS_URL: 'http://x' }, '', 'NATS_URL must be an address that starts with one of: nats://, tls://.'],
    [
      {},
      '--public-url ftp://x',
      '--public-url must be an address that starts with one of: http://, https://.',
    ],
    [{}, '--web /nowhere', '--web must be a folder that contains an index.html. “/nowhere” contains none.'],
  ])('an invalid setting is refused by name with the allowed values: %j %s', async (env, options, said) => {
    const { code, out, err } = await call(`serve ${options}`, { env: env as Record<string, string> });
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `dicehall: ${said}\n` });
  });

  test('an environment variable with an empty value counts as not set', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [settings[name].env, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('an invalid setting is refused in German too, and an unknown option gets a hint', async () => {
    const german = await call('serve --lang de --port x');
    expect(german.err).toBe('dicehall: --port muss eine ganze Zahl von 0 bis 65535 sein, nicht „x“.\n');
    expect((await call('serve --prot 1')).err).toContain('--port');
  });

  test('a misspelt variable is reported with the most similar setting', async () => {
    const { err } = await call('serve --port x', { env: { DICEHALL_PROT: '1', DICEHALL_FROBNICATION: '1' } });
    expect(err.split('\n').slice(0, 2)).toEqual([
      'dicehall: There is no setting DICEHALL_PROT. Did you mean DICEHALL_PORT?',
      'dicehall: There is no setting DICEHALL_FROBNICATION. It was ignored.',
    ]);
  });

  test('an unreachable database is reported without its password', async () => {
    const { code, err } = await call('serve', {
      env: { DICEHALL_PORT: '0', DATABASE_URL: 'postgres://me:sesame@127.0.0.1:1/x' },
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^dicehall: PostgreSQL does not answer at DATABASE_URL: .*127\.0\.0\.1:1\n$/);
    expect(err).not.toContain('sesame');
  });
});

const [network] = phoneAddresses('PORT');
const forPhones =
  network === undefined
    ? 'This computer is not connected to a network. Phones can join once it is.'
    : `Phones on this network join at ${network}`;

test.each([
  [
    [],
    [
      'Only this computer can open it. To let others in, add --host 0.0.0.0, or start “dicehall party” instead.',
    ],
  ],
  [['--host', '0.0.0.0'], [forPhones]],
])('a server says who can open it, or how to let others in: %j', async (flags, lines) => {
  const data = mkdtempSync(join(tmpdir(), 'dicehall-serve-'));
  await prepareFolder(data);
  try {
    const server = await startServing(['serve', '--port', '0', '--data', data, ...flags], {}, /listening on/);
    const [first = '', ...others] = server.err().split('\n');
    const port = first.split(':').at(-1);
    expect(others).toEqual([...lines.map((line) => line.replace('PORT', `${port}`)), '']);
    await server.stop();
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('the server logs its address, answers to all its host names, and Ctrl+C stops it without an error', async () => {
  const data = mkdtempSync(join(tmpdir(), 'dicehall-serve-'));
  await prepareFolder(data);
  try {
    const names = ['--public-url', 'https://dice.example', '--hosts', 'second.example'];
    const options = ['--port', '0', '--data', data, ...names];
    const server = await startServing(['serve', ...options], {}, /listening on/);
    const [, address = ''] =
      /^Dicehall is listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(server.err()) ?? [];
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        const asked = get(`${address}/api/v1/games`, { headers: { host }, agent: false }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        asked.once('error', reject);
      });
    const hosts = ['dice.example', 'second.example', 'evil.example'];
    expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 421]);
    expect([await server.stop(), server.out()]).toEqual([0, '']);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test.each([
  [new Error('no reason'), 'The server cannot start: no reason'],
  ['no error', 'The server cannot start: no error'],
  [
    new CannotStart('folder-in-use', { folder: '/data', process: '7' }),
    '/data is in use by another Dicehall server (process 7). Stop it first.',
  ],
  [
    new CannotStart('schema-older', { migration: '004-evenings' }),
    'The database lacks the migration 004-evenings of this version. Start once without DICEHALL_MIGRATE=off, as a role that may change tables.',
  ],
])('a server that cannot start reports one sentence: %s', (error, sentence) => {
  const terminal = makeTerminal();
  const context = makeContext(terminal.io, messages, false, () => {});
  expect(failedStart(context, error)).toBe(1);
  expect(terminal.err()).toBe(`dicehall: ${sentence}\n`);
});

describe('every setting is documented', () => {
  test('every setting has the same text in the help and on the page about operations', async () => {
    const { out } = await call('serve --help');
    const help = out.replaceAll(/\s+/g, ' ');
    const table = page.replaceAll(/ +/g, ' ');
    for (const name of settingNames) {
      const { env, flag, default: fallback } = settings[name];
      const about = messages.say(`setting-${name}`);
      const standardHelp = fallback === '' ? '' : ` (${fallback})`;
      if (flag === null) expect(help).toContain(`${env} ${about}`);
      else {
        expect(help).toContain(`--${flag} <${flag}> ${about}${standardHelp}`);
        expect(help).toContain(`${env} --${flag}${standardHelp}`);
      }
      const [option, standard] = [
        flag === null ? '' : `\`--${flag}\``,
        fallback === '' ? '' : `\`${fallback}\``,
      ];
      const row = `| \`${env}\` | ${option} | ${standard} | ${about} |`.replaceAll(/ +/g, ' ');
      expect(table).toContain(row);
    }
    const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` /.test(line));
    expect(rows).toHaveLength(settingNames.length);
  });
});
