export { type Advice, type AdvisedMove, adviceOf } from './advice.ts';
export { type MarkedChoice, markOf } from './mark.ts';
