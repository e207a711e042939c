import type { MessageKey } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Command } from 'commander';
import { type Define, examplesOf, showExamples } from '../declare.ts';
import { endedBySignal, exit, write } from '../io.ts';
import { version } from '../version.ts';

/** Escapes a character so that roff prints it in any encoding. */
const roffCharacter = (character: string): string =>
  `\\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Escapes text for roff, where a dot or an apostrophe at the start of a line would be a request. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^[.']/gm, '\\&$&')
    .replaceAll(/[^\0-\x7f]/gu, roffCharacter);

const entry = (term: string | number, about: string) => [
  '.TP',
  `.B ${escaped(String(term))}`,
  escaped(about),
];

function commandLines(command: Command, messages: Catalogue): string[] {
  const help = command.createHelp();
  const examples = examplesOf.get(command) ?? [];
  return [
    `.SS ${escaped(help.commandUsage(command))}`,
    escaped(command.description()),
    ...help.visibleArguments(command).flatMap((one) => entry(help.argumentTerm(one), one.description)),
    ...help.visibleOptions(command).flatMap((one) => entry(help.optionTerm(one), one.description)),
    ...(examples.length === 0
      ? []
      : [
          '.PP',
          escaped(messages.say('cli-help-examples')),
          '.PP',
          '.nf',
          ...examples.map((one) => `  $ dicehall ${escaped(one)}`),
          '.fi',
        ]),
  ];
}

/** The environment variables that the command reads. `dicehall serve --help` lists those of the server. */
const variables = {
  'dicehall-home': 'DICEHALL_HOME',
  'dicehall-server': 'DICEHALL_SERVER',
  'xdg-data-home': 'XDG_DATA_HOME',
  lang: 'LANG',
  'no-color': 'NO_COLOR',
  'force-color': 'FORCE_COLOR',
  term: 'TERM',
};

const paths = {
  folder: '~/.local/share/dicehall',
  matches: '~/.local/share/dicehall/matches',
  solutions: '~/.local/share/dicehall/solutions',
  online: '~/.local/share/dicehall/online',
};

/** Writes the manual page from the texts of `--help`, in the format of man(7). */
export function manPage(program: Command, messages: Catalogue): string {
  const help = program.createHelp();
  const heading = (key: MessageKey) => `.SH ${escaped(messages.say(key).replace(/:$/, '').toUpperCase())}`;
  const section = (key: MessageKey, meanings: Readonly<Record<string, string | number>>) => [
    heading(key),
    ...Object.entries(meanings).flatMap(([name, term]) => entry(term, messages.lookup(`${key}.${name}`))),
  ];
  const lines = [
    `.TH DICEHALL 1 "" "dicehall ${version}"`,
    '.SH NAME',
    `dicehall \\- ${escaped(messages.say('cli-about'))}`,
    '.SH SYNOPSIS',
    `.B ${escaped(help.commandUsage(program))}`,
    heading('cli-help-options'),
    ...help.visibleOptions(program).flatMap((one) => entry(help.optionTerm(one), one.description)),
    heading('cli-help-commands'),
    ...program.commands.flatMap((command) => commandLines(command, messages)),
    ...section('cli-man-environment', variables),
    ...section('cli-man-files', paths),
    ...section('cli-man-exit', { ...exit, ended: endedBySignal }),
  ];
  return `${lines.join('\n')}\n`;
}

export const define: Define = (command, context, program) => {
  const { io, messages } = context;
  command.action(
    context.action(async () => {
      await write(io.stdout, manPage(await program(), messages));
      return exit.ok;
    }),
  );
  showExamples(command, messages, ['man | man -l -', 'man > ~/.local/share/man/man1/dicehall.1']);
};
