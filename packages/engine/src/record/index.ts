export * from './frame.ts';
export * from './position.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './undo.ts';
