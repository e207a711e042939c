import type { Solving } from '../../../solve/progress.ts';
import { PlainThreesTurn } from './plain-turn.ts';
import { highestScore, lowestScore } from './turn.ts';
import { greatestLead, leadBefore, type ThreesForTwo } from './two.ts';

type ByTurn = (turns: number, more: number) => number;

/** The values by score of a turn. @param turns left after it @param more lead before it */
function scoreValues(after: ByTurn, turns: number, more: number): Float64Array {
  const found = new Float64Array(highestScore - lowestScore + 1);
  for (let score = lowestScore; score <= highestScore; score++)
    found[score - lowestScore] = after(turns, -(more + score));
  return found;
}

/** All reachable turn starts, by turns left and lead. */
function* starts({ options }: ThreesForTwo, visit: (turns: number, more: number) => void): Solving<void> {
  const { rounds } = options;
  for (let turns = 1; turns <= 2 * rounds; turns++) {
    const most = leadBefore(rounds, turns);
    for (let more = -most; more <= most; more++) visit(turns, more);
    yield turns / (2 * rounds);
  }
}

function tables(solution: ThreesForTwo) {
  const { rounds, lastDie } = solution.options;
  const lead = greatestLead(rounds);
  const place = (turns: number, more: number): number => turns * (2 * lead + 1) + more + lead;
  const solved: ByTurn = (turns, more) => solution.values[place(turns, more)];
  return { place, solved, turn: new PlainThreesTurn(lastDie === 'rolled' ? 1 : 2) };
}

/**
 * The Bellman residual of Threes: the largest difference between the value of a turn start and the
 * right side of its equation, over every turn start.
 */
export function* threesResidual(solution: ThreesForTwo): Solving<number> {
  const { solved, turn } = tables(solution);
  let worst = 0;
  yield* starts(solution, (turns, more) => {
    const ownValues = scoreValues((left, ahead) => 1 - solved(left, ahead), turns - 1, more);
    const error = Math.abs(turn.walk(ownValues)[0] - solved(turns, more));
    if (!(error <= worst)) worst = error;
  });
  return worst;
}

/**
 * The most that a player gains anywhere by deviating from the solution of Threes while the other keeps to it: an exact best
 * response over the whole match. The other's play is derived again from the values of the solution.
 */
export function* threesBestResponse(solution: ThreesForTwo): Solving<number> {
  const { solved, turn, place } = tables(solution);
  // The values of the responder before its own turn and before the other's; leads are those of the player to move.
  const mine = solution.values.slice();
  const theirs = solution.values.map((value) => 1 - value);
  let gain = Number.NEGATIVE_INFINITY;
  yield* starts(solution, (turns, more) => {
    const own = scoreValues((left, ahead) => theirs[place(left, ahead)], turns - 1, more);
    const value = scoreValues((left, ahead) => 1 - solved(left, ahead), turns - 1, more);
    const seen = scoreValues((left, ahead) => mine[place(left, ahead)], turns - 1, more);
    const at = place(turns, more);
    mine[at] = turn.walk(own)[0];
    theirs[at] = turn.walk(value, seen)[1];
    const before = solved(turns, more);
    gain = Math.max(gain, mine[at] - before, theirs[at] - (1 - before));
  });
  return gain;
}
