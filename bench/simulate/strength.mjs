// Plays every bot against every other, each game, both seats, and prints the table of docs/strength.md.
// Usage: npm run build && node bench/simulate/strength.mjs <game> [matches a pairing] [seconds a pairing at most]
import { gameOf, readOptions } from '@dicehall/engine';
import {
  botFor,
  expertOf,
  openContest,
  shareOf,
  solveGreed,
  solveTenThousand,
  solveThrees,
  work,
} from '@dicehall/strategy';
import { hiddenPairsExpert, policyOf, solveTurn } from '@dicehall/strategy/hidden-pairs';
import { solveRound, threeDiceExpert } from '@dicehall/strategy/three-dice';

const id = process.argv[2] ?? 'greed';
const matches = Number(process.argv[3] ?? 100_000);
const patience = 1000 * Number(process.argv[4] ?? Number.POSITIVE_INFINITY);
const game = gameOf(id);
const options = readOptions(game, {});
if (!options.ok) throw new Error(options.error.code);

function expert() {
  switch (id) {
    case 'greed':
      return expertOf(work(solveGreed(options.value)));
    case 'ten-thousand':
      return expertOf(work(solveTenThousand(options.value)));
    case 'threes':
      return expertOf(work(solveThrees(options.value)));
    case 'three-dice':
      return threeDiceExpert(work(solveRound(options.value, 2)));
    default:
      return hiddenPairsExpert(
        policyOf(work(solveTurn({ luckyDice: options.value.luckyDice, reRolls: true, actions: true }, 400))),
      );
  }
}

const best = expert();
const cast = { novice: botFor(id, 'novice'), steady: botFor(id, 'steady'), expert: best };
const percent = (share) => (100 * share).toFixed(2);

for (const [first, second] of [
  ['steady', 'novice'],
  ['expert', 'novice'],
  ['expert', 'steady'],
]) {
  const ahead = openContest({
    game,
    options: options.value,
    bots: [cast[first], cast[second]],
    seed: 'ahead',
  });
  const behind = openContest({
    game,
    options: options.value,
    bots: [cast[second], cast[first]],
    seed: 'behind',
  });
  const start = performance.now();
  let half = 0;
  for (; 2 * half < matches && performance.now() - start < patience; half += 50) {
    ahead.play(50);
    behind.play(50);
  }
  const [one, two] = [ahead.result().seats[0].wins, behind.result().seats[1].wins];
  const all = shareOf(one + two, 2 * half);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `| ${id} | ${first} | ${second} | ${2 * half} | ${percent(all.mean)} (${percent(all.low)}–${percent(all.high)}) | ${percent(one / half)} | ${percent(two / half)} | ${seconds} s |`,
  );
}
