// Builds what is out of date: the rules pages, the sweep of the race solver, the bundles, types and code (`tsc -b`), the solutions,
// the page.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setup as buildRulesPages } from './rules-pages.mjs';
import { buildSolutions } from './solutions.mjs';
import { setup as buildSweep } from './sweep.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The sources of the page. */
const pageSources = [
  'package-lock.json',
  'docs/rules',
  'packages/tooling/rules-pages.mjs',
  ...['engine', 'messages', 'dice', 'strategy', 'server'].map((name) => `packages/${name}/src`),
  'packages/messages/ftl',
  'packages/strategy/assembly',
  'packages/strategy/solutions',
  'packages/strategy/data',
  'packages/web/index.html',
  'packages/web/public',
  'packages/web/src',
  'packages/web/tools',
  'packages/web/vite.config.ts',
];

function run(command, args, cwd) {
  const shell = process.platform === 'win32';
  const ran = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], shell });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}

/** When a file or the newest file of a folder was changed, in milliseconds; 0 for neither. */
function changed(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => changed(`${path}/${name}`)));
}

/** The sources of the bundles. */
const bundleSources = [
  'package-lock.json',
  'packages/tooling/bundle.mjs',
  ...['engine', 'messages', 'cli'].map((name) => `packages/${name}/src`),
];

buildRulesPages();
await buildSweep();
run(process.execPath, [`${root}packages/messages/tools/message-keys.mjs`], root);

const newestOf = (sources) => Math.max(...sources.map((path) => changed(root + path)));
if (changed(`${root}packages/cli/dist/main.js`) < newestOf(bundleSources)) {
  run(process.execPath, [fileURLToPath(new URL('bundle.mjs', import.meta.url))], root);
}

run('npx', ['--no-install', 'tsc', '-b'], root);
await buildSolutions();

if (changed(`${root}packages/web/dist/index.html`) < newestOf(pageSources)) {
  run('npm', ['run', '--silent', 'build'], `${root}packages/web`);
}
