// Hidden Pairs for two: maximising the win probability against maximising points, with common random numbers.
// Usage: npm run build && node bench/solve/hidden-pairs-match.mjs [deals] [turns] [sweeps]
import { gameOf, withDefaults } from '@dicehall/engine';
import { work } from '@dicehall/strategy';
import { hiddenPairsExpert, policyOf, solveTurn } from '@dicehall/strategy/hidden-pairs';
import { openDuel } from '@dicehall/strategy/testing';

const [deals = 10000, turns = 3, sweeps = 200] = process.argv.slice(2).map(Number);
const turn = work(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps));
const policy = policyOf(turn);
const duel = openDuel({
  game: gameOf('hidden-pairs'),
  options: withDefaults(gameOf('hidden-pairs').options, { turns }),
  seats: 2,
  challenger: hiddenPairsExpert(policy, 'match'),
  field: hiddenPairsExpert(policy, 'points'),
  seed: 'points by the match',
});
const start = performance.now();
duel.play(deals);
const { matches, share } = duel.result();
const percent = (value) => (100 * value).toFixed(2);
console.log(
  `| ${turns} | ${matches} | ${percent(share.mean)} % (${percent(share.low)}–${percent(share.high)}) | ${((performance.now() - start) / 1000).toFixed(0)} |`,
);
