import type { AnyGame } from '@dicehall/engine';
import { type Catalogue, gameTexts, optionTexts, optionValueText } from '@dicehall/messages';
import { type Palette, painted } from './terminal/style.ts';
import { wrap } from './terminal/width.ts';

/** The options of a game, each with its default and range. */
function optionLines(words: Catalogue, game: AnyGame): string[] {
  return Object.entries(game.options).flatMap(([name, spec]) => {
    const { about, allowed } = optionTexts(words, game, name);
    const written = (value: string) => `${value} (${optionValueText(words, game, name, value)})`;
    const usual = spec.kind === 'choice' ? spec.default : optionValueText(words, game, name, spec.default);
    const values = spec.kind === 'choice' ? spec.values.map(written).join(', ') : allowed;
    return [`${name}: ${about}`, `  ${words.say('cli-rules-option', { usual, allowed: values })}`];
  });
}

/** Everything about a game that a player may want to read, in lines no wider than `width`. */
export function rulesText(words: Catalogue, game: AnyGame, width: number, palette: Palette): string[] {
  const { name, about, players, time } = gameTexts(words, game);
  const head = (text: string) => painted('bold', text, palette);
  const body = (text: string) =>
    text.split('\n').flatMap((line) => wrap(line, width, /^ *- /.test(line) ? '  ' : ''));
  return [
    head(name),
    ...body(`${about} ${players}, ${time}.`),
    '',
    ...body(words.say(`cli-rules-${game.id}`)),
    '',
    head(words.say('cli-rules-keys')),
    ...body(words.say(`cli-keys-${game.id}`)),
    ...body(words.say('cli-keys-everywhere')),
    '',
    head(words.say('cli-rules-options')),
    ...optionLines(words, game).flatMap((line) => wrap(line, width, '  ')),
  ];
}
