// Compiles packages/strategy/assembly/*.ts, if out of date, to packages/strategy/dist/*.js: JavaScript modules with
// the WebAssembly in them, the same for Node, browsers and tests. `npm run build` and every test run begin with it.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Compiles a file of AssemblyScript. @returns the bytes of the WebAssembly */
export async function compiled(source) {
  // Loading the compiler takes a second.
  const { main } = await import('assemblyscript/asc');
  const options = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--outFile', 'compiled.wasm'];
  let code;
  const writeFile = (_, bytes) => {
    code = bytes;
  };
  const { error } = await main([source, ...options], { writeFile, stderr: process.stderr });
  if (error !== null) throw error;
  return code;
}

async function compile(name) {
  const source = fileURLToPath(new URL(`../strategy/assembly/${name}.ts`, import.meta.url));
  const built = fileURLToPath(new URL(`../strategy/dist/${name}.js`, import.meta.url));
  if (changed(built) > Math.max(changed(source), changed(fileURLToPath(import.meta.url)))) return;
  const module = `new WebAssembly.Module(new Uint8Array([${await compiled(source)}]))`;
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, `export const start = () => new WebAssembly.Instance(${module}).exports;\n`);
}

export async function setup() {
  await compile('sweep');
  await compile('gaps');
  await compile('mixtures');
  await compile('spread');
}
