export * from './committed.ts';
export * from './evenness.ts';
export * from './seeded.ts';
export * from './verify.ts';
export { stateOf, type XoshiroState } from './xoshiro.ts';
