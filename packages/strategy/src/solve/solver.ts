import type { GameId, OptionValue } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import { type Fixed, fixedAt, toFixed48 } from '../files/fixed.ts';
import type { Parts, SolutionFile } from '../files/solution-file.ts';
import type { Solving } from './progress.ts';
import type { Resources } from './resources.ts';
import type { Solution } from './solution.ts';

export interface Solved {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
  readonly parts: Parts;
}

export interface Solver {
  readonly game: GameId;
  readonly seats: number;
  /**
   * Whether the solver supports these options; absent if it supports all.
   * @param table the number of seats at the table whose values are computed from duels; `seats` by default
   */
  solves?(options: Options, table?: number): boolean;
  /**
   * Solves a match and proves the solution.
   * @param options a value in range for every option
   */
  solve(options: Options): Solving<Solved>;
  resources(options: Options): Resources;
  /** Solves a match without a proof, which is faster. */
  solution(options: Options): Solving<Solution>;
  /**
   * Returns the largest gain of an exact best response to a `solution` of this solver over the whole match. Its code
   * is independent of the solver. Absent if there is no such code.
   */
  prove?(solution: Solution): Solving<number>;
  /** Whether `prove` supports these options. Absent if it supports all options that the solver supports. */
  proves?(options: Options): boolean;
  /**
   * Makes a bot that plays a solution.
   * @param most the maximum number of cached turns
   */
  player(solution: Solution, most?: number): Bot;
  /**
   * Returns tables for a smaller file. The solution restored from them is less accurate and states its `tolerance`. If
   * this function is absent, files contain the tables of `solve`.
   */
  compact?(solution: Solution): Parts;
  /**
   * Restores a solution from a file.
   * @param file a file for this game and number of seats
   */
  restore(file: SolutionFile): Solution;
}

export type Options = Readonly<Record<string, OptionValue>>;

/** The share of the progress bar that the proof takes. */
export const proofShare = 0.2;

type Table = Parts[string];

/**
 * Returns a table of a file.
 * @throws TypeError if the file has no table of this name and kind
 */
export function tableOf<Kind extends Table>(
  { parts }: SolutionFile,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const table = parts[name];
  if (table instanceof kind) return table;
  throw new TypeError(`The solution file has no table ${name} of kind ${kind.name}.`);
}

/**
 * Returns the win shares in a file, in 48 bits each. They are stored in two tables whose names end in `High` and `Low`.
 */
export const fixedOf = (file: SolutionFile, name: string): Fixed => ({
  high: tableOf(file, `${name}High`, Uint32Array),
  low: tableOf(file, `${name}Low`, Uint16Array),
});

/** Packs several parts into the tables of a file, in 48 bits per value. */
export function packShares(parts: Iterable<Float64Array>): Parts {
  const values: number[] = [];
  for (const part of parts) values.push(...part);
  const { high, low } = toFixed48(Float64Array.from(values));
  return { valuesHigh: high, valuesLow: low };
}

/**
 * Unpacks shares.
 * @param parts the arrays to fill, in the order in which they were packed
 */
export function unpackShares(file: SolutionFile, parts: Iterable<Float64Array>): void {
  const packed = fixedOf(file, 'values');
  let next = 0;
  for (const part of parts) for (let at = 0; at < part.length; at++) part[at] = fixedAt(packed, next++);
}

/**
 * Returns a solution with its precise type.
 * @throws TypeError if another solver made it
 */
export function solvedBy<Kind extends Solution>(
  kind: abstract new (...given: never[]) => Kind,
  solution: Solution,
): Kind {
  if (solution instanceof kind) return solution;
  throw new TypeError(`Not a solution of this solver: ${solution.game} for ${solution.seats}`);
}
