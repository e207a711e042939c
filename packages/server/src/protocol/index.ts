/** What goes over the wire, for the server, its clients and its documentation. Runs anywhere: no Node, no DOM. */
export * from './event.ts';
export * from './ids.ts';
export * from './match.ts';
export * from './person.ts';
export * from './problem.ts';
export * from './socket.ts';
export * from './table.ts';
