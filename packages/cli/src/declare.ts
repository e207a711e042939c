import { type GameId, games, type Message, type MessageKey, message } from '@dicehall/engine';
import { type Catalogue, languages } from '@dicehall/messages';
import type { Argument, Command, Option } from 'commander';
import * as commander from 'commander';
import type { Context } from './context.ts';
import { suggestionFor } from './suggest.ts';

export const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

/** Converts a flag to commander's name for it: `--after-stairs` becomes `afterStairs`. */
export const camelCase = (flag: string): string =>
  flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Declares the argument for a game. Its choices are only for shell completion. Commands refuse unknown games and
 * suggest a similar one.
 */
export function gameArgument(
  form: '<game>' | '[game]',
  messages: Catalogue,
  ids: readonly GameId[] = games.map(({ id }) => id),
): Argument {
  const argument = new commander.Argument(form, messages.say('cli-argument-game', { games: ids.join(', ') }));
  argument.argChoices = [...ids];
  return argument;
}

/** Declares an option whose choices are only for shell completion. */
export function choiceOption(flags: string, about: string, choices: readonly string[]): Option {
  const option = new commander.Option(flags, about);
  option.argChoices = [...choices];
  return option;
}

export const languageOption = (messages: Catalogue): Option =>
  choiceOption('--lang <language>', messages.say('cli-option-lang'), languages);

export const gameOption = (messages: Catalogue): Option =>
  new commander.Option('-o, --option <name=value>', messages.say('cli-option-option'))
    .argParser(collect)
    .default([]);

/**
 * Declares the arguments, options, examples and action of a command.
 * @param program the program, for commands that describe it: with all commands, or with the arguments and options of
 * only one command
 */
export type Define = (
  command: Command,
  context: Context,
  program: (called?: string) => Promise<Command>,
) => void;

/**
 * A command. Lists of commands show the message `cli-command-NAME`. The module is loaded only when the command is
 * called.
 */
export interface CommandEntry {
  readonly name: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

const headings: Readonly<Record<string, string>> = {
  'Usage:': 'cli-help-usage',
  'Arguments:': 'cli-help-arguments',
  'Options:': 'cli-help-options',
  'Commands:': 'cli-help-commands',
};

export function translateHelp(command: Command, messages: Catalogue): void {
  command.helpOption('-h, --help', messages.say('cli-option-help'));
  command.addOption(languageOption(messages));
  command.option('-q, --quiet', messages.say('cli-option-quiet'));
  command.configureHelp({
    styleTitle: (title) => (headings[title] === undefined ? title : messages.lookup(headings[title])),
    optionDescription: (option) => option.description,
    argumentDescription: (argument) => argument.description,
  });
}

export const examplesOf = new WeakMap<Command, readonly string[]>();

export function showExamples(command: Command, messages: Catalogue, lines: readonly string[]): void {
  examplesOf.set(command, lines);
  const shown = lines.map((line) => `  $ dicehall ${line}`).join('\n');
  command.addHelpText('after', `\n${messages.say('cli-help-examples')}\n${shown}`);
}

const keyOf: Readonly<Record<string, MessageKey>> = {
  'commander.unknownOption': 'cli-unknown-option',
  'commander.unknownCommand': 'cli-unknown-command',
  'commander.missingArgument': 'cli-missing-argument',
  'commander.optionMissingArgument': 'cli-option-missing-argument',
  'commander.excessArguments': 'cli-excess-arguments',
  'commander.missingMandatoryOptionValue': 'cli-missing-option',
};

export function usageMessage(
  error: { readonly code: string; readonly message: string },
  command: Command,
): Message {
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const flags = command.options.flatMap((option) => (option.long === undefined ? [] : [option.long]));
  const [, flag = quoted] = /(--[\w-]+)/.exec(quoted) ?? [];
  const near =
    error.code === 'commander.unknownOption'
      ? suggestionFor(flag, [...flags, '--help'])
      : suggestionFor('', []);
  const name = command.parent === null ? '' : `${command.name()} `;
  const excess = command.args[command.registeredArguments.length] ?? '';
  const value = error.code === 'commander.excessArguments' ? excess : quoted;
  return message(keyOf[error.code] ?? 'cli-wrong-usage', {
    given: value,
    ...near,
    help: `dicehall ${name}--help`,
  });
}
