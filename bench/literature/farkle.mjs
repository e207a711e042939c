// Compares published values of games of the Farkle family with ours. Sources and results: bench/results/literature.md
// Usage: npm run build && node bench/literature/farkle.mjs [name part]
import { bestMeanTurn, farkleScoring, minimalFarkle, zilch } from '@dicehall/research';
import { runToEnd } from '@dicehall/strategy';
import { solveRace } from '@dicehall/strategy/solvers';

const part = process.argv[2] ?? '';
const unit = 50;

const games = {
  zilch() {
    const scoring = farkleScoring(zilch);
    const mean = unit * bestMeanTurn({ scoring, least: 300 / unit, penalty: 500 / unit });
    console.log(`Zilch, best mean turn: ${mean.toFixed(4)} (published: 620.855)`);
  },
  farkle() {
    const scoring = farkleScoring(minimalFarkle);
    const target = 10_000 / unit;
    const { values } = runToEnd(solveRace({ scoring, finish: 'bank', target, opening: 0, takeOver: false }));
    for (const given of [0, 200, 250]) {
      console.log(
        `Farkle, the second player starts at ${given}: first player ${values[given / unit].toFixed(7)}`,
      );
    }
  },
};

for (const [name, run] of Object.entries(games)) {
  if (!name.includes(part)) continue;
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(`  ${((user + system) / 1e6).toFixed(1)} s of processor time, at most ${megabytes} MB so far`);
}
