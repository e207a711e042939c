export { GreedForThree, solveGreedForThree } from '../games/greed/solve/three.ts';
export { GreedForTwo, solveGreed } from '../games/greed/solve/two.ts';
export { solveTenThousand, TenThousandForTwo } from '../games/ten-thousand/solve/two.ts';
export { type RoundSolution, solveRound } from '../games/three-dice/solve/index.ts';
export { bestMeanTurn } from '../games/threes/solve/turn.ts';
export { solveThrees, ThreesForTwo } from '../games/threes/solve/two.ts';
export { type Progress, type Solving, type Watch, work } from './progress.ts';
export {
  bestMove,
  type Solution,
  type StopCell,
  type StopChart,
  solves,
  type ValuedMove,
  type ValuedRolls,
  type ValueUnit,
  valuedMoves,
} from './solution.ts';
export type { Solved, Solver } from './solver.ts';
