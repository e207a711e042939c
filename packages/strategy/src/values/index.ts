export { anyTime, estimatedValues, expertSeats, isSolvable, openValues, soon } from './open.ts';
export { run } from './run.ts';
export type {
  Asked,
  Charts,
  Counted,
  Given,
  Limit,
  MoveValue,
  PositionValue,
  SolutionCache,
  ValueSource,
  Values,
} from './values.ts';
