import { type Message, type MessageKey, message } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Command } from 'commander';
import { languageOption } from './declare.ts';
import { suggestionFor } from './suggest.ts';

const headings: Readonly<Record<string, string>> = {
  'Usage:': 'cli-help-usage',
  'Arguments:': 'cli-help-arguments',
  'Options:': 'cli-help-options',
  'Commands:': 'cli-help-commands',
};

export function translateHelp(command: Command, messages: Catalogue): void {
  command.helpOption('-h, --help', messages.say('cli-option-help'));
  command.addOption(languageOption(messages));
  command.configureHelp({
    styleTitle: (title) => (headings[title] === undefined ? title : messages.lookup(headings[title])),
    optionDescription: (option) => option.description,
    argumentDescription: (argument) => argument.description,
  });
}

/** The examples of each command. */
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

/** Translates an error of commander, which quotes the word it is about. */
export function usageMessage(
  error: { readonly code: string; readonly message: string },
  command: Command,
  given: readonly string[],
): Message {
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const flags = command.options.flatMap((option) => (option.long === undefined ? [] : [option.long]));
  const [, flag = quoted] = /(--[\w-]+)/.exec(quoted) ?? [];
  const near =
    error.code === 'commander.unknownOption'
      ? suggestionFor(flag, [...flags, '--help'])
      : suggestionFor('', []);
  const name = command.parent === null ? '' : `${command.name()} `;
  const excess = given.slice(-1)[0] ?? '';
  const value = error.code === 'commander.excessArguments' ? excess : quoted;
  return message(keyOf[error.code] ?? 'cli-wrong-usage', {
    given: value,
    ...near,
    help: `dicehall ${name}--help`,
  });
}
