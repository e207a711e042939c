/** The schemas of all messages. They use neither Node nor the DOM. */
export * from './changes.ts';
export * from './evening.ts';
export * from './event.ts';
export * from './explore.ts';
export * from './ids.ts';
export * from './mark.ts';
export * from './person.ts';
export * from './problem.ts';
export * from './sheet.ts';
export * from './socket.ts';
export * from './stand-in.ts';
export * from './table.ts';
