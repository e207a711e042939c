export {
  isOf,
  type Parts,
  readSolution,
  type SolutionFile,
  type SolutionFileProblem,
  type SolutionOf,
  writeSolution,
} from './solution-file.ts';
