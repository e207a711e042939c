import {
  type AnyGame,
  type OptionSpec,
  type OptionValue,
  ok,
  type Refusal,
  type Result,
  readOptions,
  refused,
  type Told,
  told,
} from '@dicehall/engine';
import { meant } from '../suggest.ts';

/** Why options are refused: how they are written, or what the game says of them. */
export type OptionsRefused = { readonly told: Told } | { readonly refusal: Refusal };

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  false: false,
  off: false,
  no: false,
};

/** An option's value as it was typed; what does not fit is left to the game to refuse by name and range. */
function typedValue(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (spec.kind === 'flag') return truths[text.toLowerCase()] ?? text;
  return text;
}

/** Reads house rules written as `name=value`, the game's own ranges checked; the rest are at their defaults. */
export function readOptionArguments(
  game: AnyGame,
  given: readonly string[],
): Result<Readonly<Record<string, OptionValue>>, OptionsRefused> {
  const values: Record<string, OptionValue> = Object.create(null);
  for (const argument of given) {
    const [, name, text] = /^([^=]+)=(.*)$/su.exec(argument) ?? [];
    if (name === undefined || text === undefined)
      return refused({ told: told('cli-option-form', { given: argument }) });
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined) {
      const allowed = Object.keys(game.options);
      return refused({
        told: told('cli-no-such-option', {
          given: name,
          ...meant(name, allowed),
          allowed: allowed.join(', '),
        }),
      });
    }
    values[name] = typedValue(spec, text);
  }
  const options = readOptions(game, { ...values });
  return options.ok ? ok(options.value) : refused({ refusal: options.error });
}
