import type { Readable, Writable } from 'node:stream';

/** Where lines are read from; a terminal has `isTTY` and can give single keys. */
export type Input = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
};

/** Where text is written to; a terminal has `isTTY` and a size. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** Everything that the command touches outside itself. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  now(): number;
  /** The memory that there is to work with, in bytes. */
  readonly memory: number;
  /** Calls back when the user presses Ctrl+C outside raw mode; answers how to stop listening. */
  onInterrupt(heard: () => void): () => void;
}

/** Writes to a stream and waits while the reader is behind, so that memory stays flat. */
export const write = (output: Writable, text: string): Promise<void> =>
  new Promise((written) => {
    if (output.write(text)) written();
    else output.once('drain', written);
  });

/** Whether colour may be used on an output: https://no-color.org, and never into a pipe unless forced. */
export function mayColour(output: Output, env: Io['env']): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  if ((env.FORCE_COLOR ?? '') !== '') return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** What ends a command: good, a refused record or input, wrong usage. */
export const exit = { good: 0, refused: 1, usage: 2 } as const;
export type Exit = (typeof exit)[keyof typeof exit];
