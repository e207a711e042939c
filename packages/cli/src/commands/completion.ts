import * as commander from 'commander';
import { commandCompletions } from '../completion/command-completions.ts';
import { completionScript, shells } from '../completion/scripts.ts';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { unknownWord } from '../suggest.ts';
import type { Define } from './define.ts';

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
