import { type Face, type GreedOptions, scoreGreed } from '@dicehall/engine';

const allDice = 5;
/** All points are multiples of this. */
export const unit = 50;

const counts = [1, 2, 3, 4, 5];
/** How many throws there are, by dice. */
const throws = Float64Array.from([0, ...counts], (count) => 6 ** count);
/** Where the outcomes of a throw of so many dice begin. */
const base = Int32Array.from([0, ...counts], (count) => (6 ** count - 6) / 5);
/** By dice, as in `seededDice`: words that are too many to share out evenly. */
const tooMany = throws.map((all) => 2 ** 32 % all);

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

/** A match of Greed in numbers alone; all points are in units. */
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

/** The tables of a match between threshold players, 2 to 8. */
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
