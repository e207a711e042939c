export * from './bots/index.ts';
export * from './coach/index.ts';
export * from './explore/index.ts';
export * from './files/solution-file.ts';
export * from './games/index.ts';
export * from './review/index.ts';
export * from './simulate/index.ts';
export * from './solve/index.ts';
