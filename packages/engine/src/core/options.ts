import { type Message, message } from './message.ts';
import { flag, numberBetween, oneOf, optional, type Schema, strictObjectOf, textOf } from './schema.ts';

/** One house rule: its default and its allowed values. Its texts are in the message catalogue. */
export type OptionSpec =
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] }
  | { readonly kind: 'text'; readonly default: string; readonly min: number; readonly max: number };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

export type OptionValue = number | boolean | string;

type ValueOf<Spec extends OptionSpec> = Spec extends { kind: 'number' }
  ? number
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string;

/** Two options with values that exclude each other. `option` is the one to change. */
export interface OptionConflict {
  readonly option: string;
  readonly other: string;
}

/** A named set of house rules: the options that differ from the defaults. Its texts are `preset-<game>-<id>`. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Partial<Record<string, OptionValue>>>;
}

/** A game's options with a value for each. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

export function optionSchema(spec: OptionSpec): Schema<OptionValue> {
  switch (spec.kind) {
    case 'number':
      return numberBetween(spec.min, spec.max, spec.step);
    case 'flag':
      return flag;
    case 'choice':
      return oneOf(spec.values);
    case 'text':
      return textOf(spec.min, spec.max);
  }
}

/** Describes the allowed values of an option. */
export function allowedBy(spec: OptionSpec): Message | string {
  switch (spec.kind) {
    case 'number':
      return message('allowed-number', { min: spec.min, max: spec.max, step: spec.step });
    case 'flag':
      return 'true, false';
    case 'choice':
      return spec.values.join(', ');
    case 'text':
      return message('allowed-text', { min: spec.min, max: spec.max });
  }
}

/** Returns a schema that requires every option, as views contain them. */
export const allOptionsSchema = <Specs extends OptionSpecs>(specs: Specs): Schema<OptionsOf<Specs>> =>
  strictObjectOf(
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, optionSchema(spec)])),
  ) as Schema<OptionsOf<Specs>>;

/** Returns the preset that differs from the given options in the fewest values; null in a game without presets. */
export function nearestPreset(
  { options: specs, presets = [] }: { readonly options: OptionSpecs; readonly presets?: readonly Preset[] },
  options: Readonly<Record<string, OptionValue>>,
): { readonly preset: Preset | null; readonly differing: readonly string[] } {
  const differingFrom = (given: Preset['options']): string[] =>
    Object.keys(specs).filter((name) => (given[name] ?? specs[name]?.default) !== options[name]);
  let nearest = { preset: presets[0] ?? null, differing: differingFrom({}) };
  for (const preset of presets) {
    const differing = differingFrom(preset.options);
    if (differing.length < nearest.differing.length) nearest = { preset, differing };
  }
  return nearest;
}

type OptionsSchema = Schema<Partial<Record<string, OptionValue>>>;

/** Caches schemas, because building one takes longer than replaying a short match. */
const schemas = new WeakMap<OptionSpecs, OptionsSchema>();

const fieldsOf = (specs: OptionSpecs) =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, optional(orUndefined(optionSchema(spec)))]),
  );

const orUndefined =
  <Value>(schema: Schema<Value>): Schema<Value | undefined> =>
  (raw) =>
    raw === undefined ? undefined : schema(raw);

/** Returns a schema in which each option may be missing. It refuses unknown options. */
export function optionsSchema(specs: OptionSpecs): OptionsSchema {
  const schema = schemas.get(specs) ?? strictObjectOf(fieldsOf(specs));
  schemas.set(specs, schema);
  return schema;
}

/**
 * Fills in the defaults.
 * @param given options that have passed the game's `optionsSchema`
 */
export function withDefaults<Specs extends OptionSpecs>(
  specs: Specs,
  given: Partial<Record<string, OptionValue>>,
): OptionsOf<Specs> {
  const filled: Record<string, OptionValue> = {};
  for (const name in specs) filled[name] = given[name] ?? (specs[name] as OptionSpec).default;
  return filled as OptionsOf<Specs>;
}

/** Returns only the options that differ from their defaults, as a record stores them. */
export function withoutDefaults(
  specs: OptionSpecs,
  options: Readonly<Record<string, OptionValue>>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => specs[name]?.default !== value),
  );
}
