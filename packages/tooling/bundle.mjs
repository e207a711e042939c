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

async function make(name, { input, external }, output) {
  const cwd = fileURLToPath(new URL(`${name}/`, packages));
  const bundle = await rolldown({
    cwd,
    input: input ?? sourcesOf(cwd),
    external,
    platform: 'node',
    logLevel: 'silent',
  });
  await bundle.write({ dir: `${cwd}dist`, format: 'esm', sourcemap: true, ...output });
  await bundle.close();
}

await Promise.all([
  // Flat, so that relative paths to the package's other files are the same from `src` and `dist`.
  ...Object.entries(bundles).map(([name, bundle]) => make(name, bundle, { chunkFileNames: '[name].js' })),
  ...unbundled.map((name) =>
    make(name, { external: /^[^./]/ }, { preserveModules: true, preserveModulesRoot: 'src' }),
  ),
]);
