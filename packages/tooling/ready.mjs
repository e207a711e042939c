// Installs the dependencies and builds, each only when out of date. Runs before `npm start`, `npm test` and `npm run test:all`.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dicehall needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Runs npm in the workspace, with its output on stderr. */
function npm(...args) {
  const ran = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}

const installed = `${root}node_modules/.package-lock.json`;
const locked = `${root}package-lock.json`;
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(locked).mtimeMs) npm('ci');
npm('run', '--silent', 'build');
