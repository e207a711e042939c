/** The buffers in which past messages can be read one by one. */
export const bufferNames = ['all', 'log', 'chat', 'table'] as const;
export type BufferName = (typeof bufferNames)[number];

export interface Message {
  readonly buffer: Exclude<BufferName, 'all'>;
  readonly text: string;
}

/**
 * A message about the people at the table: a chat message (`chat`), or a person who came, left or resigned (`table`).
 */
export type Note = Message & {
  readonly buffer: 'chat' | 'table';
  /** Whether the person at this page wrote the message. Such a message never counts as unread. */
  readonly isOwn?: boolean;
};

/** The buffer that is being read, and the index of the last message read. */
export interface Reading {
  readonly buffer: BufferName;
  readonly at: number | null;
}

export const startReading: Reading = { buffer: 'all', at: null };

/**
 * A message that was read, and its position among the `count` messages of its buffer. The oldest message has position
 * 1.
 */
interface Read {
  readonly message: Message;
  readonly position: number;
  readonly count: number;
}

/**
 * Merges lines of the log and notes in chronological order.
 * @param linesBefore for each note, the number of log lines before it
 */
export function chronological(
  lines: readonly string[],
  notes: readonly Note[],
  linesBefore: readonly number[],
): Message[] {
  const placed = [
    ...lines.map((text, at) => ({ message: { buffer: 'log', text } as const, after: at + 1 })),
    ...notes.map((message, at) => ({ message, after: linesBefore[at] ?? lines.length })),
  ];
  return placed.sort((one, other) => one.after - other.after).map(({ message }) => message);
}

const messagesOf = (messages: readonly Message[], buffer: BufferName): readonly Message[] =>
  buffer === 'all' ? messages : messages.filter((message) => message.buffer === buffer);

/**
 * Returns the previous (-1) or next (1) buffer; the first buffer follows the last. Reading restarts at the newest
 * message of the returned buffer.
 */
export function otherBuffer({ buffer }: Reading, by: -1 | 1): Reading {
  const index = (bufferNames.indexOf(buffer) + by + bufferNames.length) % bufferNames.length;
  return { buffer: bufferNames[index] ?? 'all', at: null };
}

export type Step = 'before' | 'after' | 'first' | 'last';

function indexAfter(at: number | null, count: number, step: Step): number {
  switch (step) {
    case 'before':
      return (at ?? count) - 1;
    case 'after':
      return (at ?? count) + 1;
    case 'first':
      return 0;
    case 'last':
      return count;
  }
}

/** Returns the next or previous message of the buffer. At the end of the buffer, it is the same message again. */
export function otherMessage(
  reading: Reading,
  messages: readonly Message[],
  step: Step,
): readonly [Reading, Read | null] {
  const own = messagesOf(messages, reading.buffer);
  const at = Math.min(own.length - 1, Math.max(0, indexAfter(reading.at, own.length, step)));
  const message = own[at];
  if (message === undefined) return [{ ...reading, at: null }, null];
  return [
    { ...reading, at },
    { message, position: at + 1, count: own.length },
  ];
}
