import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const overlay = fileURLToPath(new URL('./overlay/', import.meta.url));

/** The parts of the workspace that the product and its tests need. */
const parts = ['package.json', 'package-lock.json', 'tsconfig.json', 'packages', 'docs', 'e2e'];
const leftOut = new Set(['node_modules', 'dist', 'sixth-game']);

/** Links every package of a `node_modules` folder, so that only the workspace's own packages come from the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from).catch(() => [])) {
    if (name === '@dicehall' || name === 'dicehall' || (name.startsWith('.') && name !== '.bin')) continue;
    await symlink(join(from, name), join(to, name));
  }
}

/** Adds the game to the registry: an import, and an entry of the list. */
async function register(folder: string): Promise<void> {
  const file = join(folder, 'packages/engine/src/games/index.ts');
  const source = await readFile(file, 'utf8');
  const registered = source
    .replace('import { tenThousand }', "import { pig } from './pig/index.ts';\nimport { tenThousand }")
    .replace(/(const games[^;]*?),?\s*\];/, '$1, pig];');
  if (!registered.includes('pig];')) throw new Error('The registry of games has another form');
  await writeFile(file, registered);
}

/** Renames the tests of the overlay to test files. Outside a copy, they must not be test files. */
async function nameTests(folder: string): Promise<void> {
  for (const name of await readdir(overlay, { recursive: true })) {
    if (name.endsWith('.inside.ts')) {
      await rename(join(folder, name), join(folder, name.replace('.inside.ts', '.test.ts')));
    }
  }
}

/** Copies the workspace to a new temporary folder and adds Pig. */
export async function checkOutWithPig(): Promise<{
  readonly folder: string;
  readonly remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-sixth-game-'));
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (source) => !leftOut.has(basename(source)) && !source.endsWith('.tsbuildinfo'),
    });
  }
  await cp(overlay, folder, { recursive: true });
  await nameTests(folder);
  await register(folder);
  await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  // This folder is for the unpacked browser.
  await mkdir(join(folder, 'node_modules/.cache'));
  await symlink(join(root, 'node_modules/.cache/dicehall'), join(folder, 'node_modules/.cache/dicehall'));
  await mkdir(join(folder, 'node_modules/@dicehall'));
  await symlink(join(folder, 'packages/cli'), join(folder, 'node_modules/dicehall'));
  for (const name of await readdir(join(folder, 'packages'))) {
    if (name !== 'cli')
      await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@dicehall', name));
    await linkPackages(
      join(root, 'packages', name, 'node_modules'),
      join(folder, 'packages', name, 'node_modules'),
    );
  }
  const { setup } = await import(join(folder, 'packages/tooling/rules-pages.mjs'));
  await setup();
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
