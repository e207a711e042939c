import type { StreamMessage } from '../protocol/index.ts';

/** A stream message, serialized once for all its listeners. */
export interface Frame {
  readonly event: StreamMessage['event'];
  readonly sse: Buffer;
  readonly ndjson: Buffer;
}

const idOf = (message: StreamMessage): number | null =>
  message.event === 'snapshot' || message.event === 'table' ? message.data.seq : null;

export function frame(message: StreamMessage): Frame {
  const data = JSON.stringify(message.data);
  const id = idOf(message);
  const sse = Buffer.from(`event: ${message.event}\n${id === null ? '' : `id: ${id}\n`}data: ${data}\n\n`);
  const ndjson = Buffer.from(`{"event":"${message.event}","data":${data}}\n`);
  return { event: message.event, sse, ndjson };
}
