import { type AnyGame, nearestPreset, type OptionValue, type Preset } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';
import { optionTexts, optionValueText } from './texts.ts';

export interface PresetTexts {
  readonly name: string;
  /** A short description of how the rules differ from the standard. */
  readonly about: string;
  readonly source: string;
}

export function presetTexts(catalogue: Catalogue, game: AnyGame, { id }: Preset): PresetTexts {
  const key = `preset-${game.id}-${id}`;
  return {
    name: catalogue.lookup(key),
    about: catalogue.lookup(`${key}.about`),
    source: catalogue.lookup(`${key}.source`),
  };
}

type Options = Readonly<Record<string, OptionValue>>;

/** Returns the preset's name unless it is the standard one, and the options that differ, except those in `told`. */
function ownParts(
  catalogue: Catalogue,
  game: AnyGame,
  options: Options,
  told: readonly string[],
): readonly string[] {
  const { preset, differing } = nearestPreset(game, options);
  const isStandard = preset === null || preset === game.presets?.[0];
  const own = differing
    .filter((name) => !told.includes(name))
    .map((name) => {
      const value = options[name] ?? game.options[name]?.default ?? '';
      return `${optionTexts(catalogue, game, name).label}: ${optionValueText(catalogue, game, name, value)}`;
    });
  return isStandard ? own : [presetTexts(catalogue, game, preset).name, ...own];
}

/**
 * Describes the rules of a match; null for the standard rules.
 * @param told the options that another text already describes
 */
export function ownRules(
  catalogue: Catalogue,
  game: AnyGame,
  options: Options,
  told: readonly string[] = [],
): string | null {
  const parts = ownParts(catalogue, game, options, told);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the preset and the options that differ from it. */
export function rulesParts(catalogue: Catalogue, game: AnyGame, options: Options): readonly string[] {
  const parts = ownParts(catalogue, game, options, []);
  return parts.length === 0 ? [catalogue.say('rules-standard')] : parts;
}
