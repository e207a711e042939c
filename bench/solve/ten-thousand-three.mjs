// Measures the cost of playing Ten Thousand for three players by a formula of the duels, for short targets. It prints
// the mean shares, in %, of one formula player against two who play an equilibrium, of the equilibrium against two
// formula players, and of a best response to them. Equal strength is 33.3333. A best response to the equilibrium gives
// the most that a player can gain, at any three scores and in any seat. `reply` measures only against two formula
// players, without the equilibrium, which allows longer targets; it starts from 0 and from other level scores.
// Usage: npm run build && node bench/solve/ten-thousand-three.mjs [target] [opening] [formula | none | reply [formula]]
import { tenThousand, withDefaults } from '@dicehall/engine';
import { tenThousandRace } from '../../packages/strategy/dist/race/rules.js';
import { formulasFor } from './formulas.mjs';
import { duellists, sharesAgainst } from './three-seats/against.mjs';
import { ThreeEquilibrium } from './three-seats/equilibrium.mjs';
import { Standings } from './three-seats/standings.mjs';

const [target = 2000, opening = 700] = process.argv.slice(2, 4).map(Number);
const [asked, replied = 'experts'] = process.argv.slice(4);
const rules = tenThousandRace(withDefaults(tenThousand.options, { target, opening }));
const standings = new Standings(rules);
const byDuels = duellists(standings);
const percent = (share) => (100 * share).toFixed(4);
const sumOf = (parts) => parts.reduce((sum, part) => sum + part, 0);
const meanOf = (shares, place) => sumOf(shares.map((starts) => starts[place])) / 3;

/** Computes the shares against two formula players: of a best response, and of a third formula player. */
function reply() {
  const duels = byDuels(formulasFor(3).find(([name]) => name === replied)[1]);
  const isLevel = ([own, next, third]) => own === next && own === third;
  const banks = () => {
    const byScore = new Map();
    const show = (three, turn) => {
      if (!isLevel(three)) return;
      const points = Array.from({ length: standings.dice }, (_, index) =>
        turn.banksFrom(three[0], index + 1),
      );
      byScore.set(three[0], points.map((least) => least * rules.scoring.unit).join(', '));
    };
    return [byScore, show];
  };
  const [[bestBanks, showBest], [sameBanks, showSame]] = [banks(), banks()];
  const best = sharesAgainst(standings, null, duels, showBest);
  const same = sharesAgainst(standings, duels, duels, showSame);
  const row = (place) =>
    [...best, ...same].map((starts) => percent(starts[place])).concat(percent(meanOf(best, place) - 1 / 3));
  console.log(
    '| all three need | a best response moves first | second | third | by the formula first | second | third | mean gain | banks from, with 1 to 6 dice left | by the formula |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const score of standings.scores) {
    const need = target - score * rules.scoring.unit;
    console.log(
      `| ${need} | ${row(standings.place(score, score, score)).join(' | ')} | ${bestBanks.get(score)} | ${sameBanks.get(score)} |`,
    );
  }
}

function compare() {
  const solution = new ThreeEquilibrium(standings);
  console.log(
    `Target ${target}, opening ${opening}: ${solution.shares(0).join(' ')}; ${solution.mixtures.size} mixtures in ${solution.searched} cycles, residual ${solution.residual}`,
  );
  const best = sharesAgainst(standings, null, solution);
  let gain = 0;
  for (const three of [...standings.cycles()].flat()) {
    const place = standings.place(...three);
    const gains = solution.shares(place).map((share, after) => best[after][place] - share);
    gain = Math.max(gain, ...gains);
  }
  console.log(`A best response to two who play the equilibrium gains at most ${gain}`);
  console.log(
    '| formula | alone against the equilibrium | the equilibrium against two | a best response to two |',
  );
  console.log('| --- | --- | --- | --- |');
  for (const [name, formula] of formulasFor(3).filter(([name]) => asked === undefined || name === asked)) {
    const duels = byDuels(formula);
    const pairs = [
      [duels, solution],
      [solution, duels],
      [null, duels],
    ];
    const means = pairs.map(([one, field]) => percent(meanOf(sharesAgainst(standings, one, field), 0)));
    console.log(`| ${name} | ${means.join(' | ')} |`);
  }
}

if (asked === 'reply') reply();
else compare();
