/** The client of online tables, shared by browser and terminal. It uses neither Node nor the DOM. */
export type { TableChange } from '../protocol/index.ts';
export * from './api.ts';
export * from './contribute.ts';
export * from './followed-table.ts';
export * from './online-state.ts';
export * from './past.ts';
export * from './table-memory.ts';
export * from './table-news.ts';
export * from './table-rules.ts';
export * from './table-stream.ts';
