export { choicesAt, type ValuedMove } from './choices.ts';
export { threeDiceExpert } from './player.ts';
export { type RoundSolution, type SolvedPosition, solveRound } from './solve.ts';
export type { RoundRules } from './turn.ts';
