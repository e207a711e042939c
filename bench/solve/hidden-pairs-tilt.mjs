// Hidden Pairs for two: the exploitability of maximising the win probability and of maximising points, at several
// standings. Usage: npm run build && node bench/solve/hidden-pairs-tilt.mjs [sweeps]
import { work } from '@dicehall/strategy';
import { policyOf, solveTurn } from '@dicehall/strategy/hidden-pairs';
import { exploitabilityAt } from '@dicehall/strategy/testing';

const sweeps = Number(process.argv[2] ?? 400);
const turn = work(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps));
const policy = policyOf(turn);

const percent = (value, digits) => `${(100 * value).toFixed(digits)} %`;
console.log(
  '| turn | own points | other’s | given away, points a turn | share of 450 | chance kept | for points: points a turn | chance kept |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const left of [0, 2]) {
  for (const lead of [-1000, -500, -200, 0, 200, 500, 1000]) {
    const standing = { own: 500 + Math.max(0, lead), other: 500 + Math.max(0, -lead), left };
    const match = exploitabilityAt(policy, standing, 'match');
    const points = exploitabilityAt(policy, standing, 'points');
    const cells = [
      left === 0 ? 'last' : 'first of three',
      standing.own,
      standing.other,
      match.points.toFixed(2),
      percent(match.share, 2),
      percent(match.winProbability, 2),
      points.points.toFixed(2),
      percent(points.winProbability, 2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
