// Installs the dependencies and builds, each only if out of date. `ready.mjs play` prepares what `npm start` needs;
// without `play`, also what the tests need. It reports on stderr, so that the output of a command stays unchanged.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Dicehall needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

const isForPlay = process.argv[2] === 'play';
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);

/** Runs a command. If it fails, the program ends with its exit code. */
function run(command, args) {
  const ran = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}

const changed = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isInstalled =
  changed('node_modules/.package-lock.json') >= changed('package-lock.json') &&
  changed('node_modules/.package-lock.json') > 0 &&
  // If the test runner is installed, all development dependencies are.
  (isForPlay || existsSync(`${root}node_modules/vitest`));
if (!isInstalled) {
  console.error(`Installing the packages ${isForPlay ? 'for playing' : 'for playing and testing'} …`);
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...(isForPlay ? ['--omit=dev'] : [])]);
}

const isBuilt = existsSync(`${root}packages/web/dist/index.html`);
if (!isBuilt) console.error(`${isInstalled ? '' : `Installed after ${seconds()} s. `}Building the page …`);
run(process.execPath, [`${root}packages/tooling/build.mjs`, ...(isForPlay ? ['play'] : [])]);
if (!isInstalled || !isBuilt) console.error(`Ready after ${seconds()} s.`);
