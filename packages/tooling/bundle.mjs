// Bundles the code that the command loads at every start: a few files load in a third of the time of hundreds. For these
// packages `tsc -b` emits types only.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** By package: the modules that others import, and the packages left out of the bundle. */
const bundles = {
  engine: {
    input: { index: 'src/index.ts', 'testing/index': 'src/testing/index.ts' },
    external: ['fast-check'],
  },
  messages: { input: { index: 'src/index.ts', node: 'src/node.ts' }, external: [/^@dicehall\//] },
  cli: { input: { main: 'src/main.ts' }, external: [/^@dicehall\//] },
};

for (const [name, { input, external }] of Object.entries(bundles)) {
  const folder = new URL(`../${name}/`, import.meta.url);
  const bundle = await rolldown({ cwd: fileURLToPath(folder), input, external, platform: 'node' });
  // Flat, so that relative paths to the package's other files are the same from `src` and `dist`.
  await bundle.write({
    dir: fileURLToPath(new URL('dist/', folder)),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name].js',
  });
  await bundle.close();
}
