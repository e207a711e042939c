import { gameIds } from '@dicehall/engine';
import { readGame } from '../arguments/game.ts';
import type { Context } from '../context.ts';
import { gameArgument } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { pageLines } from '../rules/markdown.ts';
import { rulesPage } from '../rules/page.ts';
import type { Define } from './define.ts';

async function rules(context: Context, given: string): Promise<Exit> {
  const { io, words, palette } = context;
  const game = readGame(given);
  if (!game.ok) return context.misused(game.error);
  const width = Math.min(80, io.stdout.columns ?? 80);
  await write(io.stdout, `${pageLines(rulesPage(game.value, words), width, palette).join('\n')}\n`);
  return exit.good;
}

export const define: Define = (command, context) => {
  command
    .addArgument(gameArgument('<game>', context.words))
    .action(context.does((game) => rules(context, game)));
  showExamples(command, context.words, [`rules ${gameIds[0]}`, `rules ${gameIds[1]} --lang de`]);
};
