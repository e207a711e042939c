import type { Command } from 'commander';
import * as commander from 'commander';
import { commands } from './commands/index.ts';
import type { Context } from './context.ts';
import { translateHelp } from './help.ts';
import { version } from './version.ts';

/**
 * The program with all its commands. Only the commands of `called` are loaded and declare their options.
 * @param called the name of one command, or all
 */
export async function programOf(
  context: Context,
  called: string | undefined | { readonly all: true },
): Promise<Command> {
  const { io, messages } = context;
  const program = new commander.Command('dicehall');
  program
    .description(messages.say('cli-about'))
    .version(version, '-V, --version', messages.say('cli-option-version'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      outputError: () => {},
    });
  translateHelp(program, messages);
  program.addHelpText('after', `\n${messages.say('cli-help-more')}`);
  const fullProgram = () => programOf(context, { all: true });
  for (const { name, load } of commands) {
    const command = program.command(name).description(messages.lookup(`cli-command-${name}`));
    translateHelp(command, messages);
    if (name === called || typeof called === 'object') (await load()).define(command, context, fullProgram);
  }
  return program;
}
