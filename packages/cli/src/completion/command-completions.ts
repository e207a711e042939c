import type { Command } from 'commander';

/** What can follow a command, for a shell to offer. */
export interface CommandCompletion {
  readonly name: string;
  readonly about: string;
  /** Long flags; those in `valued` take a word after them. */
  readonly flags: readonly {
    readonly flag: string;
    readonly about: string;
    readonly words: readonly string[] | null;
  }[];
  /** Words that the first argument may be; empty where it is anything. */
  readonly words: readonly string[];
  /** Whether its arguments are files. */
  readonly files: boolean;
}

const summary = (text: string): string => text.split('\n')[0] ?? '';

/** What a program's commands offer, as they declared it. */
export const commandCompletions = (program: Command): CommandCompletion[] =>
  program.commands.map((command) => ({
    name: command.name(),
    about: summary(command.description()),
    flags: [...command.options, ...command.createHelp().visibleOptions(command)]
      .filter((option, index, all) => all.findIndex((other) => other.long === option.long) === index)
      .flatMap((option) => {
        if (option.long === undefined || option.long === null) return [];
        const takesWord = option.required || option.optional;
        return [
          {
            flag: option.long,
            about: summary(option.description),
            words: takesWord ? (option.argChoices ?? []) : null,
          },
        ];
      }),
    words: command.registeredArguments[0]?.argChoices ?? [],
    files: command.registeredArguments[0]?.name() === 'files',
  }));
