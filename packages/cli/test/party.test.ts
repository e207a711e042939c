import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { prepareFolder } from '../../server/test/support/database.ts';
import { localAddresses } from '../src/commands/party.ts';
import { call } from './calling.ts';

const command = fileURLToPath(new URL('../bin/dicehall.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicehall-party-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = (address: string, internal = false) =>
  ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null }) as const;

test('the address of the home network comes before those of offices and of virtual networks', () => {
  const interfaces = {
    lo: [address('127.0.0.1', true)],
    docker0: [address('172.17.0.1')],
    eth0: [address('10.1.2.3'), { ...address('fe80::1'), family: 'IPv6' as const, scopeid: 2 }],
    wlan0: [address('192.168.178.20')],
  };
  expect(localAddresses(interfaces)).toEqual(['192.168.178.20', '10.1.2.3', '172.17.0.1']);
});

test.each(['vEthernet (WSL)', 'bridge100', 'VMware Network Adapter VMnet8', 'tailscale0'])(
  'a network between programs of one machine, such as %s, comes last',
  (name) => {
    const interfaces = { [name]: [address('192.168.64.1')], eth0: [address('10.1.2.3')] };
    expect(localAddresses(interfaces)).toEqual(['10.1.2.3', '192.168.64.1']);
  },
);

test('a game that does not exist and a wrong port are refused', async () => {
  expect(await call('party grede')).toMatchObject({ code: 2, err: expect.stringContaining('“grede”') });
  expect(await call('party greed --port x')).toMatchObject({
    code: 2,
    err: 'dicehall: --port must be a whole number from 0 to 65535, not “x”.\n',
  });
});

test('a party prints its code and opens a table for everybody, and stops at Ctrl+C', async () => {
  const data = join(folder, 'data');
  await prepareFolder(data);
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('DICEHALL_'));
  const env = { ...Object.fromEntries(outside), LANG: 'de_DE.UTF-8' };
  const options = ['party', 'ten-thousand', '--option', 'farkle', '--port', '0', '--data', data, '--no-open'];
  const child = spawn(process.execPath, ['--liftoff-only', command, ...options], { env, cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  try {
    let said = '';
    const all = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (bytes) => {
        said += String(bytes);
        if (said.includes('Strg+C')) resolve();
      });
      child.stderr.on('data', (bytes) => {
        said += String(bytes);
      });
      child.once('close', () => reject(new Error(said)));
    });
    await all;
    const [, port, code] = /:(\d+)\/phone\/(\w+)/.exec(said) ?? [];
    expect(said).toContain(`Code: ${code}`);
    const server = `http://127.0.0.1:${port}`;
    const room = await fetch(`${server}/room/${code}`, { headers: { accept: 'text/html' } });
    expect(room.status).toBe(200);
    const { table } = (await (await fetch(`${server}/api/v1/codes/${code}`)).json()) as { table: string };
    const snapshot = (await (await fetch(`${server}/api/v1/tables/${table}`)).json()) as {
      readonly table: object;
    };
    expect(snapshot.table).toMatchObject({
      game: 'ten-thousand',
      options: { opening: 500, more: 'fixed' },
      grows: true,
      seats: [],
      evening: { match: 1 },
    });
    // Links to it are shown in the language of the person who opened it.
    const preview = await (await fetch(`${server}/online/table/${table}`)).text();
    expect(preview).toMatch(/"og:description"[^>]*Plätze/);
  } finally {
    child.kill('SIGINT');
  }
  expect(await ended).toBe(0);
});
