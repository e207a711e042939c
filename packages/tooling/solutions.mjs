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

/** By file name: the bytes of each solution. */
async function solve() {
  const { games, withDefaults } = await import('../engine/dist/index.js');
  const { shippedName, solverOf, work, writeSolution } = await import('../strategy/dist/index.js');
  const { policyOf, solveTurn, writePolicy } = await import('../strategy/dist/games/hidden-pairs/index.js');
  const files = new Map();
  for (const { id, options: fields } of games) {
    const solver = solverOf(id, 2);
    if (solver === undefined) continue;
    const options = withDefaults(fields, {});
    const of = { game: id, options, seats: 2 };
    const { solution, facts, parts } = work(solver.solve(options));
    files.set(shippedName(of), writeSolution({ ...of, facts, parts: solver.compact?.(solution) ?? parts }));
  }
  const turn = { luckyDice: 'one', reRolls: true, actions: true };
  const policy = policyOf(work(solveTurn(turn, sweeps)));
  files.set(shippedName({ game: 'hidden-pairs', seats: 2 }), writePolicy(policy));
  return files;
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
    for (const [name, bytes] of await solve()) writeFileSync(cache + name, gzipped(bytes));
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
