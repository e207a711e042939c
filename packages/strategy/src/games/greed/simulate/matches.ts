import { stateOf } from '@dicehall/dice';
import type { GreedOptions } from '@dicehall/engine';
import { unit } from '../../../outcomes/games.ts';
import type { Contest, ContestSetup } from '../../../simulate/contest-types.ts';
import { meanOf, shareOf } from '../../../simulate/interval.ts';
import { thresholdsOf } from '../bots.ts';
import { type GreedTables, greedTables, type Thresholds } from './tables.ts';

/** The value of `behind` before the final round. */
const notBehind = -1;

/**
 * Returns the units that a turn banks. The generator of `seededDice` is inlined with its state in locals, which is twice as
 * fast as function calls. A test compares it with the original.
 * @param state of the generator; the turn advances it
 * @param need the fewest units that can be banked
 * @param at the start of the player's thresholds
 * @param behind units behind the best other score in the final round
 * @param isLast whether this is the last turn of the match
 */
function turn(
  state: Int32Array,
  { throws, tooMany, base, outcomes, stopFrom }: GreedTables,
  need: number,
  at: number,
  behind: number,
  isLast: boolean,
): number {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let count = 5;
  let points = 0;
  for (;;) {
    const five = Math.imul(b, 5);
    const word = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    const product = word * (throws[count] as number);
    const index = (product * 2 ** -32) | 0;
    if (product - index * 2 ** 32 < (tooMany[count] as number)) continue;
    const outcome = outcomes[(base[count] as number) + index] as number;
    if (outcome === 0) {
      points = 0;
      break;
    }
    points += outcome >> 3;
    count = outcome & 7;
    if (points < need || points < behind) continue;
    if (points === behind ? isLast && count < 2 : isLast || points >= (stopFrom[at + count] as number)) break;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  return points;
}

function bestOther(scores: Int32Array, seat: number): number {
  let best = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) best = Math.max(best, scores[other]);
  }
  return best;
}

/** @param scores receives the result */
function playMatch(tables: GreedTables, state: Int32Array, scores: Int32Array): void {
  const { target, opening, seats } = tables;
  scores.fill(0);
  let seat = 0;
  for (;;) {
    const score = scores[seat];
    // Once a seat has banked, the opening no longer applies.
    const total = score + turn(state, tables, score > 0 ? 0 : opening, seat * 6, notBehind, false);
    scores[seat] = total;
    if (total >= target) break;
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  for (let left = seats - 1; left > 0; left--) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    const score = scores[seat];
    const behind = bestOther(scores, seat) - score;
    scores[seat] = score + turn(state, tables, score > 0 ? 0 : opening, seat * 6, behind, left === 1);
  }
}

/** Tables are by seat. */
export interface GreedMatches {
  play(matches: number): void;
  /** Of the last match. */
  readonly scores: Int32Array;
  readonly wins: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

/** @param from the state of the generator */
export function greedMatches(tables: GreedTables, from: readonly number[]): GreedMatches {
  const { seats } = tables;
  const state = Int32Array.from(from);
  const scores = new Int32Array(seats);
  const [wins, sums, squares] = [new Float64Array(seats), new Float64Array(seats), new Float64Array(seats)];
  const count = (): void => {
    let [best, winners] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat];
      if (score > best) [best, winners] = [score, 0];
      if (score === best) winners += 1;
      sums[seat] = sums[seat] + score;
      squares[seat] = squares[seat] + score * score;
    }
    for (let seat = 0; seat < seats; seat++) {
      if (scores[seat] === best) wins[seat] = wins[seat] + 1 / winners;
    }
  };
  return {
    play(matches) {
      for (let match = 0; match < matches; match++) {
        playMatch(tables, state, scores);
        count();
      }
    },
    scores,
    wins,
    sums,
    squares,
  };
}

/** Matches of Greed between threshold players, with the same scores as the engine's on the same dice. */
export interface FastGreed extends Contest {
  /** Of the last match, by seat. */
  lastScores(): number[];
}

/**
 * @param players thresholds by seat, 2 to 8 seats
 * @param seed of one stream of dice for all matches
 */
export function fastGreed(
  options: GreedOptions,
  players: readonly Thresholds[],
  seed: string | number,
): FastGreed {
  const tables = greedTables(options, players);
  const { play, scores, wins, sums, squares } = greedMatches(tables, stateOf(String(seed)));
  let played = 0;
  return {
    play(matches) {
      play(matches);
      played += matches;
    },
    result: () => ({
      matches: played,
      seats: Array.from(wins, (won, seat) => ({
        wins: won,
        share: shareOf(won, played),
        score: meanOf(played, sums[seat] * unit, squares[seat] * unit ** 2),
      })),
    }),
    lastScores: () => Array.from(scores, (score) => score * unit),
  };
}

/** Some hundred times as fast as the engine; null unless all bots are threshold players. */
export function fastGreedContest({ options, bots, seed }: ContestSetup): Contest | null {
  const players = bots.map(thresholdsOf);
  return players.every((player) => player !== null)
    ? fastGreed(options as GreedOptions, players, seed)
    : null;
}
