export { roundExplorer } from './round-explorer.ts';
export { roundJudge } from './round-judge.ts';
export * from './solve/index.ts';
