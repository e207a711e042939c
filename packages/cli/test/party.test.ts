import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@dicehall/server/protocol';
import { afterAll, expect, test } from 'vitest';
import { prepareFolder } from '../../server/test/support/database.ts';
import { announcement } from '../src/commands/party.ts';
import { call } from './calling.ts';
import { messages } from './online-tables.ts';
import { startServing } from './serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-party-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('party refuses a game that does not exist, an invalid port and an invalid level of the log', async () => {
  expect(await call('party greed --data /nowhere', { env: { DICEHALL_LOG: 'loud' } })).toMatchObject({
    code: 2,
    err: 'dicehall: DICEHALL_LOG must be one of debug, info, warn, error, silent, not “loud”.\n',
  });
  expect(await call('party grede')).toMatchObject({ code: 2, err: expect.stringContaining('“grede”') });
  expect(await call('party greed --port x')).toMatchObject({
    code: 2,
    err: 'dicehall: --port must be a whole number from 0 to 65535, not “x”.\n',
  });
});

/** Makes a folder with a page. */
function pageFolder(): string {
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  for (const name of ['index.html', 'phone.html'])
    writeFileSync(join(web, name), '<html><head><title>Dicehall</title></head><body></body></html>');
  return web;
}

/** Starts a party on a free port. `opened` contains the command lines with which a desktop’s browser was started. */
async function startParty(name: string, options: readonly string[], env: Readonly<Record<string, string>>) {
  const data = join(folder, name);
  await prepareFolder(env.DICEHALL_DATA ?? data);
  const path = join(folder, `${name}-bin`);
  mkdirSync(path);
  writeFileSync(join(path, 'xdg-open'), `#!/bin/sh\necho "$@" > "${path}/opened"\n`, { mode: 0o755 });
  const usual = process.env.PATH;
  process.env.PATH = `${path}:${usual}`;
  try {
    const place = env.DICEHALL_DATA === undefined ? ['--data', data] : [];
    const words = ['party', ...options, '--port', '0', ...place];
    const party = await startServing(words, { DICEHALL_WEB: pageFolder(), ...env }, /Strg\+C|Ctrl\+C/);
    const [, port, code = ''] = /:(\d+)\/phone\/(\w+)/.exec(party.out()) ?? [];
    const opened = () => readFileSync(join(path, 'opened'), 'utf8');
    return { ...party, code, server: `http://127.0.0.1:${port}`, opened };
  } finally {
    process.env.PATH = usual;
  }
}

async function tableOf({ server, code }: { readonly server: string; readonly code: string }) {
  const read = async <Body>(path: string) => (await (await fetch(`${server}/api/v1${path}`)).json()) as Body;
  const { table } = await read<{ readonly table: string }>(`/codes/${code}`);
  return (await read<Pick<Snapshot, 'table'>>(`/tables/${table}`)).table;
}

test.each<[string[], string[]]>([
  [['192.168.0.7'], ['Phones on this network join at http://192.168.0.7:8080/phone/1EHGQ']],
  [
    ['192.168.0.7', '10.0.0.7', '172.17.0.1'],
    [
      'Phones on this network join at http://192.168.0.7:8080/phone/1EHGQ',
      'If that does not open, try:',
      'http://10.0.0.7:8080/phone/1EHGQ',
      'http://172.17.0.1:8080/phone/1EHGQ',
    ],
  ],
  [[], ['This computer is not connected to a network. Phones can join once it is.']],
])('with the addresses %j, party prints a link for each, the most likely first', (hosts, phones) => {
  const forPhones = hosts.map((host) => `http://${host}:8080`);
  const party = { code: '1EHGQ', own: 'http://127.0.0.1:8080', forPhones, hasPicture: false };
  const { room, lines } = announcement(messages.en, party);
  expect(room).toBe(`http://${hosts[0] ?? '127.0.0.1'}:8080/room/1EHGQ`);
  expect(lines.join('\n').split('\n')).toEqual([
    ...phones,
    'Code: 1EHGQ',
    `The screen for the room: ${room}`,
    'Ctrl+C ends the party. Its matches are saved.',
  ]);
});

const room = /http:\/\/[\d.]+:\d+\/room\/\w+/;

test('party prints the code, opens a table that everyone can join, and stops at Ctrl+C', async () => {
  const options = ['ten-thousand', '--option', 'farkle', '--no-open'];
  const party = await startParty('data', options, { LANG: 'de_DE.UTF-8', DISPLAY: ':0' });
  const { code, server } = party;
  try {
    expect(party.out()).toContain(`Code: ${code}`);
    expect(room.exec(party.out())?.[0]).toMatch(new RegExp(`/room/${code}$`));
    // The output contains the QR code of the link.
    expect(party.out()).toMatch(/[█▀▄]{20}/);
    // Phones reach it under every address of the computer. Only Linux has several of its own by default.
    if (process.platform === 'linux')
      expect((await fetch(`${server.replace('127.0.0.1', '127.0.0.2')}/healthz`)).status).toBe(200);
    const page = await fetch(`${server}/room/${code}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const table = await tableOf(party);
    expect(table).toMatchObject({
      game: 'ten-thousand',
      options: { opening: 500, more: 'fixed' },
      grows: true,
      seats: [],
      evening: { match: 1 },
    });
    // Previews of links to the table use the language of the person who opened it.
    const preview = await (await fetch(`${server}/online/table/${table.id}`)).text();
    expect(preview).toMatch(/"og:description"[^>]*Plätze/);
  } finally {
    expect(await party.stop()).toBe(0);
  }
  expect(party.opened).toThrow();
  await expect(fetch(`${server}/healthz`)).rejects.toThrow();
});

test.each([{ WAYLAND_DISPLAY: 'wayland-0' }, { DISPLAY: ':0' }])(
  'party opens the first game if none is named, and opens the room screen on a desktop: %j',
  async (desktop) => {
    const [name = ''] = Object.keys(desktop);
    const party = await startParty(name, [], { LANG: 'C', ...desktop });
    expect(party.out()).not.toMatch(/[█▀▄]/);
    expect((await tableOf(party)).game).toBe('greed');
    await expect
      .poll(() => existsSync(join(folder, `${name}-bin`, 'opened')) && party.opened())
      .toBe(`${room.exec(party.out())?.[0]}\n`);
    expect(await party.stop('SIGTERM')).toBe(0);
  },
);

test('party opens no browser without a desktop, and uses the folder of DICEHALL_DATA without --data', async () => {
  const data = join(folder, 'elsewhere');
  const party = await startParty('plain', [], { LANG: 'C', DICEHALL_DATA: data });
  const used = readdirSync(data);
  expect(await party.stop()).toBe(0);
  expect(used.length).toBeGreaterThan(1);
  expect(party.opened).toThrow();
});
