export * from './answer.ts';
export * from './entry.ts';
export * from './make.ts';
export * from './match.ts';
export * from './problem.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './setup.ts';
