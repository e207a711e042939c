// Measures exactly the cost of playing a match of Threes for three or four players by a formula of the duels. It prints
// the mean shares, in %, of one formula player against others who play the solution, of the solution against formula
// players, and of a best response to them. Equal strength is 33.3333 with three players.
// Usage: npm run build && node bench/solve/threes-duels.mjs [rounds] [seats] [formula]
import { runToEnd } from '@dicehall/strategy';
import { solveThrees, ThreesTurns } from '@dicehall/strategy/solvers';
import { formulasFor } from './formulas.mjs';

const [reach, lowest] = [30, -30];
const [rounds = 4, table = 3, asked] = process.argv.slice(2);
const seats = Number(table);
const options = { rounds: Number(rounds), lastDie: 'lies' };
const { standings, shares } = runToEnd(solveThrees(options, seats));
const two = runToEnd(solveThrees(options, 2));
const { longest } = standings.count();

/**
 * Returns the mover's objective, by its own total after the turn, the others' totals and the number of turns left
 * before it.
 */
const bySolution = (own, others, left) => {
  const at = standings.place([...others, own], left - 1) * (seats - 1);
  return shares[left - 1].subarray(at, at + seats - 1).reduce((rest, share) => rest - share, 1);
};

const turnsOf = (player, left) => Math.floor((left - player + seats - 1) / seats);
const byDuels = (formula) => (own, others, left) => {
  const duels = others.map((theirs, index) => {
    const turns = turnsOf(0, left) - 1 + turnsOf(index + 1, left);
    return 1 - two.shareOf([theirs, own], turns);
  });
  return formula(...duels);
};

/** Returns the shares at the end, by player. */
const ends = () =>
  Array.from({ length: seats }, (_, player) =>
    Float64Array.from({ length: standings.size(0) }, (__, place) => {
      const at = place * (seats - 1);
      const all = shares[0].subarray(at, at + seats - 1);
      return player < seats - 1 ? all[player] : all.reduce((rest, share) => rest - share, 1);
    }),
  );

/**
 * Returns the mean share of one player against the others, over all seats.
 * @param one null for the best response to the others
 */
function meanShare(one, field) {
  const mine = new ThreesTurns(options.lastDie, 2, longest);
  const theirs = new ThreesTurns(options.lastDie, seats, longest);
  // At index k, the shares of the player who moves k turns after the mover.
  let known = ends();
  for (let left = 1; left <= standings.turns; left++) {
    const found = known.map(() => new Float64Array(standings.size(left)));
    for (const { others, from, to } of standings.rows(left)) {
      for (let own = from + lowest; own <= to + reach; own++) {
        const index = own - from - lowest;
        const place = standings.place([...others, own], left - 1);
        mine.after[1][index] = known[seats - 1][place];
        mine.after[0][index] = one === null ? mine.after[1][index] : one(own, others, left);
        theirs.after[0][index] = field(own, others, left);
        for (let player = 1; player < seats; player++) theirs.after[player][index] = known[player - 1][place];
      }
      mine.evaluate(to - from + 1);
      theirs.evaluate(to - from + 1);
      for (let own = from; own <= to; own++) {
        const place = standings.place([own, ...others], left);
        found[0][place] = mine.start(1, own - from);
        for (let player = 1; player < seats; player++)
          found[player][place] = theirs.start(player, own - from);
      }
    }
    known = found;
  }
  const start = standings.place(new Array(seats).fill(0), standings.turns);
  return known.reduce((sum, table) => sum + table[start], 0) / seats;
}

const percent = (share) => (100 * share).toFixed(4);
console.log(
  '| rounds | formula | alone against the solution | the solution against the others | a best response to them |',
);
console.log('| --- | --- | --- | --- | --- |');
for (const [name, formula] of formulasFor(seats).filter(([name]) => asked === undefined || name === asked)) {
  const alone = percent(meanShare(byDuels(formula), bySolution));
  const against = percent(meanShare(bySolution, byDuels(formula)));
  const best = percent(meanShare(null, byDuels(formula)));
  console.log(`| ${options.rounds} | ${name} | ${alone} | ${against} | ${best} |`);
}
