import { type AnyGame, never, type OptionSpec, type OptionValue } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';

export interface GameTexts {
  readonly name: string;
  /** One line of text. */
  readonly about: string;
  readonly players: string;
  /** The approximate duration of a match. */
  readonly time: string;
}

export function gameTexts(catalogue: Catalogue, game: Pick<AnyGame, 'id' | 'seats'>): GameTexts {
  const key = `game-${game.id}`;
  return {
    name: catalogue.lookup(key),
    about: catalogue.lookup(`${key}.about`),
    players: catalogue.say('game-players', game.seats),
    time: catalogue.lookup(`${key}.time`),
  };
}

export interface OptionTexts {
  readonly label: string;
  readonly about: string;
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

export function optionTexts(catalogue: Catalogue, game: AnyGame, name: string): OptionTexts {
  const spec = specOf(game, name);
  const key = `option-${game.id}-${name}`;
  return {
    label: catalogue.lookup(key),
    about: catalogue.lookup(`${key}.about`),
    allowed: allowedText(catalogue, game, name, spec),
  };
}

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
      return catalogue.lookup(`option-${game.id}-${name}.value-${value}`);
    case 'text':
      return textValue(catalogue, game, name, String(value));
    default:
      return never(spec);
  }
}

/** Only the default of a text option is translated. Players write all other values themselves. */
function textValue(catalogue: Catalogue, game: AnyGame, name: string, value: string): string {
  const key = `option-${game.id}-${name}.value-${value}`;
  return value === specOf(game, name).default && catalogue.has(key) ? catalogue.lookup(key) : value;
}

/**
 * Describes how lucky a roll was, by the shares of rolls that are worse and better. Empty if all rolls are equally
 * good.
 */
export function rankText(
  catalogue: Catalogue,
  { worse, better }: Readonly<Record<'worse' | 'better', number>>,
): string {
  const share = Math.max(worse, better);
  if (share === 0) return '';
  const side = better === 0 ? 'best' : worse === 0 ? 'worst' : worse >= better ? 'lucky' : 'unlucky';
  const digits = { style: 'percent', maximumFractionDigits: share < 0.99 ? 0 : 1 } as const;
  // A roll cannot be better than all rolls including itself, so 100 % is never shown.
  const shown = catalogue.number(Math.min(share, 0.999), digits);
  return catalogue.say('review-rank', { side, share: shown });
}
