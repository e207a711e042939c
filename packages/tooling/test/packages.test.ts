import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packAll, published } from '../pack.mjs';

const run = promisify(execFile);

let folder: string;
let tarballs: readonly string[];
const pathOf = (name: string) => join(folder, 'packed', name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dicehall-packages-'));
  tarballs = await packAll(join(folder, 'packed'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const listed = async (name: string): Promise<readonly string[]> =>
  (await run('tar', ['-tzf', pathOf(name)])).stdout.trim().split('\n');

it('all packages together take less than 15 MB', async () => {
  const sizes = await Promise.all(tarballs.map(async (name) => (await stat(pathOf(name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});

it('packing twice gives the same bytes', async () => {
  const hashesIn = async (into: string) =>
    Promise.all(
      (await readdir(into)).sort().map(async (name) => {
        const bytes = await readFile(join(into, name));
        return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
      }),
    );
  const again = join(folder, 'again');
  await packAll(again);
  expect(await hashesIn(again)).toEqual(await hashesIn(join(folder, 'packed')));
});

describe.each(published)('the package of %s contains what it needs', (name) => {
  const own = () => tarballs[published.indexOf(name)] ?? '';

  it('a package has its readme and licence, and neither tests nor sources', async () => {
    const paths = (await listed(own())).map((path) => path.replace(/^package\//, ''));
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      paths.filter((path) => /(^|\/)(test|tests|src)\/|\.test\.|\.map$|(?<!\.d)\.tsx?$/.test(path)),
    ).toEqual([]);
  });

  it('publint and “Are the types wrong” report no problem in a package', async () => {
    const bytes = await readFile(pathOf(own()));
    const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer } });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    const types = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
    // The packages contain only ES modules. They support neither `require` in Node before version 22 nor the module
    // resolution of Node 10.
    const isAboutModules = ({ kind, resolutionKind }: { kind: string; resolutionKind?: string }) =>
      kind === 'CJSResolvesToESM' || resolutionKind === 'node10';
    const problems = types.types === false ? [] : types.problems;
    expect(problems.filter((problem) => !isAboutModules(problem))).toEqual([]);
  });
});

/** Whether the npm registry responds. Without it, nothing can be installed. */
async function hasRegistry(): Promise<boolean> {
  try {
    await run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], { timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}

const isOnline = await hasRegistry();
if (!isOnline)
  console.warn('Skipped: the registry of npm does not answer, so the packages cannot be installed.');

/** Returns the folder of the Node executable of a version. If this process runs another version, npm installs it. */
async function nodeOf(major: string): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return dirname(process.execPath);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const into = join(folder, `node-${major}`);
  const name = `node-${system}-${process.arch}`;
  await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--prefix',
    into,
    `${name}@${major}`,
  ]);
  return join(into, 'node_modules', name, 'bin');
}

describe.skipIf(!isOnline)('packages can be installed in an empty folder', () => {
  let installed: string;
  /** The environment of the started programs. The folder of the Node executable comes first in PATH. */
  let env: NodeJS.ProcessEnv;
  /** Runs the command as npm linked it, which takes a second less than through npx. */
  const command = () => join(installed, 'node_modules/.bin/dicehall');

  /** Returns the first JavaScript example in the readme of a package. */
  async function exampleOf(name: string): Promise<string> {
    const readme = await readFile(join(installed, 'node_modules/@dicehall', name, 'README.md'), 'utf8');
    return /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  }

  beforeAll(async () => {
    installed = join(folder, 'installed');
    await mkdir(installed);
    env = {
      ...process.env,
      // The example of the server uses this folder too, so that only one database is created.
      DICEHALL_DATA: join(installed, 'dicehall-data'),
      DICEHALL_HOME: join(installed, 'home'),
      DICEHALL_THINK: '0',
    };
    await writeFile(
      join(installed, 'package.json'),
      '{ "name": "empty", "version": "1.0.0", "type": "module" }',
    );
    const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.map(pathOf)];
    const { stderr } = await run('npm', args, { cwd: installed });
    // For example, npm warns if a package needs a newer version of Node.
    expect(stderr).not.toContain('npm warn');
  });

  /**
   * Turns off the optimizing compiler for WebAssembly, because the servers of these tests run too briefly to benefit
   * from it.
   */
  const brief = '--liftoff-only';

  /** Starts a server command, and stops it when `use` has finished with its URL. */
  async function whileServing(what: string, use: (address: string) => Promise<void>) {
    const file = join(installed, 'node_modules/dicehall/bin/dicehall.js');
    const args = [brief, file, what, '--port', '0'];
    const server = spawn('node', args, { cwd: installed, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let text = '';
        const read = (bytes: Buffer) => {
          text += bytes;
          const [found] = /http:\/\/[\w.]+:\d+(?:\/phone\/\w+)?(?=\s)/.exec(text) ?? [];
          if (found !== undefined) resolve(found);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.on('exit', () => reject(new Error(text)));
      });
      await use(address);
    } finally {
      server.kill();
      await ended;
    }
  }

  it('the installed command can open a party for phones on the same network', async () => {
    await whileServing('party', async (address) => {
      const { port, pathname } = new URL(address);
      const page = await fetch(`http://127.0.0.1:${port}${pathname}`, { headers: { accept: 'text/html' } });
      expect([pathname, page.status]).toEqual([expect.stringMatching(/^\/phone\/\w+$/), 200]);
    });
  });

  describe.each(['20', '24'])('the installed packages run on Node %s', (major) => {
    beforeAll(async () => {
      env = { ...env, PATH: `${await nodeOf(major)}${delimiter}${process.env.PATH}` };
    });

    it('the installed command scores a roll when it is run with npx', async () => {
      const args = ['--no-install', 'dicehall', 'score', 'greed', '1', '1', '1', '5', '2', '--lang', 'en'];
      expect((await run('npx', args, { cwd: installed, env })).stdout).toContain('1,050 points');
    });

    it('the installed command can play in plain lines', async () => {
      const seats = ['play', 'greed', '--seats', 'Ada,novice', '--plain', '--lang', 'en'];
      const playing = run(command(), seats, { cwd: installed, env });
      playing.child.stdin?.end('roll\n');
      const { stdout } = await playing;
      expect(stdout).toMatch(/Ada rolls( \d){5}/);
    });

    it('the installed command serves the page, the solved matches and tables, where the bot of the client’s readme plays', async () => {
      await whileServing('serve', async (address) => {
        const page = await fetch(address);
        expect([page.status, await page.text()]).toEqual([
          200,
          expect.stringContaining('<title>Dicehall</title>'),
        ]);
        const tables = await fetch(`${address}/api/v1/tables`);
        expect([tables.status, await tables.json()]).toEqual([200, []]);
        const names = join(installed, 'node_modules/@dicehall/web/dist/.vite/solutions.json');
        const [solved] = Object.values(JSON.parse(await readFile(names, 'utf8')) as Record<string, string>);
        const solution = await fetch(`${address}/${solved}`);
        expect([solution.status, solution.headers.get('cache-control')]).toEqual([
          200,
          expect.stringContaining('immutable'),
        ]);
        await writeFile(join(installed, 'bot.mjs'), await exampleOf('client'));
        const { stdout } = await run('node', ['bot.mjs'], {
          cwd: installed,
          env: { ...env, DICEHALL_SERVER: address },
        });
        expect(stdout).toMatch(/^Places: \[ [12], [12] \]\n$/);
      });
    });

    it('a program of ten lines replays a record with the installed packages', async () => {
      await writeFile(
        join(installed, 'replay.mjs'),
        `import { readFileSync } from 'node:fs';
import { replayStates } from '@dicehall/engine';
const match = replayStates(JSON.parse(readFileSync('record.json', 'utf8')));
if (!match.ok) throw new Error(match.error.code);
const { setup, states } = match.value;
console.log(setup.game.formatPosition(states.at(-1)));
`,
      );
      const record = {
        format: 'dicehall/1',
        game: 'greed',
        options: {},
        seats: [{ name: 'Ada' }, { name: 'Bo' }],
        log: [
          { seat: 0, move: { type: 'roll' } },
          { seat: 0, dice: [1, 1, 1, 2, 3] },
          { seat: 0, move: { type: 'stop' } },
        ],
      };
      await writeFile(join(installed, 'record.json'), JSON.stringify(record));
      const { stdout } = await run('node', ['replay.mjs'], { cwd: installed, env });
      expect(stdout).toBe('greed - 1000,0 10 1 - start\n');
    });

    it('every example of a readme runs', async () => {
      for (const name of ['engine', 'dice', 'messages', 'strategy', 'client', 'server']) {
        await writeFile(join(installed, `${name}.mjs`), await exampleOf(name));
        const { stdout } = await run('node', [brief, `${name}.mjs`], { cwd: installed, env });
        expect(stdout.trim()).not.toBe('');
      }
    });
  });
});
