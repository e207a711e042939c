import {
  type AnyGame,
  err,
  type Message,
  message,
  type OptionSpec,
  type OptionValue,
  ok,
  type Refusal,
  type Result,
  readOptions,
} from '@dicehall/engine';
import { unknownWord } from '../suggest.ts';

export type OptionsProblem =
  | { readonly message: Message }
  | { readonly refusal: Refusal; readonly given: string };

const flagWords: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  false: false,
  off: false,
  no: false,
};

/** An option's value as typed; the game refuses what does not fit, by name and range. */
function typedValue(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (spec.kind === 'flag') return flagWords[text.toLowerCase()] ?? text;
  return text;
}

/** Reads options written as `name=value` and checks them against the game; options not given get their defaults. */
export function readOptionArguments(
  game: AnyGame,
  given: readonly string[],
): Result<Readonly<Record<string, OptionValue>>, OptionsProblem> {
  const values: Record<string, OptionValue> = Object.create(null);
  for (const argument of given) {
    const [, name, text] = /^([^=]+)=(.*)$/su.exec(argument) ?? [];
    if (name === undefined || text === undefined)
      return err({ message: message('cli-option-form', { given: argument }) });
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined)
      return err({ message: unknownWord('cli-no-such-option', name, Object.keys(game.options)) });
    values[name] = typedValue(spec, text);
  }
  const options = readOptions(game, { ...values });
  if (options.ok) return ok(options.value);
  const refused = Object.keys(values).find((name) => !readOptions(game, { [name]: values[name] }).ok);
  return err({
    refusal: options.error,
    given: refused === undefined ? given.join(' ') : `${refused}=${values[refused]}`,
  });
}
