// What it costs to play Ten Thousand for three by a formula of the duels, for short targets: the mean share, in %, of one who does so
// against two who play an equilibrium, and of a best response to two who play by the formula. Equal strength is 33.3333.
// Usage: npm run build && node bench/solve/ten-thousand-three.mjs [target] [opening] [formula]
import { tenThousand, withDefaults } from '@dicehall/engine';
import { work } from '@dicehall/strategy';
import { PlainTurn } from '../../packages/strategy/dist/solve/race/plain-turn.js';
import { bankableScores, tenThousandRace } from '../../packages/strategy/dist/solve/race/rules.js';
import { solveRace } from '../../packages/strategy/dist/solve/race/solve.js';
import { Turn } from '../../packages/strategy/dist/solve/race/turn.js';
import { formulasFor } from './formulas.mjs';

const [target = 2000, opening = 700] = process.argv.slice(2, 4).map(Number);
const asked = process.argv[4];
const rules = tenThousandRace(withDefaults(tenThousand.options, { target, opening }));
const { scoring } = rules;
const units = rules.target;
const scores = bankableScores(rules);
const bankable = new Set(scores);
const seats = [0, 1, 2];
const fresh = scoring.dice - 1;
const at = (points, dice) => points * scoring.dice + dice - 1;
const placeOf = ([own, next, third]) => (own * units + next) * units + third;
const rotated = (three, by) => seats.map((seat) => three[(seat + by) % 3]);
/** The most points that the mover can be offered: those of the last player, short of the target. */
const mostOffered = ([own, , third]) => (own > 0 ? Math.min(third, units - own - 1) : 0);

const offersAt = new Int32Array(units ** 3);
let size = 0;
for (const own of scores) {
  for (const next of scores) {
    for (const third of scores) {
      offersAt[placeOf([own, next, third])] = size;
      size += (mostOffered([own, next, third]) + 1) * scoring.dice;
    }
  }
}

/** A share before each turn, without an offer and with each. */
class Share {
  starts = new Float64Array(units ** 3);
  offered = new Float64Array(size);

  /** After a bank of some points with some dice left. */
  after(three, points, dice) {
    const place = placeOf(three);
    return points <= mostOffered(three)
      ? this.offered[offersAt[place] + at(points, dice)]
      : this.starts[place];
  }

  /** @param takes whether the mover takes it over */
  set(three, start, takes, taken) {
    const place = placeOf(three);
    this.starts[place] = start;
    for (let index = scoring.dice; index < (mostOffered(three) + 1) * scoring.dice; index++)
      this.offered[offersAt[place] + index] = takes(index) ? taken(index) : start;
  }
}

/** All scores of three players, the highest sums first. */
function* standings() {
  for (let sum = 3 * (units - 1); sum >= 0; sum--) {
    for (const own of scores)
      for (const next of scores) if (bankable.has(sum - own - next)) yield [own, next, sum - own - next];
  }
}

/** Fills the values of banking. */
function bank(table, own, value) {
  for (let points = 1; points < units - own; points++) {
    if (own + points < rules.opening) continue;
    for (let dice = 1; dice <= scoring.dice; dice++) table[at(points, dice)] = value(points, dice);
  }
}

/** Closes a cycle of busts. @param parts what each turn brings without one @param lost its chance */
const closed = (parts, lost) =>
  seats.map((seat) => {
    const [next, third] = [(seat + 1) % 3, (seat + 2) % 3];
    const sum = parts[seat] + lost[seat] * (parts[next] + lost[next] * parts[third]);
    return sum / (1 - lost[0] * lost[1] * lost[2]);
  });

const ownShare = new Share();
const nextShare = new Share();
const moverAfter = (three, points, dice) =>
  1 - ownShare.after(three, points, dice) - nextShare.after(three, points, dice);

/** Sets what an equilibrium plays for. */
function bySolution(turn, three) {
  const [own, next, third] = three;
  bank(turn.stopValue, own, (points, dice) => moverAfter([next, third, own + points], points, dice));
  const bust = placeOf([next, third, own]);
  return 1 - ownShare.starts[bust] - nextShare.starts[bust];
}

/** Every player for the own share. @returns the number of cycles that did not settle: they need a mixture */
function solve() {
  const turns = seats.map(() => new PlainTurn(rules));
  const done = new Set();
  let open = 0;
  for (const three of standings()) {
    if (done.has(placeOf(three))) continue;
    const cycle = seats.map((seat) => rotated(three, seat));
    for (const [seat, turn] of turns.entries()) {
      done.add(placeOf(cycle[seat]));
      const [own, next, third] = cycle[seat];
      bySolution(turn, cycle[seat]);
      bank(turn.stopPart, own, (points, dice) => ownShare.after([next, third, own + points], points, dice));
      turn.mark(own, () => [1, 0]);
    }
    let shares = seats.map(() => [1 / 3, 1 / 3, 1 / 3]);
    let moved = 1;
    for (let round = 0; moved > 1e-13 && round < 25; round++) {
      const busts = seats.map((seat) => shares[(seat + 1) % 3][seat]);
      for (const [seat, turn] of turns.entries()) turn.walk(cycle[seat][0], busts[seat]);
      const lost = turns.map((turn) => turn.lost[fresh]);
      const parts = turns.map((turn, seat) => {
        const own = turn.value[fresh] - lost[seat] * busts[seat];
        const next = turn.part[fresh];
        return rotated([own, next, 1 - lost[seat] - own - next], 3 - seat);
      });
      const byPlayer = seats.map((player) =>
        closed(
          parts.map((part) => part[player]),
          lost,
        ),
      );
      const found = seats.map((seat) => byPlayer.map((share) => share[seat]));
      moved = Math.max(
        ...found.flatMap((row, seat) => row.map((share, player) => Math.abs(share - shares[seat][player]))),
      );
      shares = found;
    }
    if (moved > 1e-13) open += 1;
    for (const [seat, turn] of turns.entries()) {
      const [next, bust] = [shares[seat][(seat + 1) % 3], shares[(seat + 1) % 3][(seat + 1) % 3]];
      const takes = (index) => turn.value[index] > shares[seat][seat];
      ownShare.set(cycle[seat], shares[seat][seat], takes, (index) => turn.value[index]);
      nextShare.set(cycle[seat], next, takes, (index) => turn.part[index] + turn.lost[index] * bust);
    }
  }
  return open;
}

const race = work(solveRace(rules));
const duel = new Turn(rules);
const byDuels = (formula) => (turn, three) => {
  const [own, next, third] = three;
  duel.prepare(own, next, race);
  const against = (other, total) => 1 - race.values[other * units + total];
  bank(turn.stopValue, own, (points, dice) =>
    formula(duel.stop[at(points, dice)], against(third, own + points)),
  );
  return formula(against(next, own), against(third, own));
};

/**
 * The mean share of one player against two.
 * @param one null for the best response to the two others
 */
function meanShare(one, field) {
  const turns = seats.map(() => new PlainTurn(rules));
  // Of the one who moves so many turns after the mover.
  const shares = seats.map(() => new Share());
  for (const three of standings()) {
    const cycle = seats.map((seat) => rotated(three, seat));
    const busts = cycle.map((scores, seat) =>
      seat === 0 && one === null ? 0 : (seat === 0 ? one : field)(turns[seat], scores),
    );
    for (const [seat, turn] of turns.entries()) {
      const [own, next, third] = cycle[seat];
      const after = shares[(5 - seat) % 3];
      const banked = (points, dice) => after.after([next, third, own + points], points, dice);
      bank(turn.stopPart, own, banked);
      if (seat === 0 && one === null) bank(turn.stopValue, own, banked);
      turn.mark(own, () => [1, seat === 0 ? 1 : 0]);
      turn.walk(own, busts[seat]);
    }
    const startsNow = () =>
      closed(
        turns.map((turn) => turn.part[fresh]),
        turns.map((turn) => turn.lost[fresh]),
      );
    let starts = startsNow();
    // The value of its own bust depends on what it does.
    for (let round = 0; one === null && Math.abs(starts[1] - busts[0]) > 1e-13 && round < 50; round++) {
      busts[0] = starts[1];
      turns[0].walk(cycle[0][0], busts[0]);
      starts = startsNow();
    }
    for (const [seat, turn] of turns.entries()) {
      shares[(3 - seat) % 3].set(
        cycle[seat],
        starts[seat],
        (index) => turn.value[index] > turn.value[fresh],
        (index) => turn.part[index] + turn.lost[index] * starts[(seat + 1) % 3],
      );
    }
  }
  return shares.reduce((sum, share) => sum + share.starts[0], 0) / 3;
}

const open = solve();
const first = [ownShare.starts[0], nextShare.starts[0]];
console.log(
  `Target ${target}, opening ${opening}: ${[...first, 1 - first[0] - first[1]].join(' ')}; ${open} cycles open`,
);
const percent = (share) => (100 * share).toFixed(4);
console.log(`A best response to two who play the equilibrium has ${percent(meanShare(null, bySolution))}`);
console.log('| formula | alone against the equilibrium | a best response to two by the formula |');
console.log('| --- | --- | --- |');
for (const [name, formula] of formulasFor(3).filter(([name]) => asked === undefined || name === asked)) {
  const alone = percent(meanShare(byDuels(formula), bySolution));
  console.log(`| ${name} | ${alone} | ${percent(meanShare(null, byDuels(formula)))} |`);
}
