import type { Command } from 'commander';
import * as commander from 'commander';
import { commands } from './commands/index.ts';
import type { Context } from './context.ts';
import { speakHelp } from './help.ts';
import { version } from './version.ts';

/**
 * The program with all its commands by name and text; only those `called` are loaded and declare what they take.
 * @param called the name of one command, or all of them
 */
export async function programOf(
  context: Context,
  called: string | undefined | { readonly all: true },
): Promise<Command> {
  const { io, words } = context;
  const program = new commander.Command('dicehall');
  program
    .description(words.say('cli-about'))
    .version(version, '-V, --version', words.say('cli-option-version'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      outputError: () => {},
    });
  speakHelp(program, words);
  program.addHelpText('after', `\n${words.say('cli-help-more')}`);
  const whole = () => programOf(context, { all: true });
  for (const { name, load } of commands) {
    const command = program.command(name).description(words.say(`cli-command-${name}`));
    speakHelp(command, words);
    if (name === called || typeof called === 'object') (await load()).define(command, context, whole);
  }
  return program;
}
