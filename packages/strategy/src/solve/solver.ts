import type { GameId, OptionValue } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import { type Fixed, fixedAt, toFixed48 } from '../files/fixed.ts';
import type { Parts, SolutionFile } from '../files/solution-file.ts';
import type { Solving } from './progress.ts';
import type { Resources } from './resources.ts';
import type { Solution } from './solution.ts';

/** A proved solution and the contents of its file. */
export interface Solved {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
  readonly parts: Parts;
}

export interface Solver {
  readonly game: GameId;
  readonly seats: number;
  /** Whether it knows the rules of these options; absent where it knows all. */
  solves?(options: Options): boolean;
  /** @param options complete and in range */
  solve(options: Options): Solving<Solved>;
  resources(options: Options): Resources;
  /** The solution without a proof, which takes less time. */
  solution(options: Options): Solving<Solution>;
  /**
   * The largest gain of an exact best response over the whole match, computed by code that is independent of the solver.
   * `solution` comes from this solver. Absent where there is no such code.
   */
  prove?(solution: Solution): Solving<number>;
  /** @param most the number of turns to cache */
  player(solution: Solution, most?: number): Bot;
  /** The tables of a smaller file, for a solution with a `tolerance`; default: those of `solve`. */
  compact?(solution: Solution): Parts;
  /** @param file of this game and number of seats */
  restore(file: SolutionFile): Solution;
}

export type Options = Readonly<Record<string, OptionValue>>;

/** The proof's share of the progress. */
export const proofShare = 0.2;

type Table = Parts[string];

/** @throws TypeError if the file has no such table of this kind */
export function tableOf<Kind extends Table>(
  { parts }: SolutionFile,
  name: string,
  kind: new (length: number) => Kind,
): Kind {
  const table = parts[name];
  if (table instanceof kind) return table;
  throw new TypeError(`The solution file has no table ${name} of kind ${kind.name}.`);
}

/** Shares in 48 bits, stored in two tables named with the suffixes `High` and `Low`. */
export const fixedOf = (file: SolutionFile, name: string): Fixed => ({
  high: tableOf(file, `${name}High`, Uint32Array),
  low: tableOf(file, `${name}Low`, Uint16Array),
});

/** The tables of a file for several parts, in 48 bits a value. */
export function packShares(parts: Iterable<Float64Array>): Parts {
  const values: number[] = [];
  for (const part of parts) values.push(...part);
  const { high, low } = toFixed48(Float64Array.from(values));
  return { valuesHigh: high, valuesLow: low };
}

/** @param parts to fill, in the order in which they were packed */
export function unpackShares(file: SolutionFile, parts: Iterable<Float64Array>): void {
  const packed = fixedOf(file, 'values');
  let next = 0;
  for (const part of parts) for (let at = 0; at < part.length; at++) part[at] = fixedAt(packed, next++);
}

/** @throws TypeError if another solver made the solution */
export function solvedBy<Kind extends Solution>(
  kind: abstract new (...given: never[]) => Kind,
  solution: Solution,
): Kind {
  if (solution instanceof kind) return solution;
  throw new TypeError(`Not a solution of this solver: ${solution.game} for ${solution.seats}`);
}
