import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const entry = '\0tests';

/**
 * Returns the source file of one of the workspace's packages in this copy of the project, in which a package may be
 * mutated. Null for other modules.
 */
function sourceOf(id) {
  const [, name, path = ''] = /^@dicehall\/([^/]+)(\/.+)?$/.exec(id) ?? [];
  const folder = resolve('packages', name ?? '');
  if (name === undefined || !existsSync(folder)) return null;
  const { exports } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  const source = exports?.[`.${path}`]?.source;
  return source === undefined ? null : resolve(folder, source);
}

/**
 * Returns the modules that Vite's `import.meta.glob` finds in the folders next to a module. Other patterns find none.
 */
function beside(id, file, name) {
  const names = readdirSync(dirname(id)).filter((one) => existsSync(resolve(dirname(id), one, file)));
  const modules = names.map((one) => `./${one}/${file}`);
  return `({ ${modules.map((path) => `'${path}': () => import('${path}').then((its) => its.${name})`)} })`;
}

/** Returns the URLs that Vite's `import.meta.glob` finds for the files of a folder. */
function addresses(id, folder, ending) {
  const names = readdirSync(resolve(dirname(id), folder)).filter((name) => name.endsWith(ending));
  return `(${JSON.stringify(Object.fromEntries(names.map((name) => [`${folder}/${name}`, `/assets/${name}`])))})`;
}

/** Gives each module its own `import.meta` and each test file its own name, although all are in one bundle. */
const places = (tests) => ({
  name: 'places',
  resolveId: (id) => (id === entry ? id : sourceOf(id)),
  load(id) {
    if (id === entry) return tests.map((file) => `import ${JSON.stringify(file)};`).join('\n');
    if (!id.endsWith('.css')) return null;
    return {
      code: "export default new Proxy({}, { get: (_, name) => '_' + String(name) });",
      moduleType: 'js',
    };
  },
  transform(code, id) {
    if (id.startsWith('\0')) return null;
    const url = pathToFileURL(id);
    const placed = code
      .replaceAll('import.meta.env', '({ PROD: false, DEV: false })')
      .replaceAll(/import\.meta\.glob(?:<\w+>)?\('\.\/\*\/([\w.]+)', \{ import: '(\w+)' \}\)/g, (_, ...of) =>
        beside(id, ...of),
      )
      .replaceAll(
        /import\.meta\.glob<string>\('([\w./-]+)\/\*(\.\w+)', \{[^}]*'\?url'[^}]*\}\)/g,
        (_, ...of) => addresses(id, ...of),
      )
      .replaceAll(/import\.meta\.glob(<\w+>)?/g, '(() => ({}))')
      .replaceAll('import.meta.url', JSON.stringify(url.href))
      .replaceAll('import.meta.dirname', JSON.stringify(new URL('.', url).pathname));
    if (!tests.includes(id)) return placed;
    return `import { inFile } from 'vitest'; inFile(${JSON.stringify(id)});${placed}`;
  },
});

/** Bundles the tests and their workspace imports into one script. Installed packages stay external. */
export async function bundleTests(tests) {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    treeshake: false,
    resolve: { conditionNames: ['source', 'node', 'import'] },
    external: (id) => !/^([./\0#]|@dicehall\/|fast-string-)/.test(id),
    plugins: [places(tests)],
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  return output[0].code;
}
