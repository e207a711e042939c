import { games } from '@dicehall/engine';
import { readGameOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import { pageLines, rulesPage } from '../rules.ts';

interface Flags {
  readonly option: readonly string[];
}

async function rules(context: Context, given: string, flags: Flags): Promise<Exit> {
  const { io, messages, palette } = context;
  const { game, options } = context.needed(readGameOptions(messages, given, flags.option));
  const width = Math.min(80, io.stdout.columns ?? 80);
  return context.print(...pageLines(rulesPage(game, messages, options), width, palette));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('<game>', messages))
    .addOption(gameOption(messages))
    .action(context.action((game, flags) => rules(context, game, flags)));
  showExamples(command, messages, [
    `rules ${games[0]?.id}`,
    `rules ${games[1]?.id} --lang de`,
    `rules ${games[1]?.id} --option farkle`,
  ]);
};
