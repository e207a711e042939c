// Compiles packages/strategy/assembly/*.ts to JavaScript modules that contain the WebAssembly. Node, browsers and tests
// use the same modules. They are checked in, so that playing does not need the compiler. `node
// packages/tooling/assembly.mjs` writes them; with `--check`, it compares them instead.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../strategy/assembly/', import.meta.url);

/**
 * Compiles an AssemblyScript file.
 * @returns the bytes of the WebAssembly module
 */
export async function compiled(source) {
  // The compiler is loaded here because loading it takes a second.
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

/** Returns the text of each module, by name. */
async function compileAll() {
  const modules = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const bytes = await compiled(fileURLToPath(new URL(file, folder)));
    const module = `new WebAssembly.Module(new Uint8Array([${bytes}]))`;
    const text = `export const start = () => new WebAssembly.Instance(${module}).exports;\n`;
    modules.set(file.replace(/ts$/, 'js'), text);
  }
  return modules;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv[2] === '--check';
  const compiledFolder = new URL('compiled/', folder);
  const modules = await compileAll();
  for (const [name, text] of modules) {
    const file = new URL(name, compiledFolder);
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text)
      throw new Error(`${name} is not what its source compiles to`);
  }
  const spare = readdirSync(compiledFolder).filter((name) => !modules.has(name));
  if (spare.length > 0) throw new Error(`No source compiles to ${spare.join(', ')}`);
}
