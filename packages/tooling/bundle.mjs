// Builds the JavaScript of every package from its sources; `tsc -b` builds the types. The modules that the command loads at every
// start are bundled: a few files load in a third of the time of hundreds. All others stay separate.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packages = new URL('../', import.meta.url);

/** By package: the modules that others import, and the packages left out of the bundle. */
const bundles = {
  engine: {
    input: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
    external: ['fast-check'],
  },
  messages: { input: { index: 'src/index.ts', node: 'src/node.ts' }, external: [/^@dicehall\//] },
  cli: { input: { main: 'src/main.ts' }, external: [/^@dicehall\//] },
};

/** Packages that are not bundled. */
const unbundled = ['dice', 'strategy', 'server', 'research'];

const sourcesOf = (cwd) =>
  readdirSync(`${cwd}src`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));

async function make(name, { input, external }, output, folder) {
  const cwd = fileURLToPath(new URL(`${name}/`, packages));
  const bundle = await rolldown({
    cwd,
    input: input ?? sourcesOf(cwd),
    external,
    platform: 'node',
    logLevel: 'silent',
  });
  await bundle.write({ dir: `${folder ?? cwd}dist`, format: 'esm', ...output });
  await bundle.close();
}

/**
 * Builds the code of all packages.
 * @param folderOf where a package's `dist` is written instead of its own folder; such code is to be installed: it has no maps to
 *   sources, and takes other packages from npm instead of containing them
 */
export async function bundleAll(folderOf) {
  const isInstalled = folderOf !== undefined;
  const output = { sourcemap: !isInstalled };
  const fromNpm = isInstalled ? { external: /^[^./]/ } : {};
  await Promise.all([
    // Flat, so that relative paths to the package's other files are the same from `src` and `dist`.
    ...Object.entries(bundles).map(([name, bundle]) =>
      make(name, { ...bundle, ...fromNpm }, { ...output, chunkFileNames: '[name].js' }, folderOf?.(name)),
    ),
    ...unbundled.map((name) =>
      make(
        name,
        { external: /^[^./]/ },
        { ...output, preserveModules: true, preserveModulesRoot: 'src' },
        folderOf?.(name),
      ),
    ),
    // The client of tables is a part of the server's sources, and a package without the server.
    ...(isInstalled
      ? [
          make(
            'server',
            { input: ['src/client/index.ts', 'src/protocol/index.ts'], external: /^[^./]/ },
            { ...output, preserveModules: true, preserveModulesRoot: 'src' },
            folderOf('client'),
          ),
        ]
      : []),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleAll();
