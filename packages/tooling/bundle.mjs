// Bundles what the command loads at every start: Node opens a handful of files in a third of the time that hundreds take.
// The types of these packages come from `tsc -b`, which emits nothing else for them.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** By package: the modules that others import, and what stays a package of its own instead of going into the bundle. */
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
  // Flat, so that what a module finds beside its package's `src` it also finds beside `dist`.
  await bundle.write({
    dir: fileURLToPath(new URL('dist/', folder)),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: '[name].js',
  });
  await bundle.close();
}
