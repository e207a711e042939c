export { dailyPuzzles } from './daily.ts';
export { dateOf, dayOf, gameOfDay, puzzlesOfDay } from './day.ts';
export { listedMoves } from './listed.ts';
export { minePuzzles } from './mine.ts';
export { mistakesOf } from './mistakes.ts';
export {
  comesBack,
  type GamePractice,
  nextPuzzle,
  noPractice,
  type Practice,
  type PracticeProblem,
  practiceAfter,
  practiceOf,
  readPractice,
  type Wanted,
  writePractice,
} from './practice.ts';
export { difficultyOf, type Puzzle, type PuzzleSet } from './puzzle.ts';
export { type PuzzleFileProblem, readPuzzles, writePuzzles } from './puzzle-file.ts';
export { type Theme, themes } from './theme.ts';
