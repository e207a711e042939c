import { type Face, type GreedOptions, scoreGreed } from '@dicehall/engine';
import { computeOnce } from '../../../cached.ts';
import { unit } from '../../../outcomes/games.ts';

const allDice = 5;

const counts = [1, 2, 3, 4, 5];
/** The number of throws, by dice. */
const throws = Float64Array.from([0, ...counts], (count) => 6 ** count);
/** The start of the outcomes, by dice. */
const base = Int32Array.from([0, ...counts], (count) => (6 ** count - 6) / 5);
/** By dice: the number of words to reject for an unbiased throw, as in `seededDice`. */
const tooMany = throws.map((all) => 2 ** 32 % all);

/** Units scored times 8, plus the dice of the next roll; 0 is a bust. */
function outcomeOf(count: number, index: number): number {
  const dice = Array.from({ length: count }, (_, die) => ((Math.floor(index / 6 ** die) % 6) + 1) as Face);
  const { score, rest } = scoreGreed(dice);
  return score === 0 ? 0 : (score / unit) * 8 + (rest === 0 ? allDice : rest);
}

/** Outcomes at `base[dice]` plus the index of the throw; compiled on first use. */
const outcomeTable = computeOnce(() =>
  Uint16Array.from(
    counts.flatMap((count) => Array.from({ length: 6 ** count }, (_, index) => outcomeOf(count, index))),
  ),
);

/** As for `thresholdPlayer`: points at which to stop, by dice to roll next; index 0 is unused. */
export type Thresholds = readonly number[];

/** Points are in units. */
export interface GreedTables {
  readonly target: number;
  readonly opening: number;
  readonly seats: number;
  readonly throws: Float64Array;
  readonly tooMany: Float64Array;
  readonly base: Int32Array;
  readonly outcomes: Uint16Array;
  /** At `seat * 6 + dice`. */
  readonly stopFrom: Int32Array;
}

/** @param players thresholds by seat, 2 to 8 seats */
export const greedTables = (
  { target, opening }: GreedOptions,
  players: readonly Thresholds[],
): GreedTables => ({
  target: target / unit,
  opening: opening / unit,
  seats: players.length,
  throws,
  tooMany,
  base,
  outcomes: outcomeTable(),
  stopFrom: Int32Array.from(
    players.flatMap((from) => [0, 1, 2, 3, 4, 5].map((dice) => Math.ceil(from[dice] / unit))),
  ),
});
