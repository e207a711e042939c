export * from './committed.ts';
export * from './seeded.ts';
export * from './verify.ts';
