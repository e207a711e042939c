import { run } from '../src/run.ts';
import { makeTerminal, type TerminalSetup } from './streams.ts';

/** The result of a command line. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process, without a terminal unless one is set up; words are split at spaces. */
export async function call(line: string | readonly string[], setup: TerminalSetup = {}): Promise<Called> {
  const terminal = makeTerminal({ input: '', ...setup });
  const words = typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line;
  const code = await run(words, terminal.io);
  return { code, out: terminal.out(), err: terminal.err() };
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
