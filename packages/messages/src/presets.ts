import {
  type AnyGame,
  nearestPreset,
  type OptionValue,
  type Preset,
  withoutDefaults,
} from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';
import { optionTexts, optionValueText } from './texts.ts';

export interface PresetTexts {
  readonly name: string;
  /** How the rules differ from the standard, in a few words. */
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

/** Describes the rules of a match in a few words, made from `rulesParts`; null for the standard rules. */
export function ownRules(catalogue: Catalogue, game: AnyGame, options: Options): string | null {
  const isStandard = Object.keys(withoutDefaults(game.options, options)).length === 0;
  return isStandard ? null : rulesParts(catalogue, game, options).join(', ');
}

/** Returns the parts of a short description of the rules: the preset, and the options that differ from it. */
export function rulesParts(catalogue: Catalogue, game: AnyGame, options: Options): readonly string[] {
  const { preset, differing } = nearestPreset(game, options);
  const isStandard = preset === null || preset === game.presets?.[0];
  const own = differing.map((name) => {
    const value = options[name] ?? game.options[name]?.default ?? '';
    return `${optionTexts(catalogue, game, name).label}: ${optionValueText(catalogue, game, name, value)}`;
  });
  if (isStandard) return own.length === 0 ? [catalogue.say('rules-standard')] : own;
  return [presetTexts(catalogue, game, preset).name, ...own];
}
