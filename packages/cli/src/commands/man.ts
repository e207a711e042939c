import type { Command } from 'commander';
import { type Define, examplesOf, showExamples } from '../declare.ts';
import { exit, write } from '../io.ts';
import { version } from '../version.ts';

/** The texts around the commands, in one language. */
export interface ManTexts {
  readonly about: string;
  readonly version: string;
  readonly options: string;
  readonly commands: string;
  readonly examples: string;
  readonly exitStatus: string;
  /** The meaning of each exit code. */
  readonly exits: readonly { readonly code: number; readonly meaning: string }[];
}

/** Escapes a character for roff in any encoding. */
const roffCharacter = (character: string): string =>
  `\\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Escapes text for roff: a dot or an apostrophe at the start of a line would be a request. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^[.']/gm, '\\&$&')
    .replaceAll(/[^\0-\x7f]/gu, roffCharacter);

const heading = (text: string): string => escaped(text.replace(/:$/, '').toUpperCase());

function commandLines(command: Command, texts: ManTexts): string[] {
  const help = command.createHelp();
  const terms = [
    ...help.visibleArguments(command).map((one) => [help.argumentTerm(one), one.description] as const),
    ...help.visibleOptions(command).map((one) => [help.optionTerm(one), one.description] as const),
  ];
  const examples = examplesOf.get(command) ?? [];
  return [
    `.SS ${escaped(help.commandUsage(command))}`,
    escaped(command.description()),
    ...terms.flatMap(([term, about]) => ['.TP', `.B ${escaped(term)}`, escaped(about)]),
    ...(examples.length === 0
      ? []
      : [
          '.PP',
          escaped(texts.examples),
          '.PP',
          '.nf',
          ...examples.map((one) => `  $ dicehall ${escaped(one)}`),
          '.fi',
        ]),
  ];
}

/** The manual page of the program with all its commands: the texts of `--help` in the format of man(7). */
export function manPage(program: Command, texts: ManTexts): string {
  const help = program.createHelp();
  const lines = [
    `.TH DICEHALL 1 "" "dicehall ${texts.version}"`,
    '.SH NAME',
    `dicehall \\- ${escaped(texts.about)}`,
    '.SH SYNOPSIS',
    `.B ${escaped(help.commandUsage(program))}`,
    `.SH ${heading(texts.options)}`,
    ...help
      .visibleOptions(program)
      .flatMap((one) => ['.TP', `.B ${escaped(help.optionTerm(one))}`, escaped(one.description)]),
    `.SH ${heading(texts.commands)}`,
    ...program.commands.flatMap((command) => commandLines(command, texts)),
    `.SH ${heading(texts.exitStatus)}`,
    ...texts.exits.flatMap(({ code, meaning }) => ['.TP', `.B ${code}`, escaped(meaning)]),
  ];
  return `${lines.join('\n')}\n`;
}

export const define: Define = (command, context, whole) => {
  const { io, messages } = context;
  command.action(
    context.action(async () => {
      const texts = {
        about: messages.say('cli-about'),
        version,
        options: messages.say('cli-help-options'),
        commands: messages.say('cli-help-commands'),
        examples: messages.say('cli-help-examples'),
        exitStatus: messages.say('cli-man-exit'),
        exits: Object.entries(exit).map(([name, code]) => ({
          code,
          meaning: messages.lookup(`cli-man-exit.${name}`),
        })),
      };
      await write(io.stdout, manPage(await whole(), texts));
      return exit.ok;
    }),
  );
  showExamples(command, messages, ['man | man -l -', 'man > ~/.local/share/man/man1/dicehall.1']);
};
