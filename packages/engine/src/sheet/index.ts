export * from './changes.ts';
export * from './conflicts.ts';
export * from './sheet.ts';
