// Measures `npm start` on a fresh machine, from the call to the first answer of the page: a new clone, an empty home and an empty
// cache of npm. The commits take turns, so that other load on the machine meets all of them. As root it runs as an ordinary user.
// Usage: node bench/start/fresh.mjs [runs] [commit...]
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const [runs = 2, ...given] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commits = (given.length > 0 ? given : ['HEAD']).map((one) => git('rev-parse', '--short', one));
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const port = 9731;

const answers = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The processor seconds of a session's processes so far, with those that ended; Linux only. */
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

async function measure(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-start-'));
  const clone = join(folder, 'clone');
  const home = join(folder, 'home');
  mkdirSync(home);
  // The registry that this machine uses.
  cpSync(join(homedir(), '.npmrc'), join(home, '.npmrc'), { force: true, errorOnExist: false });
  git('clone', '--quiet', root, clone);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  }
  const env = { PATH: process.env.PATH, HOME: home, DICEHALL_PORT: String(port) };
  const load = loadavg()[0].toFixed(1);
  const started = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: clone,
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
      execFileSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' }),
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
  '| commit | seconds to the page | processor seconds | installed, MB | lines of output | load before |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (let run = 0; run < runs; run++) {
  for (const commit of commits) {
    const { seconds, processor, megabytes, lines, load } = await measure(commit);
    console.log(
      `| ${commit} | ${seconds.toFixed(1)} | ${processor.toFixed(1)} | ${megabytes} | ${lines} | ${load} |`,
    );
  }
}
