import { seededDice } from '@dicehall/dice';
import {
  emptyHand,
  type Face,
  type Hand,
  type HiddenPairsOptions,
  hiddenPairs,
  prices,
  roundPoints,
  type Seat,
  sumOf,
} from '@dicehall/engine';
import { handIndex } from '../hands.ts';
import { allActions, planOf, plansByHand } from '../plans.ts';
import { manySeatsExpert } from './expert.ts';

/**
 * The columns of a plan's row: three sums; the round, amount and target of both attacks; the round of Lucky Dice; the
 * price.
 */
const rowField = { attacks: 3, attackWidth: 3, lucky: 9, price: 10 } as const;
const rowWidth = 11;
/** Marks an attack whose target is the opponent with the most points. */
const leader = -1;

/** The number of plans drawn from experts; it must be a power of 2. */
const bankSize = 8192;
/** The maximum number of the chooser's plans that can be compared at a time. */
const mostOwn = 2048;

/** Offsets of random numbers that no seat's plan uses. */
const [ties, ownRolls] = [50, 100];

/** A match at the start of a turn, as every seat knows it. */
export interface TableStanding {
  readonly points: readonly number[];
  /** The number of turns left to play, including this one. */
  readonly left: number;
}

interface Targets {
  readonly hinderance?: Seat | undefined;
  readonly diceBlock?: Seat | undefined;
}

/** The points for winning each set of rounds; no two sets have equal points. Bit 0 of the index is the first round. */
const wonRounds = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
  sumOf(roundPoints.filter((_, round) => (bits >> round) % 2 === 1)),
);

/** Returns a non-negative pseudo-random integer for a sample. */
function hashSample(sample: number, turn: number, what: number): number {
  let mixed =
    Math.imul(sample + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b) ^ Math.imul(what + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Draws random turns of an expert at a table of this size: the hand, its re-rolls and its commit. */
export function* drawnHands(options: HiddenPairsOptions, seats: number): Generator<Hand> {
  const dice = seededDice(`plans ${seats}`);
  const start = hiddenPairs.start(options, seats);
  for (;;) {
    let hand: Hand = { ...emptyHand, dice: dice.faces(6) };
    while (hand.commit === null) {
      const hands = start.hands.with(0, hand);
      const view = hiddenPairs.view({ ...start, hands, phase: { kind: 'choosing' } }, 0);
      const move = manySeatsExpert.choose(view, 0, dice.random);
      if (move.type === 'commit') hand = { ...hand, commit: move };
      else {
        const [face] = dice.faces(1) as [Face];
        hand = { ...hand, dice: hand.dice.with(move.die, face), reRolls: hand.reRolls + 1 };
      }
    }
    yield hand;
  }
}

/**
 * Samples matches of Hidden Pairs for several players from the start of a turn. All candidates meet the same hands,
 * later turns and ties; the other choices are those of experts. Players who cannot pay for a plan get another one.
 */
export class SampledTurns {
  readonly #seats: number;
  readonly #blocksAll: boolean;
  readonly #rows = new Int16Array((bankSize + mostOwn) * rowWidth);
  /** The points of each seat in the current sample, and the plan of its turn. */
  readonly #now: Float64Array;
  readonly #plans: Int32Array;
  readonly #at: Int32Array;
  readonly #values: Int32Array;
  readonly #taken: Int32Array;
  readonly #largest: Int32Array;
  readonly #leaders: Int32Array;
  #own = bankSize;

  /** Makes an object without expert plans; `drawn` adds them. */
  constructor(options: HiddenPairsOptions, seats: number) {
    this.#seats = seats;
    this.#blocksAll = options.luckyDice === 'all';
    this.#now = new Float64Array(seats);
    this.#plans = new Int32Array(seats);
    this.#at = new Int32Array(seats);
    this.#values = new Int32Array(seats);
    this.#taken = new Int32Array(seats);
    this.#largest = new Int32Array(seats);
    this.#leaders = new Int32Array(seats);
  }

  static *drawn(options: HiddenPairsOptions, seats: number): Generator<number, SampledTurns> {
    const turns = new SampledTurns(options, seats);
    const hands = drawnHands(options, seats);
    for (let row = 0; row < bankSize; row++) {
      const { dice, commit, reRolls } = hands.next().value as Hand;
      if (commit !== null) turns.#write(row, handIndex(dice), planOf(dice, commit), reRolls, {});
      if (row % 256 === 0) yield row / bankSize;
    }
    return turns;
  }

  clear(): void {
    this.#own = bankSize;
  }

  /**
   * Adds one of the chooser's plans.
   * @returns its number, for `share`
   */
  add(hand: number, plan: number, reRolls: number, targets: Targets = {}): number {
    if (this.#own === bankSize + mostOwn) throw new RangeError(`More than ${mostOwn} plans to compare`);
    this.#write(this.#own, hand, plan, reRolls, targets);
    return this.#own++;
  }

  #write(row: number, hand: number, plan: number, reRolls: number, targets: Targets): void {
    const { sums, hinderance, diceBlock } = plansByHand[hand];
    const split = 3 * Math.floor(plan / allActions.length);
    const actions = allActions[plan % allActions.length];
    this.#rows.set(
      [
        ...sums.subarray(split, split + 3),
        ...[actions.hinderance, hinderance, targets.hinderance ?? leader],
        ...[actions.diceBlock, diceBlock, targets.diceBlock ?? leader],
        actions.luckyDice,
        actions.price + prices.reRoll * reRolls,
      ],
      row * rowWidth,
    );
  }

  /** Returns one of six equally likely outcomes of the chooser's re-rolls. */
  face(sample: number, reRolls: number): number {
    return hashSample(sample, reRolls, ownRolls) % 6;
  }

  /** Plays a turn of a sample. In the first turn, the seat plays its own plan. */
  #playOn(sample: number, turn: number, seat: Seat, own: number): void {
    const [now, plans] = [this.#now, this.#plans];
    for (let other = 0; other < this.#seats; other++) {
      plans[other] = this.#payable(hashSample(sample, turn, other), now[other]);
    }
    if (turn === 0) plans[seat] = own;
    this.play(now, plans, hashSample(sample, turn, ties));
  }

  /** Returns the rounds that a seat wins in a sample with one of its own plans, as bits, the first round lowest. */
  roundsWon({ points }: TableStanding, seat: Seat, own: number, sample: number): number {
    this.#now.set(points);
    this.#playOn(sample, 0, seat, own);
    const won = this.#now[seat] - points[seat] + this.#rows[own * rowWidth + rowField.price];
    return wonRounds.indexOf(won);
  }

  /** Returns the share of the win that a seat gets in a sample with one of its own plans. */
  share({ points, left }: TableStanding, seat: Seat, own: number, sample: number): number {
    const now = this.#now;
    now.set(points);
    for (let turn = 0; turn < left; turn++) this.#playOn(sample, turn, seat, own);
    const mine = now[seat];
    let winners = 0;
    for (let other = 0; other < this.#seats; other++) {
      if (now[other] > mine) return 0;
      if (now[other] === mine) winners += 1;
    }
    return 1 / winners;
  }

  /** Returns the first plan, from number `from` on, that the player can pay for. */
  #payable(from: number, points: number): number {
    let row = from & (bankSize - 1);
    while (this.#rows[row * rowWidth + rowField.price] > points) row = (row + 1) & (bankSize - 1);
    return row;
  }

  /** Returns the seat with the most points, ignoring one seat. */
  #leaderBut(seat: Seat, points: Float64Array, tied: number): Seat {
    let [best, leaders] = [seat, 0];
    for (let other = 0; other < this.#seats; other++) {
      if (other === seat || (leaders > 0 && points[other] < points[best])) continue;
      leaders = leaders > 0 && points[other] === points[best] ? leaders + 1 : 1;
      if ((tied >>> (3 * seat + leaders)) % leaders === 0) best = other;
    }
    return best;
  }

  /**
   * Plays a turn.
   * @param points the points by seat; changed by the call
   * @param plans the numbers of the plans, by seat
   * @param tied a random number that decides ties, and the target of an attack if several players lead
   */
  play(points: Float64Array, plans: Int32Array, tied: number): void {
    const [rows, at] = [this.#rows, this.#at];
    const [values, taken, largest] = [this.#values, this.#taken, this.#largest];
    const [seats, leaders] = [this.#seats, this.#leaders];
    for (let seat = 0; seat < seats; seat++) {
      at[seat] = plans[seat] * rowWidth;
      leaders[seat] = this.#leaderBut(seat, points, tied);
    }
    for (let round = 1; round <= 3; round++) {
      taken.fill(0);
      largest.fill(0);
      for (let seat = 0; seat < seats; seat++) {
        values[seat] = rows[at[seat] + round - 1];
        for (let attack = rowField.attacks; attack < rowField.lucky; attack += rowField.attackWidth) {
          if (rows[at[seat] + attack] !== round) continue;
          const amount = rows[at[seat] + attack + 1];
          const target = rows[at[seat] + attack + 2];
          const on = target === leader ? leaders[seat] : target;
          taken[on] = taken[on] + amount;
          largest[on] = Math.max(largest[on], amount);
        }
      }
      let most = Number.NEGATIVE_INFINITY;
      let winners = 0;
      for (let seat = 0; seat < seats; seat++) {
        const isLucky = rows[at[seat] + rowField.lucky] === round;
        const felt = isLucky ? (this.#blocksAll ? 0 : taken[seat] - largest[seat]) : taken[seat];
        values[seat] = values[seat] - felt;
        if (values[seat] > most) [most, winners] = [values[seat], 0];
        if (values[seat] === most) winners += 1;
      }
      let skip = (tied >>> (4 * round)) % winners;
      for (let seat = 0; seat < seats; seat++) {
        if (values[seat] !== most || skip-- !== 0) continue;
        points[seat] = points[seat] + roundPoints[(round - 1) as 0 | 1 | 2];
      }
    }
    for (let seat = 0; seat < seats; seat++) points[seat] = points[seat] - rows[at[seat] + rowField.price];
  }
}
