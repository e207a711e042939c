// Times whole reviews of matches between steady players. Usage: npm run build && node bench/simulate/review.mjs [matches]
import { seededDice } from '@dicehall/dice';
import { readSetup } from '@dicehall/engine';
import {
  botFor,
  estimatingJudge,
  exactJudge,
  playBotMatch,
  review,
  solverOf,
  work,
} from '@dicehall/strategy';
import { policyOf, solveTurn, turnJudge } from '@dicehall/strategy/hidden-pairs';
import { roundJudge, solveRound } from '@dicehall/strategy/three-dice';

const matches = Number(process.argv[2] ?? 5);
const tables = [
  ['greed', 2],
  ['ten-thousand', 2],
  ['threes', 2],
  ['three-dice', 2],
  ['three-dice', 4],
  ['hidden-pairs', 2],
  ['threes', 3],
];

function judgeOf(setup, id, seats) {
  const { options } = setup;
  if (id === 'three-dice') return roundJudge(work(solveRound(options, seats)));
  if (id === 'hidden-pairs') {
    return turnJudge(policyOf(work(solveTurn({ ...options, reRolls: true, actions: true }, 50))));
  }
  const solver = solverOf(id, seats);
  return solver === undefined ? estimatingJudge(setup) : exactJudge(work(solver.solve(options)).solution);
}

console.log(
  '| game | seats | judged by | entries a match | seconds a match | ms an entry | largest residual |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [id, seats] of tables) {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: id, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  const judge = judgeOf(setup.value, id, seats);
  const dice = seededDice(`review ${id}`);
  const bots = names.map(() => botFor(id, 'steady'));
  let [entries, residual, spent] = [0, 0, 0];
  const played = judge.how === 'rollouts' ? 1 : matches;
  for (let match = 0; match < played; match++) {
    const log = [];
    playBotMatch(setup.value, bots, dice, dice.random, (entry) => log.push(entry));
    const start = performance.now();
    const reviewed = review(setup.value, log, judge);
    spent += performance.now() - start;
    entries += log.length;
    residual = Math.max(residual, reviewed.residual);
  }
  const each = (spent / 1000 / played).toFixed(3);
  const shown = `${Math.round(entries / played)} | ${each} | ${(spent / entries).toFixed(2)}`;
  console.log(`| ${id} | ${seats} | ${judge.how} | ${shown} | ${residual.toExponential(1)} |`);
}
