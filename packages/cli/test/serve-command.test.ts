import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { prepareFolder } from '../../server/test/support/database.ts';
import { call } from './calling.ts';

const command = fileURLToPath(new URL('../bin/dicehall.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicehall-serve-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `dicehall serve`. */
function serve(...options: readonly string[]) {
  // The environment without the variables of the test run, because the server would report each of them as unknown.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith('DICEHALL_'));
  const env = { ...Object.fromEntries(outside), LANG: 'en_GB.UTF-8', DICEHALL_LOG: 'info' };
  const child = spawn(process.execPath, ['--liftoff-only', command, 'serve', ...options], {
    env,
    cwd: folder,
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk);
  });
  const listening = new Promise<string>((resolve) => {
    child.stderr.on('data', (chunk) => {
      said.err += String(chunk);
      const address = /listening on (\S+)/.exec(said.err)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const ended = new Promise<{ readonly code: number | null } & typeof said>((resolve) => {
    child.once('close', (code) => resolve({ code, ...said }));
  });
  return {
    child,
    ended,
    listening: () => Promise.race([listening, ended.then(({ err }) => Promise.reject(new Error(err)))]),
  };
}

test('serve prints the address of the server and stops it gracefully, or prints why it cannot start', async () => {
  const [data, damaged] = ['data', 'damaged'].map((name) => join(folder, name)) as [string, string];
  for (const one of [data, damaged]) await prepareFolder(one);
  writeFileSync(join(damaged, 'pglite', 'global', 'pg_control'), 'nonsense');
  const server = serve('--port', '0', '--data', data);
  const address = await server.listening();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { port } = new URL(address);

  const second = (...options: readonly string[]) => call(['serve', '--lang', 'en', ...options]);
  const inUse = await second('--data', data, '--port', '0');
  const taken = await second('--data', join(folder, 'other'), '--port', port);
  const broken = await second('--data', damaged, '--port', '0');
  const none = await second('--data', command, '--port', '0');
  expect(inUse).toMatchObject({ code: 1, out: '' });
  expect(inUse.err).toBe(
    `dicehall: ${data} is in use by another Dicehall server (process ${server.child.pid}). Stop it first.\n`,
  );
  expect(taken.code).toBe(1);
  expect(taken.err).toBe(
    `dicehall: Port ${port} on 127.0.0.1 is already in use. Choose another with --port, or 0 for any free port.\n`,
  );
  expect(broken.code).toBe(1);
  expect(broken.err).toContain(`The database in ${damaged} cannot be opened`);
  expect(none.err).toMatch(/is not a writable folder \(\w+\)\. Choose another with --data\.\n$/);

  const guest = await fetch(`${address}/api/v1/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  const headers = { cookie: guest.headers.getSetCookie()[0] ?? '', 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/v1/tables`, {
    method: 'POST',
    headers,
    body: '{"game":"threes","seats":1}',
  });
  const { table } = (await made.json()) as { readonly table: { readonly id: string } };
  const stream = await fetch(`${address}/api/v1/tables/${table.id}/events`);
  server.child.kill('SIGTERM');
  expect(await stream.text()).toContain('event: bye\ndata: {"reason":"stopping"}');
  const { code, out } = await server.ended;
  expect(code).toBe(0);
  expect(out).toContain('"msg":"Stopped"');
  expect(existsSync(join(data, 'dicehall.lock'))).toBe(false);
});
