export * from './changes.ts';
export * from './sheet.ts';
