import type { ScoringTable } from '@dicehall/strategy/solvers';

/** Turns without a target, in which the third bust in a row costs points. Points are in units. */
export interface EndlessTurns {
  readonly scoring: ScoringTable;
  /** The minimum points of a turn that can be banked. */
  readonly least: number;
  readonly penalty: number;
}

/**
 * The length at which a turn is cut off, in units. Longer turns are so rare that they do not affect the eighth digit.
 */
const longest = 300;

/** Returns the best mean points of a turn in which a bust is worth `bust`. */
function bestTurn({ scoring: { dice, classes }, least }: EndlessTurns, bust: number): number {
  const highest = Math.max(...classes.flat().flatMap(({ takes }) => takes.map(({ score }) => score)));
  const kept = Array.from({ length: longest + highest + 1 }, (_, points) => Array(dice + 1).fill(points));
  let value = 0;
  for (let points = longest; points >= 0; points--) {
    for (let count = 1; count <= dice; count++) {
      value = 0;
      for (const { takes, ways } of classes[count]) {
        const best =
          takes.length === 0 ? bust : Math.max(...takes.map(({ score, left }) => kept[points + score][left]));
        value += (ways / 6 ** count) * best;
      }
      kept[points][count] = points < least ? value : Math.max(points, value);
    }
  }
  return value;
}

/**
 * Returns the best mean of a turn in the long run, in units. It iterates the relative values of starting a turn after
 * 0, 1 and 2 busts until they converge (policy iteration for an average reward; Puterman, "Markov Decision
 * Processes", 1994, chapter 8).
 */
export function bestMeanTurn(turns: EndlessTurns): number {
  let mean = 0;
  let after = [0, 0, 0];
  for (let change = 1; change > 1e-8; ) {
    const before = after;
    const values = [bestTurn(turns, after[1]), bestTurn(turns, after[2]), bestTurn(turns, -turns.penalty)];
    mean = values[0];
    after = values.map((value) => value - mean);
    change = Math.max(...after.map((value, busts) => Math.abs(value - before[busts])));
  }
  return mean;
}
