// Solves the default match of Hidden Pairs for two players and writes it to packages/strategy/solutions. It takes about
// ten minutes on one core.
// Usage: npm run build && node packages/tooling/hidden-pairs-match.mjs
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { solveMatch } from '../research/dist/index.js';
import { shippedMatchName, solveTurn, writeMatch } from '../strategy/dist/games/hidden-pairs/index.js';
import { runToEnd } from '../strategy/dist/index.js';

const turn = runToEnd(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 100));
const solving = solveMatch(turn);
for (;;) {
  const step = solving.next();
  if (step.done) {
    const file = new URL(`../strategy/solutions/${shippedMatchName}`, import.meta.url);
    writeFileSync(file, gzipSync(writeMatch(step.value), { level: 9 }));
    break;
  }
  const { standing, gap, iterations, progress } = step.value;
  const percent = (value) => `${(100 * value).toFixed(2)} %`;
  console.log(
    `${percent(progress)}: ${standing.left} to play, ${standing.points.join(' to ')}: ${percent(standing.value)}, a best response gains ${percent(gap)} after ${iterations}`,
  );
}
