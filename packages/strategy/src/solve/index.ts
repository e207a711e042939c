export { GreedForThree, solveGreedForThree } from './greed/three.ts';
export { GreedForTwo, solveGreed } from './greed/two.ts';
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
export { solveTenThousand, TenThousandForTwo } from './ten-thousand/two.ts';
export { type RoundSolution, solveRound } from './three-dice/index.ts';
export { bestMeanTurn } from './threes/turn.ts';
export { solveThrees, ThreesForTwo } from './threes/two.ts';
