export * from './arbitraries.ts';
export * from './candidates.ts';
export * from './perft.ts';
export * from './random.ts';
export * from './rollout.ts';
export * from './script.ts';
export * from './scripted.ts';
