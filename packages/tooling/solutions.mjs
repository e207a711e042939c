// Solves the default match for two of each game into packages/strategy/solutions. The files are checked in, so that neither the
// start nor the page has to solve them: `npm run build && node packages/tooling/solutions.mjs` writes them, `--check` compares
// them. hidden-pairs-match.mjs solves the match of Hidden Pairs, which takes ten minutes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { games, withDefaults } from '../engine/dist/index.js';
import { policyOf, solveTurn, writePolicy } from '../strategy/dist/games/hidden-pairs/index.js';
import { runToEnd, shippedName, solverOf, writeSolution } from '../strategy/dist/index.js';

const folder = new URL('../strategy/solutions/', import.meta.url);

/** Passes over all hands of Hidden Pairs: a best response gains less than 1 % of the value of a turn. */
const sweeps = 100;

/** By file name: solves the game and writes its file. */
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

/** Gzips bytes. Those that hardly shrink are stored without compression, because they open sooner. */
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
