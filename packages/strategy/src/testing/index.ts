export { openDuel } from './duel.ts';
export { exploitabilityAt } from './exploitability-at.ts';
export { simulateMatches } from './simulate.ts';
