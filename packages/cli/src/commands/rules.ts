import { gameIds } from '@dicehall/engine';
import { readGame } from '../arguments/game.ts';
import type { Context } from '../context.ts';
import { gameArgument } from '../declare.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, write } from '../io.ts';
import { rulesText } from '../rules-text.ts';
import type { Define } from './index.ts';

async function rules(context: Context, given: string): Promise<Exit> {
  const { io, words, palette } = context;
  const game = readGame(given);
  if (!game.ok) return context.misused(game.error);
  const width = Math.min(100, io.stdout.columns ?? 80);
  await write(io.stdout, `${rulesText(words, game.value, width, palette).join('\n')}\n`);
  return exit.good;
}

export const define: Define = (command, context) => {
  command
    .addArgument(gameArgument('<game>', context.words))
    .action(context.does((game) => rules(context, game)));
  showExamples(command, context.words, [`rules ${gameIds[0]}`, `rules ${gameIds[1]} --lang de`]);
};
