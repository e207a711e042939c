export { comparisonOf } from './sampled-choices.ts';
export * from './solve/index.ts';
export { ValuesOfTwo } from './values-of-two.ts';
