// What it costs to play Ten Thousand for three by a formula of the duels, for short targets: the mean share, in %, of one who does so
// against two who play an equilibrium, and of a best response to two who play by the formula. Equal strength is 33.3333. With a best
// response to the equilibrium: what a player gains by it at most, at any three scores and in any seat.
// Usage: npm run build && node bench/solve/ten-thousand-three.mjs [target] [opening] [formula, or none]
import { tenThousand, withDefaults } from '@dicehall/engine';
import { work } from '@dicehall/strategy';
import {
  BestResponses,
  bustsOf,
  cycleShares,
  findEquilibrium,
} from '../../packages/strategy/dist/solve/greed/equilibrium.js';
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

/** By place: the share after a bust where a player mixes two best replies, and the weight of the one that is best below it. */
const mixtures = new Map();
/** Shares after a bust this far from where best replies change. */
const apart = 1e-9;

/** Walks a turn in which two best replies are mixed. */
function walkMixed(turn, own, { at, weight }) {
  const tables = [turn.value, turn.part, turn.lost];
  turn.walk(own, at - apart);
  const [value, part, lost] = tables.map((table) => table.slice());
  turn.walk(own, at + apart);
  const mixed = (below, above) => weight * below + (1 - weight) * above;
  for (let index = 0; index < value.length; index++) {
    turn.value[index] = mixed(
      value[index] + apart * lost[index],
      turn.value[index] - apart * turn.lost[index],
    );
    turn.part[index] = mixed(part[index], turn.part[index]);
    turn.lost[index] = mixed(lost[index], turn.lost[index]);
  }
}

/** Walks a turn of the equilibrium. */
function walk(turn, three, bust) {
  const mixture = mixtures.get(placeOf(three));
  if (mixture === undefined) turn.walk(three[0], bust);
  else walkMixed(turn, three[0], mixture);
}

const differenceOf = (shares, others) =>
  Math.max(
    ...shares.flatMap((row, seat) => row.map((share, player) => Math.abs(share - others[seat][player]))),
  );

/** What a prepared turn brings at a share after a bust: for the search of mixtures. */
class Replies {
  constructor(turn, own) {
    this.turn = turn;
    this.own = own;
  }

  played(bust) {
    const { value, part, lost } = this.turn;
    return { own: value[fresh] - lost[fresh] * bust, next: part[fresh], lost: lost[fresh] };
  }

  best(bust) {
    this.turn.walk(this.own, bust);
    return this.played(bust);
  }

  /** The last share after a bust towards `end` at which this reply is best. */
  until({ own, lost }, end) {
    for (let at = end; ; ) {
      const other = this.best(at);
      if (Math.abs(other.own + other.lost * at - own - lost * at) < 1e-14) return at;
      at = (own - other.own) / (other.lost - lost);
    }
  }

  evaluate(bust, weight = null) {
    if (weight !== null) {
      walkMixed(this.turn, this.own, { at: bust, weight });
      return this.played(bust);
    }
    const best = this.best(bust);
    return { ...best, low: this.until(best, 0), high: this.until(best, 1) };
  }
}

/** The shares of one cycle, if all play the best replies to these shares after a bust. */
const sharesOf = (replies, busts) => cycleShares(replies.map((reply, seat) => reply.best(busts[seat])));

/** Every player for the own share. @returns the number of mixtures, and by how much the shares of any cycle differ from its play */
function solve() {
  const turns = seats.map(() => new PlainTurn(rules));
  const done = new Set();
  let residual = 0;
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
    const replies = turns.map((turn, seat) => new Replies(turn, three[seat]));
    const met = [[1 / 3, 1 / 3, 1 / 3]];
    let shares = sharesOf(replies, met[0]);
    let moved = 1;
    for (let round = 0; moved > 1e-13 && round < 25; round++) {
      const busts = bustsOf(shares);
      const found = sharesOf(replies, busts);
      moved = differenceOf(shares, found);
      met.push(busts);
      shares = found;
    }
    if (moved > 1e-13) {
      const symmetric = three.every((score) => score === three[0]);
      const responses = replies.map((reply) => new BestResponses(reply));
      const found = findEquilibrium(replies, responses, met.slice(-4), symmetric);
      if (found === null) throw new Error(`No equilibrium at ${three}`);
      found.mixtures.forEach((weight, seat) => {
        if (weight !== null) mixtures.set(placeOf(cycle[seat]), { at: found.busts[seat], weight });
      });
      const played = replies.map((reply, seat) => {
        walk(reply.turn, cycle[seat], found.busts[seat]);
        return reply.played(found.busts[seat]);
      });
      shares = found.shares;
      moved = differenceOf(shares, cycleShares(played));
    }
    residual = Math.max(residual, moved);
    for (const [seat, turn] of turns.entries()) {
      const [next, bust] = [shares[seat][(seat + 1) % 3], shares[(seat + 1) % 3][(seat + 1) % 3]];
      const takes = (index) => turn.value[index] > shares[seat][seat];
      ownShare.set(cycle[seat], shares[seat][seat], takes, (index) => turn.value[index]);
      nextShare.set(cycle[seat], next, takes, (index) => turn.part[index] + turn.lost[index] * bust);
    }
  }
  return residual;
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
 * The shares of one player against two, by the number of turns after which it moves.
 * @param one null for the best response to the two others
 */
function sharesAgainst(one, field) {
  const turns = seats.map(() => new PlainTurn(rules));
  // Of the one who moves so many turns after the mover.
  const shares = seats.map(() => new Share());
  for (const three of standings()) {
    const cycle = seats.map((seat) => rotated(three, seat));
    const players = [one, field, field];
    const busts = cycle.map((scores, seat) => players[seat]?.(turns[seat], scores) ?? 0);
    for (const [seat, turn] of turns.entries()) {
      const [own, next, third] = cycle[seat];
      const after = shares[(5 - seat) % 3];
      const banked = (points, dice) => after.after([next, third, own + points], points, dice);
      bank(turn.stopPart, own, banked);
      if (seat === 0 && one === null) bank(turn.stopValue, own, banked);
      turn.mark(own, () => [1, seat === 0 ? 1 : 0]);
      if (players[seat] === bySolution) walk(turn, cycle[seat], busts[seat]);
      else turn.walk(own, busts[seat]);
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
  return shares;
}

const meanShare = (one, field) =>
  sharesAgainst(one, field).reduce((sum, share) => sum + share.starts[0], 0) / 3;

const residual = solve();
const first = [ownShare.starts[0], nextShare.starts[0]];
console.log(
  `Target ${target}, opening ${opening}: ${[...first, 1 - first[0] - first[1]].join(' ')}; ${mixtures.size} mixtures, residual ${residual}`,
);
const percent = (share) => (100 * share).toFixed(4);
const responses = sharesAgainst(null, bySolution).map(({ starts }) => starts);
const gainAt = (place) => {
  const [own, next] = [ownShare.starts[place], nextShare.starts[place]];
  return Math.max(...[own, next, 1 - own - next].map((share, after) => responses[after][place] - share));
};
const gain = scores.flatMap((own) =>
  scores.flatMap((next) => scores.map((third) => gainAt(placeOf([own, next, third])))),
);
console.log(
  `A best response to two who play the equilibrium gains at most ${gain.reduce((a, b) => Math.max(a, b))}`,
);
console.log('| formula | alone against the equilibrium | a best response to two by the formula |');
console.log('| --- | --- | --- |');
for (const [name, formula] of formulasFor(3).filter(([name]) => asked === undefined || name === asked)) {
  const alone = percent(meanShare(byDuels(formula), bySolution));
  console.log(`| ${name} | ${alone} | ${percent(meanShare(null, byDuels(formula)))} |`);
}
