import { games, type OptionSpec } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts } from '@dicehall/messages';
import type { Command } from 'commander';
import * as commander from 'commander';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, write } from '../io.ts';
import { unknownWord } from '../suggest.ts';

/** A word that can be typed, and its meaning; empty if it needs no explanation. */
interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

export interface CommandCompletion {
  readonly name: string;
  readonly about: string;
  /** Long flags. `words` are the values of a flag; null for a flag without a value. */
  readonly flags: readonly {
    readonly flag: string;
    readonly about: string;
    readonly words: readonly string[] | null;
    /** Whether several values can follow each other, with commas between them. */
    readonly isList: boolean;
  }[];
  /** The values of the first argument; empty if they cannot be listed. */
  readonly words: readonly OfferedWord[];
  readonly files: boolean;
}

/** The options of one game with their values; no values if any number or word is possible. */
interface GameCompletion {
  readonly game: string;
  readonly options: readonly {
    readonly name: string;
    readonly about: string;
    readonly values: readonly string[];
  }[];
}

const summary = (text: string): string => text.split('\n')[0] ?? '';

function valuesOf(spec: OptionSpec): readonly string[] {
  switch (spec.kind) {
    case 'flag':
      return ['on', 'off'];
    case 'choice':
      return spec.values;
    case 'number':
    case 'text':
      return [];
  }
}

const gameCompletions = (messages: Catalogue): GameCompletion[] =>
  games.map((game) => ({
    game: game.id,
    options: Object.entries(game.options).map(([name, spec]) => ({
      name,
      about: optionTexts(messages, game, name).label,
      values: valuesOf(spec),
    })),
  }));

export const commandCompletions = (program: Command, messages: Catalogue): CommandCompletion[] =>
  program.commands.map((command) => ({
    name: command.name(),
    about: summary(command.description()),
    flags: [...command.options, ...command.createHelp().visibleOptions(command)]
      .filter((option, index, all) => all.findIndex((other) => other.long === option.long) === index)
      .flatMap((option) => {
        if (option.long == null) return [];
        const takesWord = option.required || option.optional;
        return [
          {
            flag: option.long,
            about: summary(option.description),
            words: takesWord ? (option.argChoices ?? []) : null,
            isList: /<(strengths|names)>/.test(option.flags),
          },
        ];
      }),
    words: (command.registeredArguments[0]?.argChoices ?? []).map((word) => {
      const game = games.find(({ id }) => id === word);
      return { word, about: game === undefined ? '' : gameTexts(messages, game).name };
    }),
    files: /^files?$/.test(command.registeredArguments[0]?.name() ?? ''),
  }));

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

const list = (words: readonly string[]): string => words.join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
/** A description inside quoted text, with its spaces kept. */
const quotedInside = (text: string): string => text.replaceAll(/[\s()]/g, '\\$&');

/**
 * The script for bash. Bash splits words at `=`, so the script reads the typed line itself: the value after `--flag` or `--flag=`,
 * the game among the words before, and the number of arguments so far.
 */
function bash(offers: readonly CommandCompletion[], byGame: readonly GameCompletion[]): string {
  const cases = offers.map(({ name, flags, words, files }) => {
    const valued = flags.filter((flag) => flag.words !== null && flag.flag !== '--option');
    const rest = files
      ? `compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$typed")`
      : `if (( arguments == 0 )); then COMPREPLY=($(compgen -W ${quoted(list(words.map(({ word }) => word)))} -- "$typed")); fi`;
    return [
      `    ${name})`,
      `      takes=${quoted(list(flags.filter((flag) => flag.words !== null).map(({ flag }) => flag)))}`,
      `      _dicehall_read`,
      `      case "$flag" in`,
      ...valued.map(
        ({ flag, words: values }) =>
          `        ${flag}) COMPREPLY=($(compgen -P "$listed" -W ${quoted(list(values ?? []))} -- "\${value##*,}")); return ;;`,
      ),
      `        --option) _dicehall_option; return ;;`,
      `      esac`,
      `      if [[ "$typed" == -* ]]; then COMPREPLY=($(compgen -W ${quoted(list(flags.map(({ flag }) => flag)))} -- "$typed"))`,
      `      else ${rest}; fi ;;`,
    ].join('\n');
  });
  const named = byGame.map(
    ({ game, options }) => `    ${game}) names=${quoted(list(options.map(({ name }) => `${name}=`)))} ;;`,
  );
  const values = byGame.flatMap(({ game, options }) =>
    options
      .filter((option) => option.values.length > 0)
      .map(({ name, values: allowed }) => `    ${game}/${name}) values=${quoted(list(allowed))} ;;`),
  );
  const names = offers.map(({ name }) => name);
  return `_dicehall_read() {
  local word skip=0 line="\${COMP_LINE:0:COMP_POINT}"
  local -a before
  read -ra before <<< "\${line% *}"
  typed="\${line##* }" flag= value= game= arguments=0
  for word in "\${before[@]:2}"; do
    if (( skip )); then skip=0
    elif [[ "$word" == --*=* ]]; then :
    elif [[ "$word" == -* ]]; then [[ " $takes " == *" $word "* ]] && skip=1
    else
      (( arguments == 0 )) && game="$word"
      (( arguments += 1 ))
    fi
  done
  if [[ "$typed" == --*=* ]]; then flag="\${typed%%=*}" value="\${typed#*=}"
  elif (( skip )); then flag="\${before[-1]}" value="$typed"; fi
  listed="\${value%"\${value##*,}"}"
}
_dicehall_option() {
  local names= values=
  case "$game" in
${named.join('\n')}
  esac
  if [[ "$value" != *=* ]]; then
    compopt -o nospace
    COMPREPLY=($(compgen -W "$names" -- "$value"))
    return
  fi
  case "$game/\${value%%=*}" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$values" -- "\${value#*=}"))
}
_dicehall() {
  local takes typed flag value game arguments listed word="\${COMP_WORDS[COMP_CWORD]}"
  if (( COMP_CWORD == 1 )); then COMPREPLY=($(compgen -W ${quoted(list([...names, '--help', '--version', '--lang']))} -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
}
complete -F _dicehall dicehall
`;
}

function zsh(offers: readonly CommandCompletion[], byGame: readonly GameCompletion[]): string {
  const escaped = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const described = (word: string, about: string) => quoted(`${escaped(word)}:${escaped(about)}`);
  const names = offers.map(({ name, about }) => `    ${described(name, about)}`);
  const cases = offers.map(({ name, flags, words, files }) => {
    const specs = flags.map(({ flag, about, words: values, isList }) => {
      const given =
        flag === '--option'
          ? ':option:_dicehall_option'
          : isList
            ? `:value:_sequence compadd - ${list(values ?? [])}`
            : `:value:(${list(values ?? [])})`;
      return quoted(values === null ? `${flag}[${escaped(about)}]` : `*${flag}=[${escaped(about)}]${given}`);
    });
    const told = words.map(({ word, about }) => `${escaped(word)}\\:${quotedInside(about)}`);
    const rest = files ? quoted('*:file:_files') : quoted(`1:word:((${told.join(' ')}))`);
    return `      ${name}) _arguments ${[...specs, rest].join(' ')} ;;`;
  });
  const options = byGame.map(({ game, options: own }) => {
    const lines = own.map(({ name, about }) => `      ${described(`${name}=`, about)}`);
    const values = own
      .filter((option) => option.values.length > 0)
      .map(({ name, values: allowed }) => `      ${name}) compadd -P ${name}= - ${list(allowed)}; return ;;`);
    return [
      `  ${game})`,
      `    case "\${PREFIX%%=*}" in`,
      ...values,
      `    esac`,
      `    names=(`,
      ...lines,
      `    ) ;;`,
    ].join('\n');
  });
  return `#compdef dicehall
_dicehall_option() {
  local -a names
  case "\${words[(r)(${byGame.map(({ game }) => game).join('|')})]}" in
${options.join('\n')}
  esac
  _describe option names -S ''
}
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

function fish(offers: readonly CommandCompletion[], byGame: readonly GameCompletion[]): string {
  const names = list(offers.map(({ name }) => name));
  const offer = ({ word, about }: OfferedWord) =>
    `-a ${quoted(word)}${about === '' ? '' : ` -d ${quoted(about)}`}`;
  const lines = offers.flatMap(({ name, about, flags, words, files }) => {
    const here = `__fish_seen_subcommand_from ${name}`;
    const first = `${here}; and not __fish_seen_subcommand_from ${list(words.map(({ word }) => word))}`;
    return [
      `complete -c dicehall -f -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -a ${name} -d ${quoted(about)}`,
      `complete -c dicehall -f -n ${quoted(here)}`,
      ...words.map((one) => `complete -c dicehall -n ${quoted(first)} ${offer(one)}`),
      ...(files ? [`complete -c dicehall -F -n ${quoted(here)}`] : []),
      ...flags
        .filter(({ flag }) => flag !== '--option')
        .map(({ flag, about: meaning, words: values }) => {
          const value = values === null ? '' : ` -x -a ${quoted(list(values))}`;
          return `complete -c dicehall -n ${quoted(here)} -l ${flag.slice(2)} -d ${quoted(meaning)}${value}`;
        }),
      ...(flags.some(({ flag }) => flag === '--option')
        ? byGame.flatMap(({ game, options }) => {
            const chosen = quoted(`${here}; and __fish_seen_subcommand_from ${game}`);
            return options.flatMap(({ name: option, about: meaning, values }) =>
              (values.length === 0 ? [''] : values).map(
                (value) =>
                  `complete -c dicehall -n ${chosen} -l option -x ${offer({ word: `${option}=${value}`, about: meaning })}`,
              ),
            );
          })
        : []),
    ];
  });
  return `${lines.join('\n')}\n`;
}

export function completionScript(
  shell: Shell,
  offers: readonly CommandCompletion[],
  byGame: readonly GameCompletion[],
): string {
  switch (shell) {
    case 'bash':
      return bash(offers, byGame);
    case 'zsh':
      return zsh(offers, byGame);
    case 'fish':
      return fish(offers, byGame);
  }
}

async function completion(
  context: Context,
  whole: () => Promise<commander.Command>,
  given: string,
): Promise<Exit> {
  const shell = shells.find((one) => one === given.toLowerCase());
  if (shell === undefined) return context.usageError(unknownWord('cli-no-such-shell', given, shells));
  const { io, messages } = context;
  const offers = commandCompletions(await whole(), messages);
  await write(io.stdout, completionScript(shell, offers, gameCompletions(messages)));
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
