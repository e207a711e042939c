// Solves one game with its defaults in this process and prints time and memory as JSON.
// Usage: node bench/solve/one.mjs greed 3
import { gameOf, withDefaults } from '@dicehall/engine';
import { runToEnd, solverOf } from '@dicehall/strategy';
import { solveGreed, solveGreedForThree, solveTenThousand, solveThrees } from '@dicehall/strategy/solvers';

const [game, seats] = process.argv.slice(2);
const options = withDefaults(gameOf(game).options, {});
const plain =
  game === 'greed'
    ? Number(seats) === 3
      ? solveGreedForThree
      : solveGreed
    : game === 'threes'
      ? (options) => solveThrees(options, Number(seats))
      : solveTenThousand;
const timed = (solving) => {
  const start = process.cpuUsage();
  const found = runToEnd(solving);
  const { user, system } = process.cpuUsage(start);
  return { found, seconds: (user + system) / 1e6 };
};
const solved = timed(plain(options)).seconds;
const { found, seconds } = timed(solverOf(game, Number(seats)).solve(options));
const value = found.facts.wins ?? [found.facts.firstPlayerWins];
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  JSON.stringify({
    value: value.map((one) => one.toFixed(12)).join(' '),
    solved,
    proved: seconds,
    megabytes,
  }),
);
