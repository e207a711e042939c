export { openDuel } from './duel.ts';
export { simulateMatches } from './simulate.ts';
