export * from './committed.ts';
export * from './seeded.ts';
export * from './verify.ts';
export { stateOf, type XoshiroState } from './xoshiro.ts';
