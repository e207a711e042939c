// Solves the default match for two players of each game and writes it to packages/strategy/solutions. The files are
// checked in, so that neither the server nor the page has to solve them at the start. `npm run build && node
// packages/tooling/solutions.mjs` writes them; with `--check`, it compares them instead. hidden-pairs-match.mjs solves
// the match of Hidden Pairs, which takes ten minutes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games, withDefaults } from '../engine/dist/index.js';
import { policyOf, solveTurn, writePolicy } from '../strategy/dist/games/hidden-pairs/index.js';
import { runToEnd, shippedName, solverOf, writeSolution } from '../strategy/dist/index.js';

const folder = new URL('../strategy/solutions/', import.meta.url);

/**
 * The number of passes over all hands of Hidden Pairs. A best response then gains less than 1 % of the value of a turn.
 */
const sweeps = 100;

/** Returns functions that solve a game and write its file, by file name. */
function solvers() {
  const files = new Map();
  for (const { id, options: fields } of games) {
    const solver = solverOf(id, 2);
    if (solver === undefined) continue;
    const options = withDefaults(fields, {});
    const of = { game: id, options, seats: 2 };
    files.set(shippedName(of), () => {
      const { solution, facts, parts } = runToEnd(solver.solve(options));
      return writeSolution({ ...of, facts, parts: solver.compact?.(solution) ?? parts });
    });
  }
  files.set(shippedName({ game: 'hidden-pairs', seats: 2 }), () =>
    writePolicy(policyOf(runToEnd(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps)))),
  );
  return files;
}

/** Compresses bytes with gzip. Bytes that hardly shrink are stored uncompressed, because they then open sooner. */
function gzipped(bytes) {
  const small = gzipSync(bytes, { level: 9 });
  return small.length < 0.9 * bytes.length ? small : gzipSync(bytes, { level: 0 });
}

const isCheck = process.argv[2] === '--check';
for (const [name, solve] of solvers()) {
  const file = new URL(name, folder);
  const bytes = solve();
  if (!isCheck) writeFileSync(file, gzipped(bytes));
  else if (!existsSync(file) || !gunzipSync(readFileSync(file)).equals(bytes))
    throw new Error(`${name} is not what its solver computes: node packages/tooling/solutions.mjs`);
}
