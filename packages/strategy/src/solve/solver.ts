import type { GameId, OptionValue } from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import type { Fixed } from '../files/fixed.ts';
import type { Parts, SolutionFile } from '../files/solution-file.ts';
import type { Solving } from './progress.ts';
import type { Resources } from './resources.ts';
import type { Solution } from './solution.ts';

/** A solution with its proof, and all that a file needs to keep it. */
export interface Solved {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
  readonly parts: Parts;
}

/** Solves one game for one number of seats, and brings a solution back from its file. */
export interface Solver {
  readonly game: GameId;
  readonly seats: number;
  /** `options` are all set and in range. */
  solve(options: Options): Solving<Solved>;
  /** What solving it takes, to be told before it begins. */
  resources(options: Options): Resources;
  /** The solution alone, sooner: for those who play by it and want no proof. */
  solution(options: Options): Solving<Solution>;
  /**
   * The most that a player gains by leaving the solution while the others keep to it: an exact best response over the
   * whole match, by code that shares nothing with the solver's. `solution` is this solver's.
   */
  prove(solution: Solution): Solving<number>;
  /**
   * The bot that plays this solver's solution.
   * @param most how many turns it caches
   */
  player(solution: Solution, most?: number): Bot;
  /** The solution of a file that is of this game and number of seats. */
  restore(file: SolutionFile): Solution;
}

export type Options = Readonly<Record<string, OptionValue>>;

/** Part of the work that a proof is, for the progress. */
export const proofShare = 0.2;

export function* scaled<Found>(solving: Solving<Found>, from: number, share: number): Solving<Found> {
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    yield from + share * step.value;
  }
}

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

/** Shares in 48 bits, stored as two tables, `High` and `Low` added to the name. */
export const fixedOf = (file: SolutionFile, name: string): Fixed => ({
  high: tableOf(file, `${name}High`, Uint32Array),
  low: tableOf(file, `${name}Low`, Uint16Array),
});

/** @throws TypeError: a solution was passed to a solver that did not make it */
export const foreign = (solution: Solution): never => {
  throw new TypeError(`Not a solution of this solver: ${solution.game} for ${solution.seats}`);
};
