import { setImmediate } from 'node:timers/promises';
import { installedSolutions } from '@dicehall/server/solution-files';
import {
  type Solution,
  type SolutionFile,
  type SolutionOf,
  type Solver,
  type Solving,
  shippedSolution,
  writeSolution,
} from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { cut } from '../terminal/width.ts';
import { loadSolution, saveSolution } from './solution-cache.ts';

/** Milliseconds of work between two checks of the keyboard. */
const slice = 50;

/** Runs a solver with its progress on the terminal; null when it was cancelled with Ctrl+C, which is reported. */
export async function runSolver<Found>(
  { io, messages, report }: Context,
  game: string,
  solving: Solving<Found>,
  progress: 'solve-progress' | 'puzzles-progress' = 'solve-progress',
): Promise<Found | null> {
  let cancelled = false;
  const stop = io.onInterrupt(() => {
    cancelled = true;
  });
  const shows = io.stderr.isTTY === true;
  let checked = io.now();
  let found: Found | null = null;
  while (!cancelled && found === null) {
    const step = solving.next();
    if (step.done === true) found = step.value;
    else if (io.now() - checked >= slice) {
      const percent = Math.floor(100 * step.value);
      const line = messages.say(progress, { game, percent });
      if (shows) io.stderr.write(`\r${cut(line, (io.stderr.columns ?? 80) - 1)}\u001b[K`);
      await setImmediate();
      checked = io.now();
    }
  }
  if (shows) io.stderr.write('\r\u001b[K');
  stop();
  if (found === null) report(messages.say('solve-cancelled'));
  return found;
}

interface Solved {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
}

/** Larger games are announced before solving starts. */
const large = { bytes: 1e9, seconds: 120 };

/** Whether there is enough memory to solve a game. A game that takes long or does not fit is reported. */
function fits(
  { io, messages, report }: Context,
  { game, resources }: Solver,
  options: SolutionOf['options'],
): boolean {
  const { bytes, seconds } = resources(options);
  const gigabytes = (amount: number): string => messages.number(amount / 1e9, { maximumFractionDigits: 1 });
  const needed = gigabytes(bytes);
  if (bytes > io.memory) {
    report(messages.say('solve-too-large', { game, needed, has: gigabytes(io.memory) }));
    return false;
  }
  if (bytes > large.bytes || seconds > large.seconds) {
    const [time, unit] = seconds < 7200 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
    const shown = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
    const takes = messages.number(Math.max(1, time), shown);
    report(messages.say('solve-large', { game, needed, takes }));
  }
  return true;
}

/** The solution of a game: the one that comes with the program, a saved one, or one solved now; null when it was not solved. */
export async function solutionFor(
  context: Context,
  solver: Solver,
  options: SolutionOf['options'],
): Promise<Solution | null> {
  const shipped = await shippedSolution(solver, options, installedSolutions);
  return shipped ?? (await solvedExactly(context, solver, options, false))?.solution ?? null;
}

/**
 * The solution of a game, exact but for rounding: from the cache, or solved now and saved there. A problem with a file is reported on standard
 * error and the game is solved without it.
 * @returns null when it was not solved; the reason is reported
 */
export async function solvedExactly(
  context: Context,
  solver: Solver,
  options: SolutionOf['options'],
  again: boolean,
): Promise<Solved | null> {
  const { io } = context;
  const { game, seats } = solver;
  const of = { game, options, seats };
  const saved = again ? null : loadSolution(context, of);
  if (saved !== null) return { solution: solver.restore(saved), facts: saved.facts };
  if (!fits(context, solver, options)) return null;
  const started = io.now();
  const solved = await runSolver(context, game, solver.solve(options));
  if (solved === null) return null;
  const facts = { ...solved.facts, seconds: (io.now() - started) / 1000 };
  saveSolution(context, of, writeSolution({ ...of, facts, parts: solved.parts }));
  return { solution: solved.solution, facts };
}
