// Packs the packages that people install: `node packages/tooling/pack.mjs FOLDER` writes a tarball of each published
// package. It builds the code again, so that the tarballs contain nothing from an earlier build. The page and the types
// are those of `npm run build`. Packing the same commit twice gives the same bytes.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleAll, fromNpmForCommand } from './bundle.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folders of the published packages. Each package comes after the packages that it depends on. */
export const published = ['engine', 'dice', 'messages', 'strategy', 'client', 'web', 'server', 'cli'];

/** The packages whose types come from a part of another package. */
const sourcesOf = { client: { folder: 'server', parts: ['client', 'protocol'] } };

const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** Returns the exports of a package without the condition that leads to its sources. */
const exportsOf = (exports) =>
  Object.fromEntries(
    Object.entries(exports ?? {}).map(([path, target]) => {
      if (typeof target === 'string') return [path, target];
      const { source: _, ...installed } = target;
      return [path, installed];
    }),
  );

/**
 * Returns the manifest of an installed package.
 * @param version replaces the version of the workspace, including in dependencies between its packages
 */
function installedManifest(name, version) {
  const { private: _, devDependencies, scripts, exports, dependencies, ...manifest } = manifestOf(name);
  const all = { ...dependencies };
  if (name === 'cli') Object.assign(all, manifestOf('server').dependencies, { '@dicehall/web': version });
  const own = Object.entries(all)
    .filter(([dependency]) => name !== 'cli' || fromNpmForCommand.includes(dependency))
    .map(([dependency, range]) => [dependency, dependency.startsWith('@dicehall/') ? version : range]);
  return {
    ...manifest,
    version,
    ...(exports && { exports: exportsOf(exports) }),
    // The page is already built and contains its dependencies.
    ...(name !== 'web' && own.length > 0 && { dependencies: Object.fromEntries(own) }),
  };
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

/**
 * Copies the types of sources that exist. It replaces `.ts` by `.js` in imports, because other packages resolve only
 * `.js`.
 */
function copyTypes(name, into, parts = ['']) {
  const folder = join(root, 'packages', name);
  for (const source of filesIn(join(folder, 'src'))) {
    if (!/\.ts$/.test(source) || !parts.some((part) => source.startsWith(part))) continue;
    const types = source.replace(/(\.d)?\.ts$/, '.d.ts');
    const built = join(folder, 'dist', types);
    const from = existsSync(built) ? built : join(folder, 'src', types);
    if (!existsSync(from)) continue;
    const text = readFileSync(from, 'utf8')
      .replace(/((?:from|import)\s*\(?['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2')
      .replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n');
    mkdirSync(join(into, 'dist', types, '..'), { recursive: true });
    writeFileSync(join(into, 'dist', types), text);
  }
}

/** Returns the types of the whole API, generated from the OpenAPI document. */
const apiTypes = () => execFileSync('node', [join(root, 'packages/server/tools/openapi-types.mjs')]);

/**
 * Packs all published packages.
 * @returns the names of the tarballs, in the order of `published`
 */
export async function packAll(to, version = manifestOf('cli').version) {
  const staging = mkdtempSync(join(tmpdir(), 'dicehall-pack-'));
  try {
    const folderOf = (name) => `${join(staging, name)}/`;
    await bundleAll(folderOf);
    for (const name of published) {
      const into = folderOf(name);
      mkdirSync(into, { recursive: true });
      const { folder = name, parts } = sourcesOf[name] ?? {};
      // The command has no types, because no package imports it.
      if (name !== 'web' && name !== 'cli') copyTypes(folder, into, parts);
      if (name === 'client') writeFileSync(join(into, 'dist', 'openapi.d.ts'), apiTypes());
      for (const path of manifestOf(name).files) {
        // The command contains the server, which needs its data files.
        const from = join(root, 'packages', name === 'cli' && path === 'data' ? 'server' : name, path);
        // Files compressed by gzip work in every browser. Further files compressed by Brotli would exceed the size
        // limit for all packages.
        const isWanted = (path) => name !== 'web' || !path.endsWith('.br');
        if (path !== 'dist' || name === 'web')
          cpSync(from, join(into, path), { recursive: true, filter: isWanted });
      }
      cpSync(join(root, 'packages', name, 'README.md'), join(into, 'README.md'));
      cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
      writeFileSync(
        join(into, 'package.json'),
        `${JSON.stringify(installedManifest(name, version), null, 2)}\n`,
      );
    }
    mkdirSync(to, { recursive: true });
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(to)];
    const packed = execFileSync('npm', [...args, ...published.map(folderOf)], {
      cwd: staging,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(packed).map(({ filename }) => filename.replace('@', '').replace('/', '-'));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    console.error('Name a folder for the tarballs: node packages/tooling/pack.mjs FOLDER');
    process.exit(2);
  }
  for (const name of await packAll(to)) console.log(join(to, name));
}
