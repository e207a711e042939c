// Makes packages/strategy/solutions: the solved default match of two of each game, gzipped. They take some seconds, so they are
// kept in node_modules/.cache by a hash of the sources that they depend on.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Solutions that take longer, with the command that makes each in its name's README. */
const longSolved = `${root}packages/strategy/data/solutions/`;
const sources = [
  ...['assembly', 'src/files', 'src/outcomes', 'src/solve', 'src/race', 'src/games'].map(
    (name) => `packages/strategy/${name}`,
  ),
  'packages/strategy/data/solutions',
  'packages/engine/src/games',
  'packages/tooling/solutions.mjs',
];

/** Passes over all hands of Hidden Pairs: a best response gains less than 1 % of the value of a turn. */
const sweeps = 100;

/** The file, or every file of the folder. */
function filesOf(path) {
  if (!statSync(root + path).isDirectory()) return [path];
  return readdirSync(root + path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(root + file));
  return hash.digest('hex').slice(0, 16);
}

/** By file name: what solves the game and writes its file. */
async function solvers() {
  const { games, withDefaults } = await import('../engine/dist/index.js');
  const { shippedName, solverOf, work, writeSolution } = await import('../strategy/dist/index.js');
  const files = new Map();
  for (const { id, options: fields } of games) {
    const solver = solverOf(id, 2);
    if (solver === undefined) continue;
    const options = withDefaults(fields, {});
    const of = { game: id, options, seats: 2 };
    files.set(shippedName(of), () => {
      const { solution, facts, parts } = work(solver.solve(options));
      return writeSolution({ ...of, facts, parts: solver.compact?.(solution) ?? parts });
    });
  }
  files.set(shippedName({ game: 'hidden-pairs', seats: 2 }), async () => {
    const { policyOf, solveTurn, writePolicy } = await import('../strategy/dist/games/hidden-pairs/index.js');
    return writePolicy(policyOf(work(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps))));
  });
  return files;
}

/** The names of the files, known before they are made, and a hash of all that they depend on. */
export async function solutionFiles() {
  return { hash: hashOfSources(), names: [...(await solvers()).keys(), ...readdirSync(longSolved)] };
}

/** Gzipped. What gains little by it is only wrapped: it opens sooner. */
function gzipped(bytes) {
  const small = gzipSync(bytes, { level: 9 });
  return small.length < 0.9 * bytes.length ? small : gzipSync(bytes, { level: 0 });
}

export async function buildSolutions() {
  const cache = `${root}node_modules/.cache/dicehall-solutions/${hashOfSources()}/`;
  const folder = `${root}packages/strategy/solutions/`;
  if (!existsSync(`${cache}done`)) {
    rmSync(`${root}node_modules/.cache/dicehall-solutions`, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    for (const [name, solve] of await solvers()) writeFileSync(cache + name, gzipped(await solve()));
    writeFileSync(`${cache}done`, '');
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(cache)) {
    const made = readFileSync(cache + name);
    if (name === 'done' || (existsSync(folder + name) && readFileSync(folder + name).equals(made))) continue;
    writeFileSync(folder + name, made);
  }
  for (const name of readdirSync(longSolved)) copyFileSync(longSolved + name, folder + name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSolutions();
