import type { Solving } from '../../../solve/progress.ts';
import { PlainThreesTurns } from './plain-turns.ts';
import { highestScore, lowestScore } from './turn.ts';
import { greatestLead, leadBefore, type ThreesForTwo } from './two.ts';

/** The value after a turn, by the lead that the mover then has. */
type ByLead = (lead: number) => number;

/**
 * Evaluates turns from all possible leads with the plain code.
 * @param after the values of the mover and of the others
 */
function evaluate(turns: PlainThreesTurns, most: number, after: readonly ByLead[]): void {
  after.forEach((value, index) => {
    for (let lead = lowestScore - most; lead <= most + highestScore; lead++)
      turns.after[index][lead + most - lowestScore] = value(lead);
  });
  turns.evaluate(2 * most + 1);
}

function tables({ options: { rounds, lastDie }, values }: ThreesForTwo, shares: number) {
  const lead = greatestLead(rounds);
  const place = (turns: number, more: number): number => turns * (2 * lead + 1) + more + lead;
  const solved = (turns: number, more: number): number => values[place(turns, more)];
  // Longer than any block, because leads are not clipped after a turn.
  return { place, solved, turn: new PlainThreesTurns(lastDie, shares, 2 * lead + 1) };
}

/** The Bellman residual of Threes: the largest difference, over all turn starts, between a value and the right side of its equation. */
export function* threesResidual(solution: ThreesForTwo): Solving<number> {
  const { rounds } = solution.options;
  const { solved, turn } = tables(solution, 1);
  let worst = 0;
  for (let turns = 1; turns <= 2 * rounds; turns++) {
    const most = leadBefore(rounds, turns);
    evaluate(turn, most, [(lead) => 1 - solved(turns - 1, -lead)]);
    for (let more = -most; more <= most; more++) {
      const error = Math.abs(turn.start(0, more + most) - solved(turns, more));
      if (!(error <= worst)) worst = error;
    }
    yield turns / (2 * rounds);
  }
  return worst;
}

/**
 * The maximum that a player gains anywhere by deviating from the solution of Threes while the other keeps to it: an exact best
 * response over the whole match. The play of the other is computed again from the values of the solution.
 */
export function* threesBestResponse(solution: ThreesForTwo): Solving<number> {
  const { rounds } = solution.options;
  const { solved, turn, place } = tables(solution, 2);
  // The values of the responder before its own turn and before the other's. Leads are those of the player to move.
  const mine = solution.values.slice();
  const theirs = solution.values.map((value) => 1 - value);
  let gain = Number.NEGATIVE_INFINITY;
  for (let turns = 1; turns <= 2 * rounds; turns++) {
    const most = leadBefore(rounds, turns);
    const keep = (table: Float64Array, share: number, solvedAt: ByLead): void => {
      for (let more = -most; more <= most; more++) {
        const value = turn.start(share, more + most);
        table[place(turns, more)] = value;
        gain = Math.max(gain, value - solvedAt(more));
      }
    };
    const after =
      (table: Float64Array): ByLead =>
      (lead) =>
        table[place(turns - 1, -lead)];
    evaluate(turn, most, [after(theirs), () => 0]);
    keep(mine, 0, (more) => solved(turns, more));
    evaluate(turn, most, [(lead) => 1 - solved(turns - 1, -lead), after(mine)]);
    keep(theirs, 1, (more) => 1 - solved(turns, more));
    yield turns / (2 * rounds);
  }
  return gain;
}
