export { turnJudge } from '../../review/turn-judge.ts';
export type { Sweep, TurnGame, TurnStrategy } from './equilibrium.ts';
export { type Exploitability, exploitabilityOf } from './exploit.ts';
export { hiddenPairsExpert } from './player.ts';
export { type MixedPlan, policyOf, strategyOf, type TurnPolicy } from './policy.ts';
export { readPolicy, writePolicy } from './policy-file.ts';
export { solveTurn } from './solve.ts';
