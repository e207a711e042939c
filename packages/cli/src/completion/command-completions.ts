import type { Command } from 'commander';

export interface CommandCompletion {
  readonly name: string;
  readonly about: string;
  /** Long flags; `words` are the values of a flag that takes one, and null for a flag that takes none. */
  readonly flags: readonly {
    readonly flag: string;
    readonly about: string;
    readonly words: readonly string[] | null;
  }[];
  /** The values of the first argument; empty if there is no list. */
  readonly words: readonly string[];
  readonly files: boolean;
}

const summary = (text: string): string => text.split('\n')[0] ?? '';

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
