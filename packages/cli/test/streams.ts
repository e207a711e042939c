import { PassThrough } from 'node:stream';
import type { Io } from '../src/io.ts';

/** Streams that replace those of a terminal or of pipes. */
export interface Terminal {
  readonly io: Io;
  readonly stdin: PassThrough;
  /** Returns everything written so far. */
  out(): string;
  err(): string;
  interrupt(): void;
  /** Continues after Ctrl+Z. */
  resume(): void;
}

type Stream = 'stdin' | 'stdout' | 'stderr';

export interface TerminalSetup {
  /** Whether the streams are terminals, or a list of those that are. */
  readonly tty?: boolean | readonly Stream[];
  readonly columns?: number;
  readonly rows?: number;
  readonly input?: string;
  /** The available memory in bytes. */
  readonly memory?: number;
  /** The number of milliseconds by which the clock advances each time the command reads it. */
  readonly tick?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Makes the streams of a terminal or of pipes. `input` is the whole standard input. */
export function makeTerminal({
  tty = false,
  columns = 80,
  rows = 24,
  input,
  env = {},
  memory = 16e9,
  tick = 1,
}: TerminalSetup = {}): Terminal {
  const isTerminal = (stream: Stream) => (typeof tty === 'boolean' ? tty : tty.includes(stream));
  const stdin = Object.assign(new PassThrough(), { isTTY: isTerminal('stdin'), setRawMode: () => stdin });
  const texts = { out: '', err: '' };
  const output = (which: 'out' | 'err') => {
    const stream = Object.assign(new PassThrough(), { isTTY: isTerminal(`std${which}`), columns, rows });
    stream.on('data', (chunk: Buffer) => {
      texts[which] += chunk.toString('utf8');
    });
    return stream;
  };
  let resume = () => {};
  const listeners = new Set<() => void>();
  if (input !== undefined) stdin.end(input);
  let clock = Date.UTC(2026, 0, 1);
  const io: Io = {
    stdin,
    stdout: output('out'),
    stderr: output('err'),
    env: { LANG: 'en_GB.UTF-8', ...env },
    now() {
      const now = clock;
      clock += tick;
      return now;
    },
    memory,
    onInterrupt: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    suspend: (resumed) => {
      resume = resumed;
    },
  };
  return {
    io,
    stdin,
    out: () => texts.out,
    err: () => texts.err,
    resume: () => resume(),
    interrupt: () => {
      for (const heard of listeners) heard();
    },
  };
}
