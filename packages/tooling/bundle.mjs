// Builds the JavaScript of every package from its sources; `tsc -b` builds the types. The modules that the command
// loads at every start are bundled, because a few files load in a third of the time of hundreds. All other modules stay
// separate.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packages = new URL('../', import.meta.url);

/** For each package, the modules that other packages import, and the packages left out of its bundle. */
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

/**
 * Builds a bundle.
 * @returns the paths of the modules in it
 */
async function make(name, { input, external, resolve }, output, folder) {
  const cwd = fileURLToPath(new URL(`${name}/`, packages));
  const bundle = await rolldown({
    cwd,
    input: input ?? sourcesOf(cwd),
    external,
    resolve,
    platform: 'node',
    logLevel: 'silent',
  });
  const { output: chunks } = await bundle.write({ dir: `${folder ?? cwd}dist`, format: 'esm', ...output });
  await bundle.close();
  return chunks.flatMap((chunk) => chunk.moduleIds ?? []);
}

/**
 * The packages that the installed command takes from npm. It contains the server and everything else that it needs. npm
 * therefore installs about a dozen packages instead of 140, in the versions that were tested.
 */
export const fromNpmForCommand = [
  '@dicehall/dice',
  '@dicehall/engine',
  '@dicehall/messages',
  '@dicehall/strategy',
  '@dicehall/web',
  // These packages read files next to their code, which a bundle does not contain.
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
];

/** @returns the licences of the packages with these modules, as one text */
function licencesOf(modules) {
  const folders = new Set(
    modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []),
  );
  return [...folders]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const file = readdirSync(folder).find((path) => /^licen[cs]e/i.test(path));
      const text = file === undefined ? '' : `\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}`;
      return `${name} ${version} (${license})${text}\n`;
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Builds the command as one package, with the licences of everything that it contains. */
async function makeCommand(folder) {
  const input = {
    main: 'src/main.ts',
    'worker-main': fileURLToPath(new URL('server/src/experts/worker-main.ts', packages)),
  };
  const isFromNpm = (id) => fromNpmForCommand.some((name) => id === name || id.startsWith(`${name}/`));
  const modules = await make(
    'cli',
    {
      input,
      external: (id) => isFromNpm(id) || id === 'pg-native',
      resolve: { conditionNames: ['source', 'node', 'default'] },
    },
    { chunkFileNames: '[name].js' },
    folder,
  );
  writeFileSync(`${folder}dist/LICENCES.txt`, licencesOf(modules));
}

/**
 * Builds the code of all packages.
 * @param folderOf returns the folder for a package's `dist`, to build packages that people install; such code has no
 * source maps, and it imports other packages from npm instead of containing them
 */
export async function bundleAll(folderOf) {
  const isInstalled = folderOf !== undefined;
  const output = { sourcemap: !isInstalled };
  const fromNpm = isInstalled ? { external: /^[^./]/ } : {};
  await Promise.all([
    // All files are in one folder, so that relative paths to the package's other files are the same from `src` and
    // `dist`.
    ...Object.entries(bundles)
      .filter(([name]) => !isInstalled || name !== 'cli')
      .map(([name, bundle]) =>
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
    // The sources of the tables' client are part of the server. The client is also published as a separate package.
    ...(isInstalled
      ? [
          make(
            'server',
            { input: ['src/client/index.ts', 'src/protocol/index.ts'], external: /^[^./]/ },
            { ...output, preserveModules: true, preserveModulesRoot: 'src' },
            folderOf('client'),
          ),
          makeCommand(folderOf('cli')),
        ]
      : []),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleAll();
