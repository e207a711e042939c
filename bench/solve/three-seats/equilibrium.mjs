import {
  bustsOf,
  cycleShares,
  findEquilibrium,
} from '../../../packages/strategy/dist/games/greed/solve/equilibrium.js';
import { Share, seats } from './standings.mjs';
import { SharesTurn } from './turn.mjs';

/**
 * The distance on both sides of a share after a bust at which the best reply changes. The replies are computed there.
 */
const apart = 1e-9;

/** Solves a turn that mixes two best replies. */
function walkMixed(turn, own, { at, weight }) {
  const { rolled, numbers } = turn;
  turn.walk(own, at - apart);
  const below = rolled.slice();
  turn.walk(own, at + apart);
  for (let index = 0; index < rolled.length; index += numbers) {
    // Converts both values to those at the same share after a bust.
    below[index] += apart * below[index + 1];
    rolled[index] -= apart * rolled[index + 1];
  }
  for (let index = 0; index < rolled.length; index++) {
    rolled[index] = weight * below[index] + (1 - weight) * rolled[index];
  }
}

const differenceOf = (shares, others) =>
  Math.max(
    ...shares.flatMap((row, seat) => row.map((share, player) => Math.abs(share - others[seat][player]))),
  );

/** A player's best replies in a prepared turn, by the share after a bust. The search for mixtures uses them. */
class Replies {
  constructor(turn, own) {
    this.turn = turn;
    this.own = own;
  }

  played(bust) {
    const [value, lost, next] = this.turn.rolled.subarray(this.turn.start);
    return { own: value - lost * bust, next, lost };
  }

  best(bust) {
    this.turn.walk(this.own, bust);
    return this.played(bust);
  }

  evaluate(bust, weight) {
    walkMixed(this.turn, this.own, { at: bust, weight });
    return this.played(bust);
  }

  /**
   * Returns all best replies between two shares and the points at which they change. The value is the maximum of linear
   * functions.
   */
  between(from, to) {
    const [low, high] = [Math.max(0, from), Math.min(1, to)];
    const found = this.#from({ ...this.best(low), low }, this.best(high), high);
    return found.flatMap((reply, index) => {
      const above = found[index + 1];
      return above === undefined ? [reply] : [reply, { at: reply.high, below: reply, above }];
    });
  }

  /** Returns the best replies from the one at `low` to the one at `high`. */
  #from(below, above, high) {
    const slope = above.lost - below.lost;
    const level = slope > 1e-12 ? (below.own - above.own) / slope : high;
    if (!(level > below.low && level < high)) return [{ ...below, high }];
    const middle = this.best(level);
    if (middle.own + middle.lost * level < below.own + below.lost * level + 1e-14) {
      return [
        { ...below, high: level },
        { ...above, low: level, high },
      ];
    }
    const first = this.#from(below, middle, level);
    const last = first.at(-1);
    return [...first.slice(0, -1), ...this.#from(last, above, high)];
  }
}

/** Returns the shares of a cycle if all players play the best replies to these shares after a bust. */
const sharesOf = (replies, busts) => cycleShares(replies.map((reply, seat) => reply.best(busts[seat])));

/** An equilibrium of three players, each of whom maximises its own share. */
export class ThreeEquilibrium {
  /**
   * By place, the share after a bust at which a player mixes two best replies, and the weight of the reply that is best
   * below it.
   */
  mixtures = new Map();
  /**
   * The largest difference between the computed shares of a cycle of busts and the shares that result when it is
   * played.
   */
  residual = 0;
  /** The number of cycles in which best replies did not converge. */
  searched = 0;
  #standings;

  constructor(standings) {
    this.#standings = standings;
    this.own = new Share(standings, true);
    this.next = new Share(standings, true);
    this.#solve();
  }

  /** Returns the shares before a turn, in turn order. */
  shares(place) {
    const [own, next] = [this.own.starts[place], this.next.starts[place]];
    return [own, next, 1 - own - next];
  }

  /**
   * Sets the values that a turn can end with.
   * @returns the mover's share after a bust
   */
  prepare(turn, [own, next, third]) {
    this.#standings.bank(turn, 0, own, (points, dice) => {
      const banked = [next, third, own + points, points, dice];
      return 1 - this.own.offered(...banked) - this.next.offered(...banked);
    });
    return this.shares(this.#standings.place(next, third, own))[2];
  }

  /** Solves a prepared turn. */
  walk(turn, three, bust) {
    const mixture = this.mixtures.get(this.#standings.place(...three));
    if (mixture === undefined) turn.walk(three[0], bust);
    else walkMixed(turn, three[0], mixture);
  }

  #solve() {
    const standings = this.#standings;
    const turns = seats.map(() => new SharesTurn(standings.rules, true));
    for (const cycle of standings.cycles()) {
      for (const [seat, turn] of turns.entries()) {
        const [own, next, third] = cycle[seat];
        this.prepare(turn, cycle[seat]);
        standings.bank(turn, 2, own, (points, dice) =>
          this.own.offered(next, third, own + points, points, dice),
        );
        turn.mark(own, 1, 0, 0);
      }
      const shares = this.#settle(turns, cycle);
      for (const [seat, turn] of turns.entries()) {
        const [next, bust] = [shares[seat][(seat + 1) % 3], shares[(seat + 1) % 3][(seat + 1) % 3]];
        this.own.set(cycle[seat], shares[seat][seat], turn, (at) => turn.rolled[at]);
        this.next.set(cycle[seat], next, turn, (at) => turn.rolled[at + 2] + turn.rolled[at + 1] * bust);
      }
    }
  }

  /**
   * Solves the three turns of a cycle so that each is a best reply to the others.
   * @returns the shares, by turn and player
   */
  #settle(turns, cycle) {
    const standings = this.#standings;
    const replies = turns.map((turn, seat) => new Replies(turn, cycle[seat][0]));
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
      this.searched += 1;
      const symmetric = cycle[0].every((score) => score === cycle[0][0]);
      const found = findEquilibrium(replies, replies, met.slice(-4), symmetric);
      if (found === null) throw new Error(`No equilibrium at ${cycle[0]}`);
      found.mixtures.forEach((weight, seat) => {
        if (weight !== null)
          this.mixtures.set(standings.place(...cycle[seat]), { at: found.busts[seat], weight });
      });
      const played = replies.map((reply, seat) => {
        this.walk(reply.turn, cycle[seat], found.busts[seat]);
        return reply.played(found.busts[seat]);
      });
      shares = found.shares;
      moved = differenceOf(shares, cycleShares(played));
    }
    this.residual = Math.max(this.residual, moved);
    return shares;
  }
}
