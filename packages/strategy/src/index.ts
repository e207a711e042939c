export * from './bots/index.ts';
export * from './simulate/index.ts';
export * from './review/index.ts';
