import type { Command } from 'commander';
import { type Define, examplesOf, showExamples } from '../declare.ts';
import { endedBySignal, exit, write } from '../io.ts';
import { version } from '../version.ts';

/** The texts of the page apart from those of the commands, in one language. */
export interface ManTexts {
  readonly about: string;
  readonly version: string;
  readonly options: string;
  readonly commands: string;
  readonly examples: string;
  readonly environment: string;
  readonly variables: readonly { readonly name: string; readonly meaning: string }[];
  readonly files: string;
  readonly paths: readonly { readonly name: string; readonly meaning: string }[];
  readonly exitStatus: string;
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

const listed = (entries: ManTexts['variables']): string[] =>
  entries.flatMap(({ name, meaning }) => ['.TP', `.B ${escaped(name)}`, escaped(meaning)]);

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
    `.SH ${heading(texts.environment)}`,
    ...listed(texts.variables),
    `.SH ${heading(texts.files)}`,
    ...listed(texts.paths),
    `.SH ${heading(texts.exitStatus)}`,
    ...texts.exits.flatMap(({ code, meaning }) => ['.TP', `.B ${code}`, escaped(meaning)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The environment variables that the command reads. `dicehall serve --help` lists those of the server. */
const variables = [
  'DICEHALL_HOME',
  'DICEHALL_SERVER',
  'XDG_DATA_HOME',
  'LANG',
  'NO_COLOR',
  'FORCE_COLOR',
  'TERM',
] as const;

/** Paths inside the data folder. */
const paths = {
  folder: '~/.local/share/dicehall',
  matches: '~/.local/share/dicehall/matches',
  solutions: '~/.local/share/dicehall/solutions',
  online: '~/.local/share/dicehall/online',
} as const;

export const define: Define = (command, context, program) => {
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
        environment: messages.say('cli-man-environment'),
        variables: variables.map((name) => ({
          name,
          meaning: messages.lookup(`cli-man-environment.${name.toLowerCase().replaceAll('_', '-')}`),
        })),
        files: messages.say('cli-man-files'),
        paths: Object.entries(paths).map(([name, path]) => ({
          name: path,
          meaning: messages.lookup(`cli-man-files.${name}`),
        })),
        exits: Object.entries({ ...exit, ended: endedBySignal }).map(([name, code]) => ({
          code,
          meaning: messages.lookup(`cli-man-exit.${name}`),
        })),
      };
      await write(io.stdout, manPage(await program(), texts));
      return exit.ok;
    }),
  );
  showExamples(command, messages, ['man | man -l -', 'man > ~/.local/share/man/man1/dicehall.1']);
};
