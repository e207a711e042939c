// Solves one turn of Hidden Pairs for two players and measures its exploitability by an exact best response.
// Usage: npm run build && node bench/solve/hidden-pairs.mjs [sweeps]
import { runToEnd } from '@dicehall/strategy';
import { exploitabilityOf, policyOf, solveTurn, strategyOf } from '@dicehall/strategy/hidden-pairs';

const sweeps = Number(process.argv[2] ?? 400);
const turns = {
  'pairs alone': { luckyDice: 'one', reRolls: false, actions: false },
  'pairs and re-rolls': { luckyDice: 'one', reRolls: true, actions: false },
  'the whole turn, Lucky Dice against one attack': { luckyDice: 'one', reRolls: true, actions: true },
  'the whole turn, Lucky Dice against all': { luckyDice: 'all', reRolls: true, actions: true },
};

console.log(
  '| turn | sweeps | seconds | exploitability (points a turn) | share of 450 | as kept for play | megabytes |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, game] of Object.entries(turns)) {
  const start = performance.now();
  const turn = runToEnd(solveTurn(game, sweeps));
  const seconds = (performance.now() - start) / 1000;
  const whole = exploitabilityOf(turn);
  const policy = policyOf(turn);
  const kept = exploitabilityOf(strategyOf(policy));
  const megabytes = JSON.stringify(policy).length / 1e6;
  const share = `${(100 * whole.share).toFixed(3)} %`;
  console.log(
    `| ${name} | ${sweeps} | ${seconds.toFixed(1)} | ${whole.points.toFixed(3)} | ${share} | ${kept.points.toFixed(3)} | ${megabytes.toFixed(2)} |`,
  );
}
