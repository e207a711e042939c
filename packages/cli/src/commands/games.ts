import { games } from '@dicehall/engine';
import { type GameTexts, gameTexts, optionTexts, presetTexts } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, toJson } from '../io.ts';
import { painted } from '../terminal/style.ts';

function plainText({ messages, palette }: Context): string[] {
  const lines = games.flatMap((game) => {
    const texts: GameTexts = gameTexts(messages, game);
    return [
      `${painted('bold', texts.name, palette)}  ${painted('dim', game.id, palette)}`,
      `  ${texts.about}`,
      `  ${texts.players}, ${texts.time}`,
      '',
    ];
  });
  return [...lines, messages.say('cli-games-more')];
}

function jsonLines({ messages }: Context): string[] {
  return games.map((game) => {
    const { name, about } = gameTexts(messages, game);
    const options = Object.fromEntries(
      Object.entries(game.options).map(([option, spec]) => [
        option,
        { ...spec, about: optionTexts(messages, game, option).about },
      ]),
    );
    const presets = (game.presets ?? []).map((preset) => ({
      id: preset.id,
      ...presetTexts(messages, game, preset),
      options: preset.options,
    }));
    return toJson({ id: game.id, name, about, seats: game.seats, options, presets });
  });
}

async function list(context: Context, { json = false }: { readonly json?: boolean }): Promise<Exit> {
  return context.print(...(json ? jsonLines(context) : plainText(context)));
}

export const define: Define = (command, context) => {
  command
    .option('--json', context.messages.say('cli-option-json'))
    .action(context.action((options) => list(context, options)));
  showExamples(command, context.messages, ['games', 'games --json']);
};
