// Compares published values of games of the Farkle family with the values of Ten Thousand under the same rules. Sources
// and results: bench/results/literature.md
// Usage: npm run build && node bench/literature/farkle.mjs [zilch | farkle | ten-rounds] (the last one takes half an
// hour and 4 GB)
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gameOf, readOptions } from '@dicehall/engine';
import { bestMeanTurn } from '@dicehall/research';
import { tenThousandScoring } from '@dicehall/strategy/solvers';

const asked = process.argv[2];
const command = fileURLToPath(new URL('../../packages/cli/bin/dicehall.js', import.meta.url));

/**
 * Returns the output of `dicehall solve` for Ten Thousand under other options, for two players; the first to bank the
 * target or more wins.
 */
function solve(options, ...more) {
  const rules = { takeOver: false, exactFinish: false, opening: 0, ...options };
  const given = Object.entries(rules).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return execFileSync(process.execPath, [command, 'solve', 'ten-thousand', ...given, ...more], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const games = {
  zilch() {
    const options = readOptions(gameOf('ten-thousand'), {
      more: 'double',
      nothing: 500,
      threePairs: 'four-and-two',
    });
    const scoring = tenThousandScoring(options.value);
    const mean =
      scoring.unit * bestMeanTurn({ scoring, least: 300 / scoring.unit, penalty: 500 / scoring.unit });
    return `Zilch, best mean turn: ${mean.toFixed(4)} (published: 620.855)\n`;
  },
  farkle() {
    const plain = { more: 'none', straight: 0, threePairsPoints: 0 };
    return [200, 250]
      .map((given) => `Second player starts at ${given}:\n${solve(plain, '--at', `0,${given}`)}`)
      .join('');
  },
  'ten-rounds': () =>
    solve({
      more: 'add',
      threePairs: 'distinct',
      threePairsPoints: 750,
      atLeast: 300,
      threeBusts: 500,
      lowest: -2500,
    }),
};

const chosen = asked === undefined ? ['zilch', 'farkle'] : [asked];
for (const name of chosen) console.log(`${name}\n${games[name]()}`);
