export * from './committed.ts';
export type { CommittedDice } from './derivation.ts';
export * from './evenness.ts';
export type { DiceProof } from './proof.ts';
export * from './proof-messages.ts';
export * from './seeded.ts';
export * from './verify.ts';
export { stateOf, type XoshiroState } from './xoshiro.ts';
