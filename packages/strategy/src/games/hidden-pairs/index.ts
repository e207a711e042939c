export { comparisonOf } from './sampled-choices.ts';
export * from './solve/index.ts';
export { seenState, ValuesOfTwo } from './values-of-two.ts';
