export { turnExplorer, weighingExplorer } from './explore/turn-explorer.ts';
export { sampledChoices } from './review/sampled-choices.ts';
export { turnJudge } from './review/turn-judge.ts';
export * from './solve/hidden-pairs/index.ts';
