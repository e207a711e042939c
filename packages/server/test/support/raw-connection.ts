import { connect, type Socket } from 'node:net';

/** One HTTP response. */
export interface Answer {
  readonly status: number;
  /** The status line and the headers, in lower case. */
  readonly head: string;
  readonly body: string;
}

/** A TCP connection that sends raw bytes and parses responses. */
export interface RawConnection {
  /** The complete responses so far, except `100 Continue`. */
  readonly answers: readonly Answer[];
  readonly received: string;
  readonly closed: boolean;
  /** Sends bytes in a separate packet. */
  send(piece: string | Buffer): Promise<void>;
  /** Resolves when the condition holds or the server has closed the connection. */
  until(holds: () => boolean): Promise<void>;
  destroy(): void;
}

/** Returns the length of a chunked body with its framing; null while it is incomplete. */
function chunkedLength(bytes: Buffer, from: number): number | null {
  for (let at = from; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    at = end + 2 + size + 2;
    if (at > bytes.length) return null;
    if (size === 0) return at - from;
  }
}

/** Returns the first response in these bytes and its length; null while it is incomplete. */
function firstAnswer(bytes: Buffer): { readonly answer: Answer; readonly length: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const from = end + 4;
  const chunked = head.includes('\r\ntransfer-encoding: chunked');
  const said = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  const length = chunked ? chunkedLength(bytes, from) : said;
  if (length === null || bytes.length < from + length) return null;
  const body = bytes.toString('utf8', from, from + length);
  return { answer: { status: Number(head.slice(9, 12)), head, body }, length: from + length };
}

export function openConnection(port: number): RawConnection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const answers: Answer[] = [];
  const waiting = new Set<() => void>();
  let received = '';
  let rest: Buffer = Buffer.alloc(0);
  let closed = false;
  const look = () => {
    for (const one of waiting) one();
  };
  const done = () => {
    closed = true;
    look();
  };
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    rest = Buffer.concat([rest, chunk]);
    for (let first = firstAnswer(rest); first !== null; first = firstAnswer(rest)) {
      rest = rest.subarray(first.length);
      if (first.answer.status >= 200) answers.push(first.answer);
    }
    look();
  });
  socket.on('error', done).on('end', done).on('close', done);
  return {
    answers,
    get received() {
      return received;
    },
    get closed() {
      return closed;
    },
    async send(piece) {
      if (closed) return;
      socket.write(piece, 'latin1');
      await new Promise((later) => setTimeout(later, 1));
    },
    until: (holds) =>
      new Promise((resolve) => {
        const check = () => {
          if (!closed && !holds()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    destroy: () => void socket.destroy(),
  };
}
