import { type AnyGame, never, type OptionSpec, type OptionValue } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';

/** What a game is called and what it is, to choose it by. */
export interface GameTexts {
  readonly name: string;
  /** What it is, in one line. */
  readonly about: string;
  /** How many play. */
  readonly players: string;
  /** How long a match takes, roughly. */
  readonly time: string;
}

/** The texts of a game. */
export function gameTexts(catalogue: Catalogue, game: AnyGame): GameTexts {
  const key = `game-${game.id}`;
  return {
    name: catalogue.say(key),
    about: catalogue.say(`${key}.about`),
    players: catalogue.say('game-players', game.seats),
    time: catalogue.say(`${key}.time`),
  };
}

/** What an option is called, what it does and what it may be. */
export interface OptionTexts {
  readonly label: string;
  readonly about: string;
  /** What it may be, in a few words. */
  readonly allowed: string;
}

function specOf(game: AnyGame, name: string): OptionSpec {
  const spec = game.options[name];
  if (spec === undefined) throw new RangeError(`${game.id} has no option ${name}`);
  return spec;
}

function allowedText(catalogue: Catalogue, game: AnyGame, name: string, spec: OptionSpec): string {
  switch (spec.kind) {
    case 'number':
      return catalogue.say('allowed-number', { min: spec.min, max: spec.max, step: spec.step });
    case 'flag':
      return catalogue.say('allowed-flag');
    case 'choice':
      return spec.values.map((value) => optionValueText(catalogue, game, name, value)).join(' / ');
    case 'text':
      return catalogue.say('allowed-text', { min: spec.min, max: spec.max });
    default:
      return never(spec);
  }
}

/** The texts of one option of a game. */
export function optionTexts(catalogue: Catalogue, game: AnyGame, name: string): OptionTexts {
  const spec = specOf(game, name);
  const key = `option-${game.id}-${name}`;
  return {
    label: catalogue.say(key),
    about: catalogue.say(`${key}.about`),
    allowed: allowedText(catalogue, game, name, spec),
  };
}

/** What an option is set to, in words. */
export function optionValueText(
  catalogue: Catalogue,
  game: AnyGame,
  name: string,
  value: OptionValue,
): string {
  const spec = specOf(game, name);
  switch (spec.kind) {
    case 'number':
      return catalogue.number(Number(value));
    case 'flag':
      return catalogue.say(value === true ? 'flag-on' : 'flag-off');
    case 'choice':
      return catalogue.say(`option-${game.id}-${name}.value-${value}`);
    case 'text':
      return textValue(catalogue, game, name, String(value));
    default:
      return never(spec);
  }
}

/** A text option at its default is a word of ours and has a translation; any other is the players' own. */
function textValue(catalogue: Catalogue, game: AnyGame, name: string, value: string): string {
  const key = `option-${game.id}-${name}.value-${value}`;
  return value === specOf(game, name).default && catalogue.has(key) ? catalogue.say(key) : value;
}
