export { roundExplorer } from './explore/round-explorer.ts';
export { roundJudge } from './review/round-judge.ts';
export * from './solve/three-dice/index.ts';
