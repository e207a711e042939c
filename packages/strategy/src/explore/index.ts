export { estimatingExplorer } from './estimating-explorer.ts';
export { type Explored, type ExploredMove, explore, mostSentMoves } from './explore.ts';
export { type Explorer, solvedExplorer } from './explorer.ts';
export { type NextRoll, type RollOutcome, typicalOutcome } from './next-roll.ts';
export { isExploredSoon, solveExplorer } from './solve-explorer.ts';
export { type StopMap, type StopMapCell, stopMap } from './stop-map.ts';
export { type WinMap, type WinMapCell, winMap } from './win-map.ts';
