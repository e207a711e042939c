import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serve } from '../src/node/serve.ts';
import { hostsOf, placeOf, readSettings, retentionOf, unknownVariables } from '../src/node/settings.ts';
import { prepareFolder } from './support/database.ts';

describe('the settings of a server come from options and variables', () => {
  test('an option comes before its variable, and a variable before the default', () => {
    const port = (env: Record<string, string>, options = {}) => readSettings(env, options).port;
    expect([port({}), port({ DICEHALL_PORT: '1' }), port({ DICEHALL_PORT: '1' }, { port: '2' })]).toEqual([
      8080, 1, 2,
    ]);
  });

  test('by default a server logs no details of each request, and limits them', () => {
    expect(readSettings({})).toMatchObject({ log: 'info', limits: true });
  });

  test('host names are separated by commas or spaces', () => {
    expect(hostsOf(readSettings({ DICEHALL_HOSTS: ' one.example,two.example  three.example, ' }))).toEqual([
      'one.example',
      'two.example',
      'three.example',
    ]);
    expect(hostsOf(readSettings({}))).toEqual([]);
  });

  test('each retention period is read from its own variable', () => {
    const days = {
      DICEHALL_KEEP_OPEN: '1',
      DICEHALL_KEEP_UNFINISHED: '2',
      DICEHALL_KEEP_GUESTS: '3',
      DICEHALL_KEEP_PEOPLE: '4',
      DICEHALL_KEEP_CHAT: '5',
      DICEHALL_KEEP_NETWORKS: '36500',
    };
    const kept = { open: 1, unfinished: 2, guests: 3, people: 4, chat: 5, networks: 36_500 };
    expect(retentionOf(readSettings(days))).toEqual(kept);
  });

  test('matches are saved in PostgreSQL if its URL is set, otherwise in the folder', () => {
    expect(placeOf(readSettings({ DICEHALL_DATA: '/srv/dice' }))).toEqual({
      kind: 'folder',
      folder: '/srv/dice',
    });
    const url = 'postgresql://me@box/dice';
    expect(placeOf(readSettings({ DATABASE_URL: url, DICEHALL_CONNECTIONS: '2' }))).toEqual({
      kind: 'postgres',
      url,
      connections: 2,
    });
  });

  test.each([
    ['DICEHALL_PORT', '65535', '65536'],
    ['DICEHALL_CONNECTIONS', '200', '201'],
    ['DICEHALL_CONNECTIONS', '2', '1'],
    ['DICEHALL_SECRET', 's'.repeat(32), 's'.repeat(31)],
    ['DICEHALL_METRICS_TOKEN', 's'.repeat(16), 's'.repeat(15)],
    ['DICEHALL_TRUST_PROXY', '10', '11'],
    ['DICEHALL_THINK', '60000', '60001'],
    ['DICEHALL_KEEP_CHAT', '36500', '36501'],
    ['DICEHALL_LOG', 'silent', 'trace'],
    ['DICEHALL_MIGRATE', 'off', 'no'],
    ['DICEHALL_PUBLIC_URL', 'http://box', 'box'],
    ['NATS_URL', 'tls://box', 'https://box'],
    ['DATABASE_URL', 'postgres://box/dice', 'mysql://box/dice'],
  ])('the variable %s accepts %s and refuses %s', (name, allowed, refused) => {
    expect(() => readSettings({ [name]: allowed })).not.toThrow();
    expect(() => readSettings({ [name]: refused })).toThrow(`${name} is not allowed`);
  });

  test('a variable that only the command line reads is not reported as unknown', () => {
    const env = { DICEHALL_HOME: '', DICEHALL_SERVER: '', DICEHALL_PORT: '', DICEHALL_PROT: '', OTHER: '' };
    expect(unknownVariables(env)).toEqual(['DICEHALL_PROT']);
  });
});

test('a server listens on the host from its settings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-host-'));
  await prepareFolder(folder);
  const settings = { DICEHALL_HOST: '0.0.0.0', DICEHALL_PORT: '0', DICEHALL_DATA: folder };
  const { server } = await serve(readSettings({ ...settings, DICEHALL_LOG: 'silent' }));
  expect(server.app.addresses()).toMatchObject([{ address: '0.0.0.0' }]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['port-in-use', '127.0.0.1'],
  ['no-such-host', '203.0.113.1'],
  ['no-such-host', 'nowhere.invalid'],
])('a server does not start, and reports %s, if it cannot listen on the host %s', async (code, host) => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  const starting = serve(readSettings({ DICEHALL_HOST: host, DICEHALL_PORT: String(port) }));
  await expect(starting).rejects.toMatchObject({ code, values: { host, port: String(port) } });
  other.close();
});
