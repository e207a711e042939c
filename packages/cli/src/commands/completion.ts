import { type AnyGame, findGame, type OptionSpec } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts } from '@dicehall/messages';
import type { Command, Option } from 'commander';
import * as commander from 'commander';
import { type Define, showExamples } from '../declare.ts';
import { exit, write } from '../io.ts';
import { unknownWord } from '../suggest.ts';

/** A word that shell completion offers, and its meaning; empty if the word needs no explanation. */
interface OfferedWord {
  readonly word: string;
  readonly about: string;
}

const summary = (text: string): string => text.split('\n')[0] ?? '';
const plain = (words: readonly string[]): OfferedWord[] => words.map((word) => ({ word, about: '' }));

function valuesOf(spec: OptionSpec | undefined): readonly string[] {
  return spec?.kind === 'flag' ? ['on', 'off'] : spec?.kind === 'choice' ? spec.values : [];
}

/** Returns the house rules of a game; if `typed` names one of them, its values. */
function rulesAt(messages: Catalogue, game: AnyGame | undefined, typed: string): OfferedWord[] {
  if (game === undefined) return [];
  const [name = '', value] = typed.split('=');
  if (value !== undefined) return plain(valuesOf(game.options[name]).map((one) => `${name}=${one}`));
  return Object.keys(game.options).map((option) => ({
    word: `${option}=`,
    about: optionTexts(messages, game, option).label,
  }));
}

/**
 * Returns the completions of the last word of `line`, which may be incomplete; `files` if a file name is expected.
 * @param line the words after `dicehall`; the first one is the command
 */
export function offersAt(
  program: Command,
  messages: Catalogue,
  line: readonly string[],
): readonly OfferedWord[] | 'files' {
  const [name, ...before] = line.slice(0, -1);
  const typed = line.at(-1) ?? '';
  const offered = (words: readonly OfferedWord[], prefix = '') =>
    words
      .map(({ word, about }) => ({ word: prefix + word, about }))
      .filter(({ word }) => word.startsWith(typed));
  const optionsOf = (of: Command) => of.createHelp().visibleOptions(of);
  const flags = (of: Command) =>
    optionsOf(of).map(({ long, description }) => ({ word: long ?? '', about: summary(description) }));
  const commands = program.commands.map((one) => ({ word: one.name(), about: summary(one.description()) }));
  if (name === undefined) return offered([...commands, ...flags(program)]);
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined) return [];

  const takesValue = (flag = '') =>
    optionsOf(command).find(
      (one) => (one.long === flag || one.short === flag) && (one.required || one.optional),
    );
  const values = before.filter(
    (word, at) => !word.startsWith('-') && takesValue(before[at - 1]) === undefined,
  );
  const offerValues = (option: Option, value: string, prefix: string) => {
    if (option.long === '--option')
      return offered(rulesAt(messages, findGame(values[0] ?? ''), value), prefix);
    const listed = /<(strengths|names)>/.test(option.flags) ? value.slice(0, value.lastIndexOf(',') + 1) : '';
    return offered(plain(option.argChoices ?? []), prefix + listed);
  };
  const waiting = takesValue(before.at(-1));
  if (waiting !== undefined) return offerValues(waiting, typed, '');
  const [, flag, value = ''] = /^(--[\w-]+)=(.*)$/.exec(typed) ?? [];
  const given = takesValue(flag);
  if (given !== undefined) return offerValues(given, value, `${flag}=`);
  if (typed.startsWith('-')) return offered(flags(command));
  const [argument] = command.registeredArguments;
  if (/^files?$/.test(argument?.name() ?? '')) return 'files';
  const about = (word: string) => {
    const game = findGame(word);
    return game === undefined ? '' : gameTexts(messages, game).name;
  };
  return offered(
    values.length > 0 ? [] : (argument?.argChoices ?? []).map((word) => ({ word, about: about(word) })),
  );
}

/*
 * The completion scripts of the shells. They run `dicehall completion words -- LINE`, which prints one word and its
 * meaning per line, separated by a tab, or a single tab for file names. Bash replaces the part after the last `=` of
 * the typed word, the others replace the whole word.
 */
const scripts = {
  bash: `_dicehall() {
  local line="\${COMP_LINE:0:COMP_POINT}" typed
  local -a before found
  read -ra before <<< "\${line% *}"
  typed="\${line##* }"
  mapfile -t found < <("\${COMP_WORDS[0]}" completion words -- "\${before[@]:1}" "$typed" 2> /dev/null)
  if [[ "\${found[0]}" == $'\\t' ]]; then
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -f -- "$typed")
    return
  fi
  found=("\${found[@]%%$'\\t'*}")
  COMPREPLY=("\${found[@]#"\${typed%"\${typed##*=}"}"}")
  if [[ "\${COMPREPLY[0]}" == *= ]]; then compopt -o nospace; fi
}
complete -F _dicehall dicehall
`,
  zsh: `#compdef dicehall
_dicehall() {
  local one
  local -a found rules others
  found=("\${(@f)$("$words[1]" completion words -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null)}")
  if [[ "$found[1]" == $'\\t' ]]; then _files; return; fi
  for one in $found; do
    one="\${\${one//:/\\\\:}/$'\\t'/:}"
    if [[ "$one" == *=:* ]]; then rules+=("$one"); else others+=("$one"); fi
  done
  _describe rule rules -S ''
  _describe word others
}
compdef _dicehall dicehall
`,
  fish: `function __dicehall
  set -l words (commandline -opc)
  set -l typed (commandline -ct)
  set -l found ($words[1] completion words -- $words[2..-1] "$typed" 2> /dev/null)
  if test "$found[1]" = \\t
    __fish_complete_path "$typed"
  else
    string join \\n -- $found
  end
end
complete -c dicehall -f -a '(__dicehall)'
`,
} as const;
const shells = ['bash', 'zsh', 'fish'] as const;

export const define: Define = (command, context, program) => {
  const { io, messages } = context;
  const shell = new commander.Argument('<shell>', messages.say('cli-argument-shell'));
  shell.argChoices = [...shells];
  command.addArgument(shell).allowExcessArguments();
  command.action(
    context.action(async (given) => {
      const [, ...line] = command.args;
      if (given === 'words') {
        const offers = offersAt(await program(line[0]), messages, line);
        return context.print(
          ...(offers === 'files' ? ['\t'] : offers.map(({ word, about }) => `${word}\t${about}`)),
        );
      }
      const known = shells.find((one) => one === given.toLowerCase());
      if (known === undefined) return context.usageError(unknownWord('cli-no-such-shell', given, shells));
      await write(io.stdout, scripts[known]);
      return exit.ok;
    }),
  );
  showExamples(command, messages, [
    'completion bash >> ~/.bashrc',
    'completion zsh > ~/.zfunc/_dicehall',
    'completion fish > ~/.config/fish/completions/dicehall.fish',
  ]);
};
