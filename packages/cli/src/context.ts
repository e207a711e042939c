import type { Refusal, Told } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { OptionsRefused } from './arguments/options.ts';
import { type Exit, exit, type Io, mayColour } from './io.ts';
import { type Palette, paletteOf } from './terminal/style.ts';

/** What every command works with: the world outside, the words, and how it ends. */
export interface Context {
  readonly io: Io;
  readonly words: Catalogue;
  /** The colours that standard output takes. */
  readonly palette: Palette;
  /** Wraps what a command does, so that its answer becomes the exit code. */
  does<Given extends unknown[]>(work: (...given: Given) => Promise<Exit>): (...given: Given) => Promise<void>;
  /** Says on standard error that the command was called wrongly. */
  misused(why: Told): typeof exit.usage;
  /** Says on standard error that some input was refused. */
  refuses(why: string): typeof exit.refused;
}

/** Makes the context; `end` is told the exit code. */
export function makeContext(io: Io, words: Catalogue, end: (code: Exit) => void): Context {
  const complain = (text: string) => io.stderr.write(`dicehall: ${text}\n`);
  return {
    io,
    words,
    palette: paletteOf(mayColour(io.stdout, io.env), io.env),
    does:
      (work) =>
      async (...given) =>
        end(await work(...given)),
    misused: (why) => {
      complain(words.tell(why));
      return exit.usage;
    },
    refuses: (why) => {
      complain(why);
      return exit.refused;
    },
  };
}

/** Why options were refused, in words. */
export const explainOptions = (words: Catalogue, why: OptionsRefused): string =>
  'told' in why ? words.tell(why.told) : words.explain(why.refusal satisfies Refusal);
