export * from './arbitraries.ts';
export * from './candidates.ts';
export * from './perft.ts';
export * from './playout.ts';
export * from './random.ts';
export * from './script.ts';
export * from './scripted.ts';
