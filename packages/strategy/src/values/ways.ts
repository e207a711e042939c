import { err, ok, type Seat } from '@dicehall/engine';
import { botFor, expertOf } from '../bots/expert.ts';
import {
  isOf,
  readSolution,
  type SolutionFile,
  type SolutionOf,
  writeSolution,
} from '../files/solution-file.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solution } from '../solve/solution.ts';
import type { Solver } from '../solve/solver.ts';
import { type Comparison, EstimatedValues } from './estimated.ts';
import { obtain, type Solvable, type Way } from './obtain.ts';
import { SolvedValues } from './solved.ts';
import { gameOfMatch, type ValuedMatch } from './values.ts';

declare const performance: { now(): number };

/** A solution, and the result of `solve` if it was solved now. */
export interface SolutionFound {
  readonly solution: Solution;
  readonly facts: SolutionFile['facts'];
}

/**
 * Returns how to obtain the solution of a match: from a file or by solving. If the solution will be saved, solving
 * includes a proof.
 */
export function solvable(solver: Solver, options: SolutionOf['options']): Solvable<SolutionFound> {
  const of: SolutionOf = { game: solver.game, options, seats: solver.seats };
  return {
    of,
    cost: solver.resources(options),
    read(bytes) {
      const file = readSolution(bytes);
      if (!file.ok) return file;
      if (!isOf(file.value, of)) return err('other-match');
      try {
        return ok({ solution: solver.restore(file.value), facts: file.value.facts });
      } catch (error) {
        // A version of the program with different tables wrote the file.
        if (error instanceof TypeError) return err('other-version');
        throw error;
      }
    },
    *solve(saves) {
      if (!saves) return { found: { solution: yield* solver.solution(options), facts: {} }, bytes: null };
      const from = performance.now();
      const { solution, facts: proved, parts } = yield* solver.solve(options);
      const facts = { ...proved, seconds: (performance.now() - from) / 1000 };
      return { found: { solution, facts }, bytes: writeSolution({ ...of, facts, parts }) };
    },
  };
}

function solvedWay(solver: Solver, options: SolutionOf['options']): Way {
  const from = solvable(solver, options);
  return {
    how: solver.seats === 2 ? 'exact' : 'equilibrium',
    cost: from.cost,
    async open(given) {
      const found = await obtain(from, given);
      return typeof found === 'string' ? found : new SolvedValues(found.solution, expertOf(found.solution));
    },
  };
}

/** Compares moves like the expert of a larger table: by a power of the product of its duels. */
function duelsWay(solver: Solver, match: ValuedMatch): Way {
  const from = solvable(solver, match.options);
  return {
    how: 'duels',
    cost: from.cost,
    async open(given) {
      const found = await obtain(from, given);
      if (typeof found === 'string') return found;
      const bot = expertOf(found.solution);
      const { valued } = bot;
      const game = gameOfMatch(match);
      const compare = (state: unknown, seat: Seat) => {
        const moves = (valued?.(game.view(state, seat), game.moves(state, seat)) ?? []).toSorted(
          (a, b) => b.value - a.value,
        );
        const best = moves[0]?.value ?? 0;
        return moves.map(({ move, value }) => ({ move, behind: best - value, margin: 0 }));
      };
      const comparison: Comparison = { how: 'duels', compare };
      return new EstimatedValues(match, {
        steady: botFor(match.game, 'steady'),
        bot,
        ...(valued && { comparison }),
      });
    },
  };
}

/** Returns the ways to obtain the values of a match, the best first. Empty if only rollouts can estimate them. */
export function waysOf(match: ValuedMatch): readonly Way[] {
  const { game, options, seats } = match;
  const own = strategyOf(game).ways;
  if (own !== undefined) return own(match);
  const [solver, ofTwo] = [
    solverOf(game, seats, options),
    seats > 2 ? solverOf(game, 2, options, seats) : undefined,
  ];
  return [
    ...(solver === undefined ? [] : [solvedWay(solver, options)]),
    ...(ofTwo === undefined ? [] : [duelsWay(ofTwo, match)]),
  ];
}
