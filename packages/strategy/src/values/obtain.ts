import { gameOf, type Result, withDefaults } from '@dicehall/engine';
import type { SolutionFileProblem, SolutionOf } from '../files/solution-file.ts';
import type { Solving } from '../solve/progress.ts';
import type { ValueSource, Values } from './values.ts';

declare const performance: { now(): number };

/** The cost of solving: estimates of the peak memory and of the seconds on one thread. */
export interface Cost {
  readonly bytes: number;
  readonly seconds: number;
}

/** The accepted cost of solving. Memory is unlimited unless given. */
export interface Limit {
  readonly seconds: number;
  readonly bytes?: number;
}

/** The limit for solutions that people wait for. */
export const shortLimit: Limit = { seconds: 8 };

export const noLimit: Limit = { seconds: Number.POSITIVE_INFINITY };

export const isWithin = (cost: Cost, { seconds, bytes = Number.POSITIVE_INFINITY }: Limit): boolean =>
  cost.seconds <= seconds && cost.bytes <= bytes;

/** Reads a shipped file. Resolves to null if there is none; may reject. */
export type SolutionFiles = (name: string) => Promise<Uint8Array | null>;

/** A cache of solutions by game, options and seats. It handles its own errors and never rejects. */
export interface SolutionCache {
  find(of: SolutionOf): Promise<Uint8Array | null>;
  save(of: SolutionOf, bytes: Uint8Array): Promise<void>;
  /** Reports a solution from this cache that cannot be used. */
  refuse(of: SolutionOf, problem: SolutionFileProblem): void;
}

export interface Given {
  readonly files?: SolutionFiles;
  readonly cache?: SolutionCache;
  /** Called between slices of work with the progress from 0 to 1. The work waits until it resolves. */
  readonly progress?: (share: number) => void | Promise<void>;
  /** Called after each slice of work. Returning true stops the work. */
  readonly shouldStop?: () => boolean;
  /** The limit for the cost of solving; `shortLimit` if absent. */
  readonly limit?: Limit;
  /** Whether to use estimates even if solving is possible. */
  readonly onlyEstimates?: boolean;
  /** Called before solving begins. Returning false stops the work. */
  readonly maySolve?: (cost: Cost) => boolean;
}

/** Why there are no values: the caller stopped the work, or solving would exceed the limit. */
export type Unsolved = 'stopped' | 'beyond';

export interface Way {
  readonly how: ValueSource;
  readonly cost: Cost;
  readonly open: (given: Given) => Promise<Values | Unsolved>;
}

/** A result that is read from a file or otherwise solved. `Found` must not be a string. */
export interface Solvable<Found> {
  readonly of: SolutionOf;
  readonly cost: Cost;
  readonly read: (bytes: Uint8Array) => Result<Found, SolutionFileProblem>;
  /**
   * Solves the match.
   * @param saves whether the caller needs the bytes of a file, which may take longer
   */
  readonly solve: (saves: boolean) => Solving<{ readonly found: Found; readonly bytes: Uint8Array | null }>;
}

/** The number of milliseconds of work between two pauses. */
const slice = 50;

/** Runs a solver to its end, with pauses. Resolves to null if it was stopped. */
export async function runInSlices<Solved>(
  solving: Solving<Solved>,
  { progress, shouldStop }: Pick<Given, 'progress' | 'shouldStop'> = {},
): Promise<Solved | null> {
  let from = performance.now();
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() - from < slice) continue;
    await progress?.(step.value);
    if (shouldStop?.() === true) return null;
    from = performance.now();
  }
}

export async function solveNow<Found>(
  solve: () => Solving<Found>,
  cost: Cost,
  given: Given,
): Promise<Found | Unsolved> {
  if (!isWithin(cost, given.limit ?? shortLimit)) return 'beyond';
  if (given.maySolve?.(cost) === false) return 'stopped';
  return (await runInSlices(solve(), given)) ?? 'stopped';
}

/** Returns the file name of the shipped solution of a match with default options. */
export const shippedName = ({ game, seats }: Pick<SolutionOf, 'game' | 'seats'>): string =>
  `${game}-${seats}.solution`;

/** Returns the bytes of the shipped file for the default options; null if there is none. */
export async function shippedFile(
  of: SolutionOf,
  files?: SolutionFiles,
  name = shippedName(of),
): Promise<Uint8Array | null> {
  const usual = withDefaults(gameOf(of.game).options, {});
  if (!Object.entries(of.options).every(([option, value]) => usual[option] === value)) return null;
  return (await files?.(name).catch(() => null)) ?? null;
}

/** Reads a shipped or saved solution. If there is none, solves the match and saves the solution. */
export async function obtain<Found>(
  { of, cost, read, solve }: Solvable<Found>,
  given: Given,
): Promise<Found | Unsolved> {
  const { files, cache } = given;
  const shipped = await shippedFile(of, files);
  const installed = shipped === null ? null : read(shipped);
  if (installed?.ok) return installed.value;
  const bytes = (await cache?.find(of)) ?? null;
  const saved = bytes === null ? null : read(bytes);
  if (saved?.ok) return saved.value;
  if (saved !== null) cache?.refuse(of, saved.error);
  const solved = await solveNow(() => solve(cache !== undefined), cost, given);
  if (typeof solved === 'string') return solved;
  if (solved.bytes !== null) await cache?.save(of, solved.bytes);
  return solved.found;
}
