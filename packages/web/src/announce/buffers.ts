/** Past messages can be read one by one, in buffers. */
export const bufferNames = ['all', 'log', 'chat'] as const;
export type BufferName = (typeof bufferNames)[number];

export interface Message {
  readonly buffer: Exclude<BufferName, 'all'>;
  readonly text: string;
}

/** The buffer that is read, and how far back from its newest message (0). */
export interface Reading {
  readonly buffer: BufferName;
  readonly back: number;
}

export const startReading: Reading = { buffer: 'all', back: -1 };

export const messagesOf = (messages: readonly Message[], buffer: BufferName): readonly Message[] =>
  buffer === 'all' ? messages : messages.filter((message) => message.buffer === buffer);

/** The previous (-1) or next (1) buffer, in a circle; reading starts again at its newest message. */
export function otherBuffer({ buffer }: Reading, by: -1 | 1): Reading {
  const index = (bufferNames.indexOf(buffer) + by + bufferNames.length) % bufferNames.length;
  return { buffer: bufferNames[index] ?? 'all', back: -1 };
}

/** The next older (-1) or newer (1) message; at the end of the buffer, its last one again. */
export function otherMessage(
  reading: Reading,
  messages: readonly Message[],
  by: -1 | 1,
): readonly [Reading, Message | null] {
  const own = messagesOf(messages, reading.buffer);
  if (own.length === 0) return [reading, null];
  const back = Math.min(own.length - 1, Math.max(0, reading.back - by));
  return [{ ...reading, back }, own[own.length - 1 - back] ?? null];
}
