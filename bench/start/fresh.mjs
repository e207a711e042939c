// Measures how long it takes to get to the page on a fresh machine with an empty home and an empty npm cache, from the
// call to the first response. It tests `npm start` in a new clone of each commit, or installing the tarballs of a
// folder and `dicehall serve`. The variants take turns, so that other load on the machine affects all of them. If root
// starts it, it runs as an ordinary user.
// Usage: node bench/start/fresh.mjs [runs] [commit or folder of tarballs...]
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const [runs = 2, ...given] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
const ways = (given.length > 0 ? given : ['HEAD']).map((one) =>
  isFolder(one) ? resolve(one) : git('rev-parse', '--short', one),
);
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const port = 9731;

const answers = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns the processor seconds of a session's processes so far, including those that have ended. Linux only. */
function processorSeconds(session) {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number);
        return fields[3] === session ? fields.slice(11, 15).reduce((sum, count) => sum + count, 0) : 0;
      } catch {
        // The process has ended.
        return 0;
      }
    });
  return ticks.reduce((sum, count) => sum + count, 0) / 100;
}

/** Prepares the folder to start in. Returns the command that leads to the page. */
function prepare(way, place) {
  if (!isFolder(way)) {
    git('clone', '--quiet', root, place);
    execFileSync('git', ['checkout', '--quiet', '--detach', way], { cwd: place });
    return 'exec npm start';
  }
  cpSync(way, place, { recursive: true });
  // The tarballs of other packages are not needed.
  const tarballs = readdirSync(way).filter((name) =>
    /^dicehall-(\d|dice|engine|messages|strategy|web).*tgz$/.test(name),
  );
  return `npm install ./${tarballs.join(' ./')} && exec npx dicehall serve`;
}

async function measure(way) {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-start-'));
  const place = join(folder, 'place');
  const home = join(folder, 'home');
  mkdirSync(home);
  // Uses the registry of this machine.
  cpSync(join(homedir(), '.npmrc'), join(home, '.npmrc'), { force: true, errorOnExist: false });
  const command = prepare(way, place);
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  }
  const env = { PATH: process.env.PATH, HOME: home, DICEHALL_PORT: String(port) };
  const load = loadavg()[0].toFixed(1);
  const started = performance.now();
  const server = spawn('sh', ['-c', command], {
    cwd: place,
    env,
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => output.push(data));
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(Buffer.concat(output).toString());
      await sleep(100);
    }
    const seconds = (performance.now() - started) / 1000;
    const processor = processorSeconds(server.pid);
    const lines = Buffer.concat(output).toString().split('\n').length - 1;
    const megabytes = Number.parseInt(
      execFileSync('du', ['-sm', join(place, 'node_modules')], { encoding: 'utf8' }),
      10,
    );
    return { seconds, processor, lines, megabytes, load };
  } finally {
    if (server.exitCode === null) {
      process.kill(-server.pid);
      await new Promise((resolve) => server.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

console.log(
  '| from | seconds to the page | processor seconds | installed, MB | lines of output | load before |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (let run = 0; run < runs; run++) {
  for (const way of ways) {
    const { seconds, processor, megabytes, lines, load } = await measure(way);
    console.log(
      `| ${isFolder(way) ? 'tarballs' : way} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${megabytes} | ${lines} | ${load} |`,
    );
  }
}
