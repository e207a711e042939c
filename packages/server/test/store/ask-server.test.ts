import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerRequest } from '../../src/store/ask-server.ts';
import { askForBackup, askForCount, type OpenDatabase } from '../../src/store/index.ts';
import { memoryDatabase } from '../support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-ask-'));
/** The path of the socket. Its name has the form by which other processes find the server in its folder. */
const at = join(folder, 'dicehall-0123456789ab.sock');
let database: OpenDatabase;
let server: Server;
let isStarted = true;
/** The time in milliseconds for which the server waits for a process that does not read. */
let patience = 60_000;
beforeAll(async () => {
  database = await memoryDatabase();
  // The data is larger than the buffers of a socket.
  await sql`insert into settings (name, value) values ('large', repeat('x', 5000000))`.execute(database.db);
  server = createServer((socket) => answerRequest(socket, () => (isStarted ? database.db : null), patience));
  server.listen(at);
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function responseTo(request: string): Promise<string> {
  const socket = connect(at).setEncoding('utf8');
  socket.write(`${request}\n`);
  let response = '';
  for await (const part of socket) response += String(part);
  return response;
}

test('a server sends its backup and writes no file, because it may write only into its own folder', async () => {
  const before = readdirSync(folder);
  const lines = (await responseTo('backup')).trim().split('\n');
  expect(lines[0]).toContain('dicehallBackup');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: { settings: 1, tables: 0 } });
  expect(readdirSync(folder)).toEqual(before);
});

test('a process that does not read a backup blocks the database only for a limited time', async () => {
  patience = 50;
  const lazy = connect(at);
  lazy.write('backup\n');
  await once(lazy, 'readable');
  // Waits until the transaction of the backup has ended.
  await sql`select 1`.execute(database.db);
  lazy.setEncoding('utf8');
  let read = '';
  for await (const part of lazy) read += String(part);
  expect(read).not.toContain('"end"');
  patience = 60_000;
});

test('a server answers only counts that concern its retention', async () => {
  expect(await askForCount(folder, 'open', new Date())).toBe(0);
  expect(await responseTo('count finished 0')).toBe('{"error":"The server has another version"}');
});

test('a server counts what it would delete before the given time', async () => {
  const since = new Date('2026-11-01T12:00:00Z');
  await sql`insert into people (id, name, since, seen) values ('idle', 'Ada', ${since}, ${since})`.execute(
    database.db,
  );
  const before = (time: number) => askForCount(folder, 'guests', new Date(time));
  expect([await before(+since), await before(+since + 1)]).toEqual([0, 1]);
});

test('a request that the server cannot answer fails with the reason, and leaves no file', async () => {
  isStarted = false;
  await expect(askForBackup(folder, join(folder, 'x.backup'))).rejects.toThrow('The server is starting');
  isStarted = true;
  expect(readdirSync(folder)).toEqual(['dicehall-0123456789ab.sock']);
});

test('if no server responds, a backup request returns null and a count request fails', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(await askForBackup(empty, join(empty, 'x.backup'))).toBeNull();
  await expect(askForCount(empty, 'open', new Date())).rejects.toThrow('does not answer');
  rmSync(empty, { recursive: true });
});
