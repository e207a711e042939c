// Builds everything that is out of date: the rules pages, the schema of records, the code of all packages, then the
// page and the types at the same time. `node packages/tooling/build.mjs play` leaves out the types, which are not
// needed to play.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setup as buildRulesPages } from './rules-pages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isForPlay = process.argv[2] === 'play';

/** The sources of the code of all packages. */
const codeSources = [
  'package-lock.json',
  'packages/tooling/bundle.mjs',
  ...['engine', 'messages', 'dice', 'strategy', 'server', 'research', 'cli'].map(
    (name) => `packages/${name}/src`,
  ),
];

const pageSources = [
  ...codeSources,
  'docs/rules',
  'packages/tooling/rules-pages.mjs',
  'packages/messages/ftl',
  'packages/strategy/assembly',
  'packages/strategy/data',
  'packages/strategy/solutions',
  'packages/web/index.html',
  'packages/web/phone.html',
  'packages/web/phone.vite.config.ts',
  'packages/web/public',
  'packages/web/src',
  'packages/web/tools',
  'packages/web/vite.config.ts',
];

/** Runs a program of this workspace. If it fails, the build ends with its output. */
function run(program, args = [], cwd = root) {
  const running = spawn(process.execPath, [root + program, ...args], { cwd, stdio: ['ignore', 2, 2] });
  return new Promise((resolve) => {
    running.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}

/** Returns the modification time of a file, or of the newest file in a folder, in milliseconds; 0 if there is none. */
function changed(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changed(`${path}/${name}`)));
}

const isOlder = (built, sources) =>
  changed(root + built) < Math.max(...sources.map((path) => changed(root + path)));

buildRulesPages();
await run('packages/messages/tools/message-keys.mjs');
await run('packages/messages/tools/record-schema.mjs');
if (isOlder('packages/cli/dist/main.js', codeSources)) await run('packages/tooling/bundle.mjs');

const types = isForPlay ? null : run('node_modules/typescript/bin/tsc', ['-b']);
if (isOlder('packages/web/dist/phone.html', pageSources)) {
  const build = (...more) =>
    run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn', ...more], `${root}packages/web`);
  await build();
  await build('--config', 'phone.vite.config.ts');
}
await types;
