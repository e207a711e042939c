export { roundExplorer } from './explore/round-explorer.ts';
export * from './solve/three-dice/index.ts';
