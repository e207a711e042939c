import { games } from '@dicehall/engine';
import { readGame } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import { pageLines, rulesPage } from '../rules.ts';

async function rules(context: Context, given: string): Promise<Exit> {
  const { io, messages, palette } = context;
  const game = readGame(given);
  if (!game.ok) return context.usageError(game.error);
  const width = Math.min(80, io.stdout.columns ?? 80);
  return context.print(...pageLines(rulesPage(game.value, messages), width, palette));
}

export const define: Define = (command, context) => {
  command
    .addArgument(gameArgument('<game>', context.messages))
    .action(context.action((game) => rules(context, game)));
  showExamples(command, context.messages, [`rules ${games[0]?.id}`, `rules ${games[1]?.id} --lang de`]);
};
