export { type RoundSolution, solveRound } from './solve.ts';
export type { RoundRules } from './turn.ts';
