// Installs and builds whatever is missing, and nothing that is not: run before `npm start` and `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dicehall needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Runs npm in the workspace; its output goes to stderr so that a command's own stdout stays clean. */
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
// The lock file's versions, but not `npm ci`: that refuses a lock file made where some platforms' builds of a tool were not to be had.
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(locked).mtimeMs)
  npm('install', '--no-save');
npm('run', '--silent', 'build');
