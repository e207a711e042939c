export { turnJudge } from './review/turn-judge.ts';
export * from './solve/hidden-pairs/index.ts';
