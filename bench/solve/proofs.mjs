// Computes best responses to whole solutions at full size: the most that any player gains by deviating.
// Usage: npm run build && node bench/solve/proofs.mjs [name part]
import { gameOf, withDefaults } from '@dicehall/engine';
import { runToEnd, solverOf } from '@dicehall/strategy';

const part = process.argv[2] ?? '';
const matches = [
  ['greed', 2, {}],
  ['threes', 2, {}],
  ['threes', 2, { lastDie: 'rolled' }],
  ['ten-thousand', 2, {}],
  ['greed', 3, {}],
  ['threes', 3, {}],
];
console.log('| match | residual | gain of a best response | CPU seconds |');
console.log('| --- | --- | --- | --- |');
for (const [game, seats, given] of matches) {
  const name = `${game} for ${seats} ${JSON.stringify(given)}`;
  if (!name.includes(part)) continue;
  const solver = solverOf(game, seats);
  const { solution, facts } = runToEnd(solver.solve(withDefaults(gameOf(game).options, given)));
  const used = process.cpuUsage();
  const gain = runToEnd(solver.prove(solution));
  const { user, system } = process.cpuUsage(used);
  console.log(
    `| ${name} | ${facts.residual.toExponential(1)} | ${gain.toExponential(1)} | ${((user + system) / 1e6).toFixed(1)} |`,
  );
}
