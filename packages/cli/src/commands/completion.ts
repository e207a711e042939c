import type { Command } from 'commander';
import * as commander from 'commander';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, write } from '../io.ts';
import { unknownWord } from '../suggest.ts';

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

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const list = (words: readonly string[]): string => words.join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(offers: readonly CommandCompletion[]): string {
  const cases = offers.map(({ name, flags, words, files }) => {
    const valued = flags
      .filter((flag) => flag.words !== null)
      .map(
        ({ flag, words: values }) =>
          `        ${flag}) COMPREPLY=($(compgen -P "$listed" -W ${quoted(list(values ?? []))} -- "\${word##*,}")); return ;;`,
      );
    const rest = files
      ? `COMPREPLY=($(compgen -f -- "$word"))`
      : `COMPREPLY=($(compgen -W ${quoted(list(words))} -- "$word"))`;
    return [
      `    ${name})`,
      `      case "$before" in`,
      ...valued,
      `      esac`,
      `      if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W ${quoted(list(flags.map(({ flag }) => flag)))} -- "$word"))`,
      `      else ${rest}; fi ;;`,
    ].join('\n');
  });
  const names = offers.map(({ name }) => name);
  return `_dicehall() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local listed="\${word%"\${word##*,}"}"
  if (( COMP_CWORD == 1 )); then COMPREPLY=($(compgen -W ${quoted(list([...names, '--help', '--version', '--lang']))} -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
}
complete -F _dicehall dicehall
`;
}

function zsh(offers: readonly CommandCompletion[]): string {
  const escaped = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const names = offers.map(({ name, about }) => `    ${quoted(`${name}:${escaped(about)}`)}`);
  const cases = offers.map(({ name, flags, words, files }) => {
    const specs = flags.map(({ flag, about, words: values }) => {
      const value = values === null ? '' : `:value:(${list(values)})`;
      return quoted(`${values === null ? '' : '*'}${flag}[${escaped(about)}]${value}`);
    });
    const rest = files ? quoted('*:file:_files') : quoted(`1:word:(${list(words)})`);
    return `      ${name}) _arguments ${[...specs, rest].join(' ')} ;;`;
  });
  return `#compdef dicehall
_dicehall() {
  local -a names
  names=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command names
  else
    local called="$words[2]"
    shift words
    (( CURRENT -= 1 ))
    case "$called" in
${cases.join('\n')}
    esac
  fi
}
compdef _dicehall dicehall
`;
}

function fish(offers: readonly CommandCompletion[]): string {
  const names = list(offers.map(({ name }) => name));
  const lines = offers.flatMap(({ name, about, flags, words, files }) => {
    const here = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c dicehall -f -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -a ${name} -d ${quoted(about)}`,
      ...(words.length === 0 ? [] : [`complete -c dicehall -f ${here} -a ${quoted(list(words))}`]),
      ...(files ? [`complete -c dicehall -F ${here}`] : []),
      ...flags.map(({ flag, about: meaning, words: values }) => {
        const value = values === null ? '' : ` -x -a ${quoted(list(values))}`;
        return `complete -c dicehall ${here} -l ${flag.slice(2)} -d ${quoted(meaning)}${value}`;
      }),
    ];
  });
  return `${lines.join('\n')}\n`;
}

export function completionScript(shell: Shell, offers: readonly CommandCompletion[]): string {
  switch (shell) {
    case 'bash':
      return bash(offers);
    case 'zsh':
      return zsh(offers);
    case 'fish':
      return fish(offers);
  }
}

async function completion(
  context: Context,
  whole: () => Promise<commander.Command>,
  given: string,
): Promise<Exit> {
  const shell = shells.find((one) => one === given.toLowerCase());
  if (shell === undefined) return context.usageError(unknownWord('cli-no-such-shell', given, shells));
  await write(context.io.stdout, completionScript(shell, commandCompletions(await whole())));
  return exit.ok;
}

export const define: Define = (command, context, whole) => {
  const shell = new commander.Argument('<shell>', context.messages.say('cli-argument-shell'));
  shell.argChoices = [...shells];
  command.addArgument(shell).action(context.action((given) => completion(context, whole, given)));
  showExamples(command, context.messages, [
    'completion bash >> ~/.bashrc',
    'completion zsh > ~/.zfunc/_dicehall',
    'completion fish > ~/.config/fish/completions/dicehall.fish',
  ]);
};
