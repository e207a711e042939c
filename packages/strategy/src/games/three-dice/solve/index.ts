export { choicesAt, givingAt, lyingAt, type ValuedMove } from './choices.ts';
export { threeDiceExpert } from './player.ts';
export { type RoundSolution, solveRound } from './solve.ts';
export type { RoundRules } from './turn.ts';
