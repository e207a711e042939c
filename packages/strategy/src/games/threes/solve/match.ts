import {
  type BySeat,
  type Face,
  type Seat,
  type ThreesOptions,
  type ThreesState,
  threes,
} from '@dicehall/engine';
import { throwsOf } from '../../../outcomes/throws.ts';
import type { Solving } from '../../../solve/progress.ts';
import { winShares } from '../../../solve/shares.ts';
import type { Solution, ValuedRolls } from '../../../solve/solution.ts';
import { type Row, Standings } from './standings.ts';
import { allDice, highestScore, keptOf, lowestScore } from './turn.ts';
import { ThreesTurns } from './turns.ts';

/**
 * The win shares before each turn, by the number of turns left. The shares of a standing start at index `place * (seats
 * - 1)` (see `Standings.place`), with that of the player to move. The last player gets the rest.
 */
export type MatchShares = readonly Float64Array[];

const rotateToSeat = (list: BySeat<number>, seat: Seat): number[] => [
  ...list.slice(seat),
  ...list.slice(0, seat),
];

const diceOf = (
  { dice, locked }: Exclude<ThreesState['turn'], { readonly kind: 'start' }>,
  isLocked: boolean,
): Face[] => dice.filter((_, position) => locked[position] === isLocked);

/** Adds the share of the last player, so that all shares sum to 1. */
const addLastShare = (shares: readonly number[]): number[] => [
  ...shares,
  shares.reduce((rest, share) => rest - share, 1),
];

/**
 * Sets the shares for each possible result of a turn, for all standings of a row. The share of the player to move comes
 * first.
 */
function setAfter(
  turns: ThreesTurns,
  standings: Standings,
  shares: Float64Array,
  left: number,
  row: Row,
): void {
  const { seats } = standings;
  const [own, ...others] = turns.after;
  for (let total = row.from + lowestScore; total <= row.to + highestScore; total++) {
    const at = standings.place([...row.others, total], left) * (seats - 1);
    const index = total - row.from - lowestScore;
    let rest = 1;
    for (let other = 0; other < seats - 1; other++) rest -= shares[at + other];
    own[index] = rest;
    others.forEach((after, other) => {
      after[index] = shares[at + other];
    });
  }
}

export class ThreesMatch implements Solution<ThreesState> {
  readonly game = 'threes';
  readonly unit = 'win';
  readonly options: ThreesOptions;
  readonly seats: number;
  readonly shares: MatchShares;
  readonly standings: Standings;
  readonly evaluatedTurn: ThreesTurns;
  #turnOf = '';

  constructor(options: ThreesOptions, seats: number, shares: MatchShares) {
    this.options = options;
    this.seats = seats;
    this.shares = shares;
    this.standings = new Standings(options.rounds, seats);
    this.evaluatedTurn = new ThreesTurns(options.lastDie, seats - 1, 1);
  }

  /**
   * Returns the shares before a turn, starting with the player to move.
   * @param totals the totals, starting with the player to move; changed by the call
   */
  sharesAt(totals: number[], left: number): number[] {
    const at = this.standings.place(totals, left) * (this.seats - 1);
    return addLastShare([...this.shares[left].subarray(at, at + this.seats - 1)]);
  }

  /** Returns the share of the player to move before a turn (see `sharesAt`). */
  shareOf(totals: number[], left: number): number {
    return this.shares[left][this.standings.place(totals, left) * (this.seats - 1)];
  }

  turn(scores: BySeat<number>, seat: Seat, round: number): ThreesTurns {
    const name = `${round} ${seat} ${scores.join(' ')}`;
    if (this.#turnOf !== name) {
      const [own = 0, ...others] = rotateToSeat(scores, seat);
      const left = this.#left(seat, round) - 1;
      setAfter(this.evaluatedTurn, this.standings, this.shares[left], left, { others, from: own, to: own });
      this.evaluatedTurn.evaluate(1);
      this.#turnOf = name;
    }
    return this.evaluatedTurn;
  }

  #left(seat: Seat, round: number): number {
    return this.seats * (this.options.rounds - round + 1) - seat;
  }

  value(state: ThreesState): BySeat<number> {
    const step = threes.step(state);
    if (step.kind === 'over') return winShares(step.places);
    const shares = this.#sharesOf(state);
    return rotateToSeat(shares, this.seats - state.seat);
  }

  /** Returns the shares of a state, starting with the player to move. */
  #sharesOf({ scores, round, seat, turn }: ThreesState): number[] {
    if (turn.kind === 'start') return this.sharesAt(rotateToSeat(scores, seat), this.#left(seat, round));
    const evaluated = this.turn(scores, seat, round);
    const kept = keptOf(diceOf(turn, true));
    return addLastShare(
      evaluated.sharesAt(turn.kind === 'throw' ? kept : evaluated.choice(kept, diceOf(turn, false)).kept),
    );
  }

  rolls({ scores, round, seat, turn }: ThreesState): ValuedRolls | null {
    if (turn.kind !== 'throw') return null;
    const evaluated = this.turn(scores, seat, round);
    const kept = keptOf(diceOf(turn, true));
    const throws = throwsOf(allDice - kept.dice);
    return {
      ways: Float64Array.from(throws, ({ ways }) => ways),
      values: Float64Array.from(throws, ({ dice }) => evaluated.choice(kept, dice).value),
    };
  }
}

function lastShares(standings: Standings): Float64Array {
  const { seats } = standings;
  const shares = new Float64Array(standings.size(0) * (seats - 1));
  for (const { others, from, to } of standings.rows(0)) {
    for (let own = from; own <= to; own++) {
      const totals = [own, ...others];
      const least = Math.min(...totals);
      const winners = totals.filter((total) => total === least).length;
      const at = standings.place([...totals], 0) * (seats - 1);
      for (let player = 0; player < seats - 1; player++)
        shares[at + player] = totals[player] === least ? 1 / winners : 0;
    }
  }
  return shares;
}

export function* solveThrees(options: ThreesOptions, seats: number): Solving<ThreesMatch> {
  const standings = new Standings(options.rounds, seats);
  const turns = new ThreesTurns(options.lastDie, seats - 1, standings.count().longest);
  const solved = [lastShares(standings)];
  for (let left = 1; left <= standings.turns; left++) {
    const shares = new Float64Array(standings.size(left) * (seats - 1));
    for (const row of standings.rows(left)) {
      setAfter(turns, standings, solved[left - 1], left - 1, row);
      turns.evaluate(row.to - row.from + 1);
      for (let own = row.from; own <= row.to; own++) {
        const at = standings.place([own, ...row.others], left) * (seats - 1);
        for (let player = 0; player < seats - 1; player++)
          shares[at + player] = turns.start(player, own - row.from);
      }
    }
    solved.push(shares);
    yield left / standings.turns;
  }
  return new ThreesMatch(options, seats, solved);
}
