import { told } from '@dicehall/engine';
import * as commander from 'commander';
import { offersOf } from '../completion/offers.ts';
import { completionScript, shells } from '../completion/scripts.ts';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { meant } from '../suggest.ts';
import type { Define } from './define.ts';

async function completion(
  context: Context,
  whole: () => Promise<commander.Command>,
  given: string,
): Promise<Exit> {
  const shell = shells.find((one) => one === given.toLowerCase());
  if (shell === undefined) {
    return context.misused(
      told('cli-no-such-shell', { given, ...meant(given, shells), allowed: shells.join(', ') }),
    );
  }
  await write(context.io.stdout, completionScript(shell, offersOf(await whole())));
  return exit.good;
}

export const define: Define = (command, context, whole) => {
  const shell = new commander.Argument('<shell>', context.words.say('cli-argument-shell'));
  shell.argChoices = [...shells];
  command.addArgument(shell).action(context.does((given) => completion(context, whole, given)));
  showExamples(command, context.words, [
    'completion bash >> ~/.bashrc',
    'completion zsh > ~/.zfunc/_dicehall',
    'completion fish > ~/.config/fish/completions/dicehall.fish',
  ]);
};
