export { type Advice, type AdvisedMove, adviceOf } from './advice.ts';
export { lossOf, type MarkedChoice, markOf } from './mark.ts';
