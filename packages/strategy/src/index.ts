export * from './bots/index.ts';
