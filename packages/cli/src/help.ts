import { type Told, told } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { Command } from 'commander';
import { languageOption } from './declare.ts';
import { meant } from './suggest.ts';

/** The headings of commander's help, each with its message. */
const headings: Readonly<Record<string, string>> = {
  'Usage:': 'cli-help-usage',
  'Arguments:': 'cli-help-arguments',
  'Options:': 'cli-help-options',
  'Commands:': 'cli-help-commands',
};

/** Puts the frame of commander's help into words. */
export function speakHelp(command: Command, words: Catalogue): void {
  command.helpOption('-h, --help', words.say('cli-option-help'));
  command.addOption(languageOption(words));
  command.configureHelp({
    styleTitle: (title) => (headings[title] === undefined ? title : words.say(headings[title])),
    optionDescription: (option) => option.description,
    argumentDescription: (argument) => argument.description,
  });
}

/** Examples below a command's help: each line as it is typed, after a `$`. */
export function showExamples(command: Command, words: Catalogue, lines: readonly string[]): void {
  const shown = lines.map((line) => `  $ dicehall ${line}`).join('\n');
  command.addHelpText('after', `\n${words.say('cli-help-examples')}\n${shown}`);
}

const keyOf: Readonly<Record<string, string>> = {
  'commander.unknownOption': 'cli-unknown-option',
  'commander.unknownCommand': 'cli-unknown-command',
  'commander.missingArgument': 'cli-missing-argument',
  'commander.optionMissingArgument': 'cli-option-missing-argument',
  'commander.excessArguments': 'cli-excess-arguments',
  'commander.missingMandatoryOptionValue': 'cli-missing-option',
};

/** What was wrong with a call, from commander's error; its quotes hold the word that is meant. */
export function misuse(
  error: { readonly code: string; readonly message: string },
  command: Command,
  given: readonly string[],
): Told {
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const flags = command.options.flatMap((option) => (option.long === undefined ? [] : [option.long]));
  const [, flag = quoted] = /(--[\w-]+)/.exec(quoted) ?? [];
  const near = error.code === 'commander.unknownOption' ? meant(flag, [...flags, '--help']) : meant('', []);
  const name = command.parent === null ? '' : `${command.name()} `;
  const excess = given.slice(-1)[0] ?? '';
  const value = error.code === 'commander.excessArguments' ? excess : quoted;
  return told(keyOf[error.code] ?? 'cli-wrong-usage', {
    given: value,
    ...near,
    help: `dicehall ${name}--help`,
  });
}
