export * from './solve/index.ts';
export { ThreeDiceValues, threeDiceExpert } from './values.ts';
