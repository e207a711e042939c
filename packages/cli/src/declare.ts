import { games } from '@dicehall/engine';
import { type Catalogue, languages } from '@dicehall/messages';
import type { Argument, Option } from 'commander';
import * as commander from 'commander';

/** Collects the values of a flag that can be given several times. */
export const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

/** The name under which commander has a flag: `afterStairs` for `--after-stairs`. */
export const camelCase = (flag: string): string =>
  flag.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The choices are for shell completion only: commands refuse unknown games with a suggestion. */
export function gameArgument(form: '<game>' | '[game]', messages: Catalogue): Argument {
  const ids = games.map(({ id }) => id);
  const argument = new commander.Argument(form, messages.say('cli-argument-game', { games: ids.join(', ') }));
  argument.argChoices = ids;
  return argument;
}

/** The choices are for shell completion only. */
export function choiceOption(flags: string, about: string, choices: readonly string[]): Option {
  const option = new commander.Option(flags, about);
  option.argChoices = [...choices];
  return option;
}

export const languageOption = (messages: Catalogue): Option =>
  choiceOption('--lang <language>', messages.say('cli-option-lang'), languages);

/** The choices are for shell completion only: the names that all games have. */
export const gameOption = (messages: Catalogue): Option =>
  choiceOption(
    '-o, --option <name=value>',
    messages.say('cli-option-option'),
    [...new Set(games.flatMap(({ options }) => Object.keys(options)))].map((name) => `${name}=`),
  )
    .argParser(collect)
    .default([]);
