import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { folderCache, installedSolutions } from '@dicehall/server/solution-files';
import {
  type Cost,
  type Given,
  noLimit,
  obtain,
  openValues,
  runInSlices,
  type SolutionFound,
  type Solver,
  type Solving,
  solvable,
  type Values,
} from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { Interrupted } from '../io.ts';
import { dataFolder } from '../saved-matches.ts';
import { openProgress } from '../terminal/progress.ts';
import type { Position } from './position.ts';

/** Solving that costs more than this is announced before it starts. */
const large: Cost = { bytes: 1e9, seconds: 120 };

/** Whether a game fits into memory. Announces a long computation and reports an impossible one. */
function fits({ io, messages, report }: Context, game: string, { bytes, seconds }: Cost): boolean {
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

function savedSolutions({ io, messages, report }: Context): NonNullable<Given['cache']> {
  const folder = join(dataFolder(io.env), 'solutions');
  return folderCache(
    folder,
    (problem) => {
      if (problem.kind === 'not-saved')
        return report(messages.say('solve-not-saved', { folder, code: problem.code }));
      const why = messages.say(`solve-file-${problem.problem}`);
      report(messages.say('solve-file-refused', { file: problem.file, problem: why }));
    },
    Number.POSITIVE_INFINITY,
  );
}

type ProgressText = 'solve-progress' | 'puzzles-progress' | 'review-progress';

/** Shows the progress of some work. Throws `Interrupted` if Ctrl+C stopped it, which is reported. */
async function showing<Found>(
  context: Context,
  game: string,
  work: (shown: Pick<Given, 'progress' | 'shouldStop'>) => Promise<Found | null>,
  text: ProgressText = 'solve-progress',
): Promise<Found | null> {
  const { io, messages, report } = context;
  const progress = openProgress(context);
  let cancelled = false;
  const stop = io.onInterrupt(() => {
    cancelled = true;
  });
  const found = await work({
    async progress(share) {
      progress.show(messages.say(text, { game }), share);
      await setImmediate();
    },
    shouldStop: () => cancelled,
  });
  progress.clear();
  stop();
  if (cancelled && found === null) {
    report(messages.say('solve-cancelled'));
    throw new Interrupted();
  }
  return found;
}

export async function runSolver<Found>(
  context: Context,
  game: string,
  solving: Solving<Found>,
  text?: ProgressText,
): Promise<Found> {
  const found = await showing(context, game, (shown) => runInSlices(solving, shown), text);
  if (found === null) throw new Interrupted();
  return found;
}

/**
 * Opens the values of a match: from a file, or solved now and saved in the data folder. A match that cannot be solved
 * is estimated.
 * @returns null if solving needs too much memory, which is reported
 */
export const valuesFor = (
  context: Context,
  { game, options, seats }: Pick<Position, 'game' | 'options' | 'seats'>,
  more: Pick<Given, 'onlyEstimates'> = {},
): Promise<Values | null> =>
  showing(context, game.id, (shown) =>
    openValues(game, options, seats, {
      files: installedSolutions,
      cache: savedSolutions(context),
      limit: noLimit,
      maySolve: (cost) => fits(context, game.id, cost),
      ...shown,
      ...more,
    }),
  );

/**
 * Opens the saved solution of a match, or solves it and saves the solution.
 * @param again whether to solve it even if it is saved
 * @returns null if it was not solved; the reason is reported
 */
export async function solvedExactly(
  context: Context,
  solver: Solver,
  options: Position['options'],
  again: boolean,
): Promise<SolutionFound | null> {
  const saved = savedSolutions(context);
  const cache = again ? { ...saved, find: async () => null } : saved;
  const maySolve = (cost: Cost) => fits(context, solver.game, cost);
  return showing(context, solver.game, async (shown) => {
    const found = await obtain(solvable(solver, options), { cache, limit: noLimit, maySolve, ...shown });
    return typeof found === 'string' ? null : found;
  });
}
