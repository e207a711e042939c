import type { AnyGame } from '@dicehall/engine';
import { botFor, expertOf, expertSolver, solveExpert } from '../bots/expert.ts';
import { estimatingExplorer } from '../explore/estimating-explorer.ts';
import { explore } from '../explore/explore.ts';
import { type Explorer, solvedExplorer } from '../explore/explorer.ts';
import { solveExplorer } from '../explore/solve-explorer.ts';
import { stopMap } from '../explore/stop-map.ts';
import { winMap } from '../explore/win-map.ts';
import { solutionOf } from '../files/shipped.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import { solveComparison } from '../review/comparison.ts';
import { estimatingJudge } from '../review/estimating-judge.ts';
import { exactJudge, type Judge } from '../review/judge.ts';
import { solveJudge } from '../review/solve-judge.ts';
import { run } from './run.ts';
import type { Counted, Given, Limit, Options, PositionValue, Values } from './values.ts';

/** Seconds on one thread: what people wait for. */
export const soon: Limit = { seconds: 8 };

/** However long it takes. */
export const anyTime: Limit = { seconds: Number.POSITIVE_INFINITY };

/** Whether `openValues` solves a match within a limit; if not, its values are estimated. */
export function isSolvable({ id }: AnyGame, options: Options, seats: number, limit: Limit = soon): boolean {
  const { isSolvedInSeconds, solveExplorer: own } = strategyOf(id);
  if (own !== undefined) return true;
  if (solverOf(id, seats) === undefined) return false;
  return limit !== soon || (seats === 2 && isSolvedInSeconds?.(options, seats) === true);
}

/** The most seats with an expert that is solved soon, with the default options; 0 for none. */
export function expertSeats({ id, seats }: AnyGame): number {
  const { solvers, solveExpert: own, browserSeats = seats.max } = strategyOf(id);
  return solvers.length > 0 || own !== undefined ? browserSeats : 0;
}

const usualRollouts = 250;

const counted = { win: 'win', sips: 'sips-of-round', points: 'points-of-turn' } as const satisfies Record<
  Explorer['unit'],
  Counted
>;

interface Parts {
  readonly judge: Judge;
  readonly explorer: Explorer | null;
  readonly bot: Values['bot'];
  readonly comparison?: Values['comparison'];
}

function combined(
  game: AnyGame,
  options: Options,
  seats: number,
  { judge, explorer, bot, comparison = null }: Parts,
): Values {
  const explored = (rollouts: number): Explorer => explorer ?? estimatingExplorer(game, rollouts);
  return {
    ...judge,
    game: game.id,
    options,
    seats,
    isEstimated: explorer === null,
    comparison,
    bot,
    at(state, { seat, rollouts = usualRollouts } = {}): PositionValue {
      const { values, ...rest } = explore(explored(rollouts), game, state, seat);
      return { ...rest, bySeat: values, counts: counted[rest.unit], margin: 0, severalBest: false };
    },
    moves: (state, seat) => explored(usualRollouts).moves(state, seat),
    bySeat: (state) => judge.value(state),
    charts: (state) =>
      explorer === null
        ? { map: null, stopping: null }
        : { map: winMap(explorer, game, state), stopping: stopMap(explorer, game, state) },
  };
}

/** Values by rollouts, at once. */
export function estimatedValues(game: AnyGame, options: Options, seats: number): Values {
  const names = Array.from({ length: seats }, (_, seat) => `${seat + 1}`);
  const judge = estimatingJudge({ game, options, names });
  return combined(game, options, seats, { judge, explorer: null, bot: botFor(game.id, 'expert') });
}

/**
 * The values of a match: those that come with the program, saved ones, or solved now; estimated by rollouts where solving
 * exceeds the limit.
 * @param options complete and in range
 * @returns null where it was stopped
 */
export async function openValues(
  game: AnyGame,
  options: Options,
  seats: number,
  given: Given = {},
): Promise<Values | null> {
  const { files, limit } = given;
  const setup = { game, options, names: Array.from({ length: seats }, (_, seat) => `${seat + 1}`) };
  const solver = solverOf(game.id, seats);
  if (isSolvable(game, options, seats, limit)) {
    if (solver !== undefined) {
      const solution = await run(await solutionOf(solver, options, files), given);
      if (solution === null) return null;
      const parts = {
        judge: exactJudge(solution),
        explorer: solvedExplorer(solution),
        bot: expertOf(solution),
      };
      return combined(game, options, seats, parts);
    }
    const [judging, exploring, playing] = await Promise.all([
      solveJudge(setup, files),
      solveExplorer(game, options, seats, files),
      solveExpert(game.id, options, seats, files),
    ]);
    const explorer = exploring === null ? null : await run(exploring, given);
    const bot = playing === null ? botFor(game.id, 'expert') : await run(playing, given);
    const judge = judging === null ? null : await run(judging, given);
    if (bot === null || (exploring !== null && explorer === null) || (judging !== null && judge === null))
      return null;
    const comparing = judge === null ? await solveComparison(setup, files) : null;
    const comparison = comparing === null ? null : await run(comparing, given);
    return combined(game, options, seats, {
      judge: judge ?? estimatingJudge(setup, { comparison }),
      explorer,
      bot,
      comparison,
    });
  }
  const two = expertSolver(game.id, Math.min(seats, 2));
  const isQuick = two !== undefined && strategyOf(game.id).isSolvedInSeconds?.(options, 2) === true;
  const solution = isQuick ? await run(await solutionOf(two, options, files), given) : undefined;
  if (solution === null) return null;
  const bot = solution === undefined ? botFor(game.id, 'expert') : expertOf(solution);
  const comparing = await solveComparison(setup, files);
  const comparison = comparing === null ? null : await run(comparing, given);
  const judge = estimatingJudge(setup, { comparison });
  return combined(game, options, seats, { judge, explorer: null, bot, comparison });
}
