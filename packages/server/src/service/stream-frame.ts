import type { StreamMessage } from '../protocol/index.ts';

/** A stream message, serialized once for all its listeners. */
export interface Frame {
  readonly event: StreamMessage['event'];
  readonly sse: Buffer;
  readonly ndjson: Buffer;
  /** Returns the message with the id of its table, for a connection that follows several tables. */
  ofTable(table: string): string;
}

const idOf = (message: StreamMessage): number | null =>
  message.event === 'snapshot' || message.event === 'table' ? message.data.seq : null;

export function frame(message: StreamMessage): Frame {
  const data = JSON.stringify(message.data);
  const id = idOf(message);
  let sse: Buffer | undefined;
  let ndjson: Buffer | undefined;
  return {
    event: message.event,
    get sse() {
      sse ??= Buffer.from(`event: ${message.event}\n${id === null ? '' : `id: ${id}\n`}data: ${data}\n\n`);
      return sse;
    },
    ofTable: (table) => `{"table":"${table}","event":"${message.event}","data":${data}}`,
    get ndjson() {
      ndjson ??= Buffer.from(`{"event":"${message.event}","data":${data}}\n`);
      return ndjson;
    },
  };
}
