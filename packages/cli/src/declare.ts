import { gameIds } from '@dicehall/engine';
import { type Catalogue, languages } from '@dicehall/messages';
import type { Argument, Option } from 'commander';
import * as commander from 'commander';

/** Gathers an option that may be given several times. */
export const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

/** An argument that names a game. Shell completion offers the games; the command itself refuses others in words. */
export function gameArgument(form: '<game>' | '[game]', words: Catalogue): Argument {
  const argument = new commander.Argument(form, words.say('cli-argument-game'));
  argument.argChoices = [...gameIds];
  return argument;
}

/** An option that takes one of a few words, offered by shell completion. */
export function choiceOption(flags: string, about: string, choices: readonly string[]): Option {
  const option = new commander.Option(flags, about);
  option.argChoices = [...choices];
  return option;
}

/** The option that chooses the language; it is read before all others. */
export const languageOption = (words: Catalogue): Option =>
  choiceOption('--lang <language>', words.say('cli-option-lang'), languages);
