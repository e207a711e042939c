// Measures durable moves per second of several servers in one run: `DATABASE_URL=postgres://… node bench/server/run.mjs
// [seconds]`, after `npm run build`. It needs an empty database, pgbench on the PATH, `pip install websockets`, and for
// boardgame.io `npm install --workspaces=false` in bench/server. It prints what it could not run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error('DATABASE_URL names a PostgreSQL database');
const seconds = process.argv[2] ?? '6';
const here = fileURLToPath(new URL('.', import.meta.url));
const said = (text) => process.stdout.write(`${text}\n`);
const load = () => said(`load average ${loadavg().map((one) => one.toFixed(1))}`);

function run(command, args, env = {}) {
  const done = spawnSync(command, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
  if (done.error) said(`NOT RUN: ${command}: ${done.error.message}`);
  else if (done.status !== 0) said(`FAILED: ${command} ${args.join(' ')}\n${done.stderr}`);
  return done.status === 0 ? done.stdout.trim() : '';
}

const line =
  '{"kind":"played","seat":0,"by":"person","entries":[{"seat":0,"move":{"type":"roll"}},{"seat":0,"dice":[1,2,3,4,5]}]}';

/** Inserts one row per commit, with a unique (table, seq). */
function bare(clients) {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-bare-'));
  const script = join(folder, 'bare.sql');
  writeFileSync(script, `insert into bare (table_id, body) values (:client_id, '${line}');\n`);
  const table =
    'create table if not exists bare (table_id int, seq bigserial, body json, primary key (table_id, seq))';
  run('psql', [url, '-q', '-c', table, '-c', 'truncate bare']);
  const bench = ['-n', '-M', 'prepared', '-f', script, '-c', clients, '-j', '2', '-T', seconds, url];
  const lines = run('pgbench', bench).split('\n');
  said(
    `bare insert, pgbench, ${clients} clients: ${lines.filter((one) => /^tps|latency average/.test(one)).join(', ')}`,
  );
  rmSync(folder, { recursive: true, force: true });
}

const moves = (env, ...args) => said(run(process.execPath, [join(here, 'moves.mjs'), ...args], env));

load();
said(
  run('psql', [url, '-At', '-c', 'select version()', '-c', "select 'fsync ' || current_setting('fsync')"]),
);
bare('100');
for (const way of ['http', 'socket']) moves({}, '500', seconds, way);
said(run('python3', [join(here, 'moves.py'), '500', seconds]));
for (const way of ['http', 'socket']) moves({ DATABASE_URL: '' }, '500', seconds, way);
if (existsSync(join(here, 'node_modules', 'boardgame.io'))) {
  for (const matches of ['100', '500'])
    said(run(process.execPath, [join(here, 'boardgame.mjs'), matches, seconds]));
} else said('NOT RUN: boardgame.io is not installed in bench/server');
load();
