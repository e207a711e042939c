import { stateOf } from '@dicehall/dice';
import { type Face, type GreedOptions, scoreGreed } from '@dicehall/engine';

const allDice = 5;
/** All points are multiples of this. */
const unit = 50;

const counts = [1, 2, 3, 4, 5];
/** How many throws there are, by dice. */
const throws = Float64Array.from([0, ...counts], (count) => 6 ** count);
/** Where the outcomes of a throw of so many dice begin. */
const base = Int32Array.from([0, ...counts], (count) => (6 ** count - 6) / 5);
/** By dice, as in `seededDice`: words that are too many to share out evenly. */
const tooMany = throws.map((all) => 2 ** 32 % all);
const mostTooMany = Math.max(...tooMany);

/** What a throw comes to: units scored times 8, plus the dice thrown next; 0 is a bust. */
function outcomeOf(count: number, index: number): number {
  const dice = Array.from({ length: count }, (_, die) => ((Math.floor(index / 6 ** die) % 6) + 1) as Face);
  const { score, rest } = scoreGreed(dice);
  return score === 0 ? 0 : (score / unit) * 8 + (rest === 0 ? allDice : rest);
}

let compiled: Uint16Array | null = null;

/** What every throw comes to, by `base` of its dice plus its index; compiled on first use. */
function outcomeTable(): Uint16Array {
  compiled ??= Uint16Array.from(
    counts.flatMap((count) => Array.from({ length: 6 ** count }, (_, index) => outcomeOf(count, index))),
  );
  return compiled;
}

/** Points at which a player stops, by the dice it would throw next; index 0 is not used. As `thresholdPlayer` plays. */
export type Thresholds = readonly number[];

/** What some matches came to, by seat. */
export interface FastTally {
  readonly matches: number;
  /** Shared wins count as their part. */
  readonly wins: Float64Array;
  readonly scoreSums: Float64Array;
  readonly scoreSquares: Float64Array;
}

/** A match of Greed in numbers alone; all points are in units. */
interface Rules {
  readonly target: number;
  readonly opening: number;
  readonly seats: number;
  readonly outcomes: Uint16Array;
  /** At `seat * 6 + dice`. */
  readonly stopFrom: Int32Array;
}

/** Not behind anybody: what `behind` is while the final round does not run. */
const nowhere = -1;

/**
 * The units that a turn banks. The generator and the throw of `seededDice` are written out here, their state in locals for
 * the length of a turn: called as functions they take twice as long. A test holds them to the real ones.
 * @param state of the generator; advanced by what the turn throws
 * @param need the units that must be reached to bank any
 * @param at where the player's thresholds begin
 * @param behind how many units the player is behind the best of the others in the final round
 * @param isLast whether nobody plays after this turn
 */
function turn(
  state: Int32Array,
  outcomes: Uint16Array,
  need: number,
  stopFrom: Int32Array,
  at: number,
  behind: number,
  isLast: boolean,
): number {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let count = allDice;
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
    const lower = product - index * 2 ** 32;
    // Asked first in this way: it hardly ever is, and the array need not be read.
    if (lower < mostTooMany && lower < (tooMany[count] as number)) continue;
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
    if (other !== seat) best = Math.max(best, scores[other] ?? 0);
  }
  return best;
}

/** Plays one match; what it comes to is in `scores`. */
function playMatch(
  { target, opening, seats, outcomes, stopFrom }: Rules,
  state: Int32Array,
  scores: Int32Array,
): void {
  scores.fill(0);
  let seat = 0;
  for (;;) {
    const score = scores[seat] ?? 0;
    // A seat is in the game once it has banked: an opening of 0 lets everybody in.
    const total = score + turn(state, outcomes, score > 0 ? 0 : opening, stopFrom, seat * 6, nowhere, false);
    scores[seat] = total;
    if (total >= target) break;
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  for (let left = seats - 1; left > 0; left--) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    const score = scores[seat] ?? 0;
    const behind = bestOther(scores, seat) - score;
    scores[seat] =
      score + turn(state, outcomes, score > 0 ? 0 : opening, stopFrom, seat * 6, behind, left === 1);
  }
}

/** Fast matches of Greed between threshold players: the same dice give the same scores as through the engine. */
export interface FastGreed {
  /** Plays so many further matches. */
  play(matches: number): void;
  /** What was played so far. */
  tally(): FastTally;
  /** The scores of the match played last, by seat. */
  lastScores(): number[];
}

/**
 * Sets up matches of Greed in numbers alone.
 * @param players the thresholds of each seat, 2 to 8
 * @param seed of the dice: one stream over all the matches
 */
export function fastGreed(
  { target, opening }: GreedOptions,
  players: readonly Thresholds[],
  seed: string | number,
): FastGreed {
  const seats = players.length;
  const rules: Rules = {
    target: target / unit,
    opening: opening / unit,
    seats,
    outcomes: outcomeTable(),
    stopFrom: Int32Array.from(
      players.flatMap((from) => [0, 1, 2, 3, 4, 5].map((dice) => Math.ceil((from[dice] ?? 0) / unit))),
    ),
  };
  const state = Int32Array.from(stateOf(String(seed)));
  const scores = new Int32Array(seats);
  const [wins, sums, squares] = [new Float64Array(seats), new Float64Array(seats), new Float64Array(seats)];
  let played = 0;
  const count = (): void => {
    let [best, winners] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat] ?? 0;
      if (score > best) [best, winners] = [score, 0];
      if (score === best) winners += 1;
      sums[seat] = (sums[seat] ?? 0) + score;
      squares[seat] = (squares[seat] ?? 0) + score * score;
    }
    for (let seat = 0; seat < seats; seat++) {
      if (scores[seat] === best) wins[seat] = (wins[seat] ?? 0) + 1 / winners;
    }
  };
  return {
    play(matches) {
      for (let match = 0; match < matches; match++) {
        playMatch(rules, state, scores);
        count();
      }
      played += matches;
    },
    tally: () => ({
      matches: played,
      wins: wins.slice(),
      scoreSums: sums.map((sum) => sum * unit),
      scoreSquares: squares.map((square) => square * unit ** 2),
    }),
    lastScores: () => Array.from(scores, (score) => score * unit),
  };
}
