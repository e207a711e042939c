import type { Message, Result } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { Ended, type Exit, exit, type Io, mayColour, write } from './io.ts';
import { type Palette, paletteOf } from './terminal/style.ts';

export interface Context {
  readonly io: Io;
  readonly messages: Catalogue;
  /** Whether to print only results and no progress. */
  readonly isQuiet: boolean;
  readonly palette: Palette;
  /** Makes a commander action from a function whose result becomes the exit code. */
  action<Given extends unknown[]>(
    work: (...given: Given) => Promise<Exit>,
  ): (...given: Given) => Promise<void>;
  print(...lines: readonly string[]): Promise<typeof exit.ok>;
  report(text: string): void;
  usageError(why: Message | string): typeof exit.usage;
  fail(why: string): typeof exit.failed;
  /** Returns the value of a result. If the result is an error, the command ends with a usage error. */
  needed<Value>(result: Result<Value, Message | string>): Value;
}

export function makeContext(
  io: Io,
  messages: Catalogue,
  isQuiet: boolean,
  end: (code: Exit) => void,
): Context {
  const report = (text: string) => void io.stderr.write(`dicehall: ${text}\n`);
  const usageError: Context['usageError'] = (why) => {
    report(typeof why === 'string' ? why : messages.text(why));
    return exit.usage;
  };
  return {
    io,
    messages,
    isQuiet,
    palette: paletteOf(mayColour(io.stdout, io.env), io.env),
    action:
      (work) =>
      async (...given) =>
        end(await work(...given)),
    print: async (...lines) => {
      await write(io.stdout, lines.map((line) => `${line}\n`).join(''));
      return exit.ok;
    },
    report,
    usageError,
    fail: (why) => {
      report(why);
      return exit.failed;
    },
    needed(result) {
      if (result.ok) return result.value;
      throw new Ended(usageError(result.error));
    },
  };
}
