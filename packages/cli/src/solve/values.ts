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
import { Ended, exit } from '../io.ts';
import { dataFolder } from '../saved-matches.ts';
import { openProgress } from '../terminal/progress.ts';
import type { Position } from './position.ts';

/** The cost above which solving is announced before it starts. */
const large: Cost = { bytes: 1e9, seconds: 120 };

/** Announces a long computation. If it needs too much memory, the command ends. */
function announce({ io, messages, report, fail }: Context, game: string, { bytes, seconds }: Cost): true {
  const gigabytes = (amount: number): string => messages.number(amount / 1e9, { maximumFractionDigits: 1 });
  const needed = gigabytes(bytes);
  if (bytes > io.memory)
    throw new Ended(fail(messages.say('solve-too-large', { game, needed, has: gigabytes(io.memory) })));
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

/** Shows the progress of some work. Ctrl+C stops the work and ends the command. */
async function showing<Found>(
  context: Context,
  game: string,
  work: (shown: Pick<Given, 'progress' | 'shouldStop'>) => Promise<Found | null>,
  text: ProgressText = 'solve-progress',
): Promise<Found> {
  const { io, messages, report } = context;
  const progress = openProgress(context);
  let cancelled = false;
  const stop = io.onInterrupt(() => {
    cancelled = true;
  });
  try {
    const found = await work({
      async progress(share) {
        progress.show(messages.say(text, { game }), share);
        await setImmediate();
      },
      shouldStop: () => cancelled,
    });
    if (found !== null) return found;
  } finally {
    progress.clear();
    stop();
  }
  report(messages.say('solve-cancelled'));
  throw new Ended(exit.interrupted);
}

export const runSolver = <Found>(
  context: Context,
  game: string,
  solving: Solving<Found>,
  text?: ProgressText,
): Promise<Found> => showing(context, game, (shown) => runInSlices(solving, shown), text);

/**
 * Opens the values of a match: from a file, or solved now and saved in the data folder. A match that cannot be solved
 * is estimated. If solving needs too much memory, the command ends.
 */
export const valuesFor = (
  context: Context,
  { game, options, seats }: Pick<Position, 'game' | 'options' | 'seats'>,
  more: Pick<Given, 'onlyEstimates'> = {},
): Promise<Values> =>
  showing(context, game.id, (shown) =>
    openValues(game, options, seats, {
      files: installedSolutions,
      cache: savedSolutions(context),
      limit: noLimit,
      maySolve: (cost) => announce(context, game.id, cost),
      ...shown,
      ...more,
    }),
  );

/**
 * Opens the saved solution of a match, or solves the match and saves the solution.
 * @param again whether to solve it even if a solution is saved
 */
export async function solvedExactly(
  context: Context,
  solver: Solver,
  options: Position['options'],
  again: boolean,
): Promise<SolutionFound> {
  const saved = savedSolutions(context);
  const cache = again ? { ...saved, find: async () => null } : saved;
  const maySolve = (cost: Cost) => announce(context, solver.game, cost);
  return showing(context, solver.game, async (shown) => {
    const found = await obtain(solvable(solver, options), { cache, limit: noLimit, maySolve, ...shown });
    return typeof found === 'string' ? null : found;
  });
}
