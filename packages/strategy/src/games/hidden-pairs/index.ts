export { sampledChoices } from './sampled-choices.ts';
export * from './solve/index.ts';
export { turnExplorer, weighingExplorer } from './turn-explorer.ts';
export { turnJudge } from './turn-judge.ts';
