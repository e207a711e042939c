/** What every client of an online table does, in a browser or a terminal. Uses neither Node nor the DOM. */
export * from './absence.ts';
export * from './api.ts';
export * from './contribute.ts';
export * from './followed-table.ts';
export * from './match-so-far.ts';
export * from './notice-text.ts';
export * from './online-state.ts';
export * from './own-seeds.ts';
export * from './seen-table.ts';
export * from './table-messages.ts';
