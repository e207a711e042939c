export type { Sweep, TurnGame, TurnStrategy } from './equilibrium.ts';
export { type Exploitability, exploitabilityOf } from './exploitability.ts';
export { exploitabilityAt, type Standing, type StandingExploitability } from './exploitability-at.ts';
export { MatchValue } from './match-value.ts';
export { oddsOfMany, oddsOfTwo } from './odds.ts';
export { hiddenPairsExpert, type MatchPlay } from './player.ts';
export { type MixedPlan, policyOf, strategyOf, type TurnPolicy } from './policy.ts';
export { readPolicy, writePolicy } from './policy-file.ts';
export { solveTurn } from './solve.ts';
