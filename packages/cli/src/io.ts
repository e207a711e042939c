import type { Readable, Writable } from 'node:stream';

/** A terminal has `isTTY` and can read single keys. */
export type Input = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
};

/** A terminal has `isTTY` and a size. */
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** Everything outside the command: replaced in tests. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  now(): number;
  readonly memory: number;
  /** Calls `listener` when the user presses Ctrl+C outside raw mode; returns a function that removes it. */
  onInterrupt(listener: () => void): () => void;
  /** Stops the process as Ctrl+Z does, and calls `resumed` when it continues. */
  suspend(resumed: () => void): void;
}

/** Writes to a stream and waits for `drain`, so that memory stays flat when the reader is slow. */
export const write = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (output.write(text)) resolve();
    else output.once('drain', resolve);
  });

/** Whether an output takes colour: follows https://no-color.org, and never into a pipe unless FORCE_COLOR is set. */
export function mayColour(output: Output, env: Io['env']): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  if ((env.FORCE_COLOR ?? '') !== '') return env.FORCE_COLOR !== '0';
  return output.isTTY === true && env.TERM !== 'dumb';
}

/** Exit codes: success, refused input, wrong usage. */
export const exit = { ok: 0, failed: 1, usage: 2 } as const;
export type Exit = (typeof exit)[keyof typeof exit];
