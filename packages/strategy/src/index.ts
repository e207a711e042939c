export * from './bots/index.ts';
export * from './files/index.ts';
export * from './games/index.ts';
export * from './review/index.ts';
export * from './simulate/index.ts';
export * from './solve/index.ts';
