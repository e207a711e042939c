export * from '../literature/index.ts';
export { solveRace } from '../race/solve.ts';
export { openDuel } from './duel.ts';
export { simulateMatches } from './simulate.ts';
