export * from '../literature/index.ts';
export { solveRace } from '../solve/race/solve.ts';
export { openDuel } from './duel.ts';
export { simulateMatches } from './simulate.ts';
