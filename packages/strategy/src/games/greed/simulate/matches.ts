import { type SeededDice, seededDice } from '@dicehall/dice';
import { type Face, type GreedOptions, greed, scoreGreed, withDefaults } from '@dicehall/engine';
import { computeOnce } from '../../../cached.ts';
import { greedScoring, unit } from '../../../outcomes/games.ts';
import type { Contest, ContestSetup } from '../../../simulate/contest-types.ts';
import { meanOf, shareOf } from '../../../simulate/interval.ts';
import { thresholdsOf } from '../bots.ts';

const allDice = 5;
const counts = [1, 2, 3, 4, 5];
/** The index of the first outcome for each number of dice. */
const base = Int32Array.from([0, ...counts], (count) => (6 ** count - 6) / 5);

/** Encodes an outcome as 8 times the units scored plus the dice of the next roll. 0 is a bust. */
function outcomeOf(count: number, index: number): number {
  const dice = Array.from({ length: count }, (_, die) => ((Math.floor(index / 6 ** die) % 6) + 1) as Face);
  const { score, rest } = scoreGreed(dice);
  return score === 0 ? 0 : (score / unit) * 8 + (rest === 0 ? allDice : rest);
}

/** The outcome of each throw, at index `base[dice]` plus the index of the throw. The table is computed on first use. */
const outcomeTable = computeOnce(() =>
  Uint16Array.from(
    counts.flatMap((count) => Array.from({ length: 6 ** count }, (_, index) => outcomeOf(count, index))),
  ),
);

/** The points at which to stop, as in `thresholdPlayer`, indexed by the number of dice to roll next. Index 0 is unused. */
export type Thresholds = readonly number[];

/** The value of `behind` that stands for a turn before the final round. */
const notBehind = -1;

/**
 * Simulates matches between threshold players. Given the same dice, it gives the same scores as the engine.
 * @param players the thresholds of each of 2 to 8 seats
 * @param seed the seed of one stream of dice for all matches
 */
export function fastGreed(
  options: GreedOptions,
  players: readonly Thresholds[],
  seed: string | number,
): Contest {
  const dice: SeededDice = seededDice(seed);
  const outcomes = outcomeTable();
  const [target, opening, seats] = [options.target / unit, options.opening / unit, players.length];
  /** The thresholds of all seats in units, at index `seat * 6 + dice`. */
  const stopFrom = Int32Array.from(
    players.flatMap((from) => [0, ...counts].map((count) => Math.ceil(from[count] / unit))),
  );
  const scores = new Int32Array(seats);
  const [wins, sums, squares] = [new Float64Array(seats), new Float64Array(seats), new Float64Array(seats)];
  let played = 0;

  /**
   * Plays a turn and adds its banked points to the score.
   * @param behind the units behind the best score in the final round
   * @param isLast whether this is the last turn of the match
   */
  function playTurn(seat: number, behind: number, isLast: boolean): void {
    // Once a seat has banked, the opening no longer applies.
    const need = scores[seat] > 0 ? 0 : opening;
    let count = allDice;
    let points = 0;
    for (;;) {
      const outcome = outcomes[base[count] + dice.throwIndex(count)];
      if (outcome === 0) return;
      points += outcome >> 3;
      count = outcome & 7;
      if (points < need || points < behind) continue;
      if (points === behind ? isLast && count < 2 : isLast || points >= stopFrom[seat * 6 + count]) break;
    }
    scores[seat] += points;
  }

  function playMatch(): void {
    scores.fill(0);
    let seat = 0;
    for (;;) {
      playTurn(seat, notBehind, false);
      if (scores[seat] >= target) break;
      seat = (seat + 1) % seats;
    }
    for (let left = seats - 1; left > 0; left--) {
      seat = (seat + 1) % seats;
      playTurn(seat, Math.max(...scores) - scores[seat], left === 1);
    }
  }

  function count(): void {
    let [best, winners] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      const score = scores[seat];
      if (score > best) [best, winners] = [score, 0];
      if (score === best) winners += 1;
      sums[seat] += score;
      squares[seat] += score * score;
    }
    for (let seat = 0; seat < seats; seat++) if (scores[seat] === best) wins[seat] += 1 / winners;
  }

  return {
    play(matches) {
      for (let match = 0; match < matches; match++) {
        playMatch();
        count();
      }
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
  };
}

/**
 * Starts a contest that runs several hundred times as fast as with the engine. Null unless all bots are threshold
 * players and the scores are standard.
 */
export function fastGreedContest({ options, bots, seed }: ContestSetup): Contest | null {
  const players = bots.map(thresholdsOf);
  const usual = greedScoring(withDefaults(greed.options, {}));
  const isStandard = greedScoring(options as GreedOptions) === usual;
  return isStandard && players.every((player) => player !== null)
    ? fastGreed(options as GreedOptions, players, seed)
    : null;
}
