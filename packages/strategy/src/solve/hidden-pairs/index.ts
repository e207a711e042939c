export type { TurnGame, TurnStrategy } from './equilibrium.ts';
export { type Exploitability, exploitabilityOf } from './exploitability.ts';
export { MatchValue } from './match-value.ts';
export { handOddsOfTwo, oddsOfMany, oddsOfTwo } from './odds.ts';
export { hiddenPairsExpert } from './player.ts';
export { type MixedPlan, policyOf, strategyOf, type TurnPolicy } from './policy.ts';
export { readPolicy, writePolicy } from './policy-file.ts';
export { solveTurn } from './solve.ts';
