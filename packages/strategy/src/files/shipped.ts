import { gameOf, withDefaults } from '@dicehall/engine';
import { finished, type Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import type { Options, Solver } from '../solve/solver.ts';
import { isOf, readSolution, type SolutionOf } from './solution-file.ts';

/** Reads a file that comes with the program, by its name; null where there is none. It may reject. */
export type SolutionFiles = (name: string) => Promise<Uint8Array | null>;

export const shippedName = ({ game, seats }: Pick<SolutionOf, 'game' | 'seats'>): string =>
  `${game}-${seats}.solution`;

/** The bytes of the solution that comes with the program, which is one of the default options; null where there is none. */
export async function shippedFile(
  of: SolutionOf,
  files?: SolutionFiles,
  name = shippedName(of),
): Promise<Uint8Array | null> {
  const usual = withDefaults(gameOf(of.game).options, {});
  if (!Object.entries(of.options).every(([option, value]) => usual[option] === value)) return null;
  return (await files?.(name).catch(() => null)) ?? null;
}

/** The solution that comes with the program; null where there is none, or where its file is damaged or of another version. */
export async function shippedSolution(
  solver: Solver,
  options: Options,
  files?: SolutionFiles,
): Promise<Solution | null> {
  const of: SolutionOf = { game: solver.game, options, seats: solver.seats };
  const bytes = await shippedFile(of, files);
  const file = bytes === null ? null : readSolution(bytes);
  return file?.ok && isOf(file.value, of) ? solver.restore(file.value) : null;
}

/** The solution that comes with the program, or the solver's work. */
export async function solutionOf(
  solver: Solver,
  options: Options,
  files?: SolutionFiles,
): Promise<Solving<Solution>> {
  const shipped = await shippedSolution(solver, options, files);
  return shipped === null ? solver.solution(options) : finished(shipped);
}
