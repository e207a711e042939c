import type { StreamMessage } from '../protocol/index.ts';

/** A stream message, made ready once for everybody who gets the same. */
export interface Frame {
  readonly event: StreamMessage['event'];
  /** The message as a Server-Sent Event. */
  readonly sse: Buffer;
  /** The message as a line of NDJSON. */
  readonly ndjson: Buffer;
}

const idOf = (message: StreamMessage): number | null =>
  message.event === 'snapshot' || message.event === 'table' ? message.data.seq : null;

/** Makes a message ready to be sent. */
export function frame(message: StreamMessage): Frame {
  const data = JSON.stringify(message.data);
  const id = idOf(message);
  const sse = Buffer.from(`event: ${message.event}\n${id === null ? '' : `id: ${id}\n`}data: ${data}\n\n`);
  const ndjson = Buffer.from(`{"event":"${message.event}","data":${data}}\n`);
  return { event: message.event, sse, ndjson };
}
