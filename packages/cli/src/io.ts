import { totalmem } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

export type Input = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
};

export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** The environment of the command. Tests replace it. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  readonly memory: number;
  /** Calls `listener` when the user presses Ctrl+C outside raw mode. Returns a function that removes the listener. */
  onInterrupt(listener: () => void): () => void;
  /** Stops the process like Ctrl+Z, and calls `resumed` when it continues. */
  suspend(resumed: () => void): void;
}

export const ioOf = (process: NodeJS.Process): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: Date.now,
  memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  onInterrupt: (listener) => {
    process.on('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
  suspend: (resumed) => {
    // Stops the whole process group, because npm or npx may be waiting for this process. Without a shell, the signal
    // has no effect; the timer then calls `resumed`.
    if (process.platform !== 'win32') process.kill(0, 'SIGTSTP');
    setTimeout(resumed, 50);
  },
});

/** Writes to a stream and waits for `drain`, so that a slow reader does not increase memory use. */
export const write = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (output.write(text)) resolve();
    else output.once('drain', resolve);
  });

/**
 * Whether output may be coloured, following https://no-color.org. Output to a pipe is coloured only with FORCE_COLOR.
 */
export function mayColour(output: Output, env: Io['env']): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  if ((env.FORCE_COLOR ?? '') !== '') return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** The exit codes for success, refused input, wrong usage, and an interruption with Ctrl+C. */
export const exit = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
/** The exit code after SIGTERM: 128 plus the number of the signal. */
export const endedBySignal = 143;
export type Exit = (typeof exit)[keyof typeof exit];

/** Ends a command immediately. The reason has already been reported. */
export class Ended extends Error {
  readonly code: Exit;
  constructor(code: Exit) {
    super();
    this.code = code;
  }
}

/** Matches control characters and direction marks that JSON.stringify does not escape. */
const unescaped = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/** Returns one line of JSON that is safe to print on a terminal. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    unescaped,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Reads a stream of UTF-8 text line by line and removes a byte order mark. */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest: string[] = [];
  let first = true;
  const whole = (line: string): string => {
    const text = (first ? line.replace(/^\uFEFF/, '') : line).replace(/\r$/, '');
    first = false;
    return text;
  };
  for await (const chunk of input) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.write(chunk)).split('\n');
    for (let index = 0; index < parts.length - 1; index++) {
      rest.push(parts[index] ?? '');
      yield whole(rest.join(''));
      rest = [];
    }
    rest.push(parts.at(-1) ?? '');
  }
  const last = rest.join('') + decoder.end();
  if (last !== '') yield whole(last);
}
