export type { StopMap, StopMapCell, WinMap, WinMapCell } from './charts.ts';
export { EstimatedValues } from './estimated.ts';
export { type NextRoll, type RollOutcome, typicalOutcome } from './next-roll.ts';
export {
  type Cost,
  type Given,
  type Limit,
  noLimit,
  obtain,
  runInSlices,
  type SolutionCache,
  type SolutionFiles,
  shippedName,
  shortLimit,
  type Unsolved,
} from './obtain.ts';
export { estimatedValues, expertSeats, hasExpert, isSolvable, openValues, sourceOf } from './open.ts';
export { SolvedValues } from './solved.ts';
export {
  type Asked,
  type Charts,
  type MoveValue,
  mostSentMoves,
  type PositionValue,
  type ValuedMatch,
  type ValueSource,
  Values,
  type WeighedMove,
} from './values.ts';
export { type SolutionFound, solvable } from './ways.ts';
