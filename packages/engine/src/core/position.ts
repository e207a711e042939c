import { type Face, faces } from './face.ts';
import {
  type OptionConflict,
  type OptionSpecs,
  type OptionsOf,
  type OptionValue,
  optionsSchema,
  withDefaults,
  withoutDefaults,
} from './options.ts';
import { err, ok, type Result } from './result.ts';
import { read as readSchema } from './schema.ts';

export const positionCodes = [
  'unknown-game',
  'missing-field',
  'extra-field',
  'bad-option',
  'bad-field',
  'impossible',
  'not-canonical',
] as const;
export type PositionCode = (typeof positionCodes)[number];

/** Why a position is refused: the wrong field, its text as given, and what is allowed there. */
export interface PositionProblem {
  readonly code: PositionCode;
  /** The name of the field in the documentation of positions. */
  readonly field: string;
  readonly given: string;
  readonly allowed: string;
}

/** Thrown by a `FieldReader` and caught by `readPosition`: reading stops at the first wrong field. */
class PositionError extends Error {
  readonly problem: PositionProblem;
  constructor(problem: PositionProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

type SeatRange = { readonly min: number; readonly max: number };

/** Reads the fields of a position from left to right. Every method refuses a field of the wrong form. */
export class FieldReader {
  private at = 0;
  private readonly fields: readonly string[];
  private readonly seats: SeatRange;

  constructor(fields: readonly string[], seats: SeatRange) {
    this.fields = fields;
    this.seats = seats;
  }

  refuse(code: PositionCode, field: string, given: string, allowed: string): never {
    throw new PositionError({ code, field, given, allowed });
  }

  text(field: string, allowed: string): string {
    const given = this.fields[this.at];
    if (given === undefined || given === '') this.refuse('missing-field', field, '', allowed);
    this.at += 1;
    return given;
  }

  /** A whole number from `min` to `max`, in canonical notation. */
  asNumber(field: string, given: string, min: number, max: number): number {
    const value = /^-?\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= min && value <= max)) {
      this.refuse('bad-field', field, given, `a whole number from ${min} to ${max}`);
    }
    return value;
  }

  number(field: string, min: number, max: number): number {
    return this.asNumber(field, this.text(field, `a whole number from ${min} to ${max}`), min, max);
  }

  numbers(field: string, min: number, max: number): number[] {
    const given = this.text(field, 'numbers separated by commas');
    return given.split(',').map((one) => this.asNumber(field, one, min, max));
  }

  perSeat(field: string, min: number, max: number): number[] {
    const values = this.numbers(field, min, max);
    const { min: fewest, max: most } = this.seats;
    this.check(
      values.length >= fewest && values.length <= most,
      field,
      values,
      `${fewest} to ${most} scores`,
    );
    return values;
  }

  choice<Word extends string>(field: string, words: readonly Word[]): Word {
    const given = this.text(field, words.join(', '));
    return words.find((word) => word === given) ?? this.refuse('bad-field', field, given, words.join(', '));
  }

  /** Reads one of several words, and the fields that follow it. */
  variant<Value>(field: string, readers: Readonly<Record<string, () => Value>>): Value {
    const word = this.choice(field, Object.keys(readers));
    return readers[word]?.() ?? this.refuse('bad-field', field, word, word);
  }

  /** Faces as digits; `-` for none. */
  asDice(field: string, given: string, min: number, max: number): Face[] {
    const dice = given === '-' ? [] : [...given].map((digit) => faces.find((face) => String(face) === digit));
    const known = dice.filter((face) => face !== undefined);
    if (known.length !== dice.length || known.length < min || known.length > max) {
      this.refuse('bad-field', field, given, `${min} to ${max} digits from 1 to 6, or - for none`);
    }
    return known;
  }

  dice(field: string, min: number, max: number): Face[] {
    return this.asDice(field, this.text(field, 'digits from 1 to 6, or - for none'), min, max);
  }

  /** One character per seat: 1 for true, 0 for false. */
  flags(field: string, count: number): boolean[] {
    const given = this.text(field, `${count} digits, 0 or 1`);
    if (given.length !== count || !/^[01]+$/.test(given)) {
      this.refuse('bad-field', field, given, `${count} digits, 0 or 1`);
    }
    return [...given].map((digit) => digit === '1');
  }

  /** The options that differ from their defaults: `name=value,name=value`, or `-`. Values are percent-encoded. */
  options<Specs extends OptionSpecs>(
    specs: Specs,
    conflict?: (options: OptionsOf<Specs>) => OptionConflict | null,
  ): OptionsOf<Specs> {
    const allowed = `- or name=value pairs of ${Object.keys(specs).join(', ')}`;
    const given = this.text('options', allowed);
    const parts = given === '-' ? [] : given.split(',').map((part) => part.split('='));
    const entries = parts.map(
      ([name = '', value = '']) => [name, this.optionValue(specs, name, value)] as const,
    );
    const read = readSchema(optionsSchema(specs), Object.fromEntries(entries));
    if (!read.ok) this.refuse('bad-option', 'options', given, allowed);
    const options = withDefaults(specs, read.value);
    const found = conflict?.(options) ?? null;
    if (found !== null) {
      const { option, other } = found;
      this.refuse('bad-option', 'options', given, `another ${option} or another ${other}`);
    }
    return options;
  }

  private optionValue(specs: OptionSpecs, name: string, value: string): OptionValue {
    const spec = specs[name];
    switch (spec?.kind) {
      case undefined:
        return this.refuse('bad-option', 'options', name, Object.keys(specs).join(', '));
      case 'number':
        return /^-?\d{1,9}$/.test(value)
          ? Number(value)
          : this.refuse('bad-option', 'options', value, 'a number');
      case 'flag':
        return (
          value === 'true' ||
          (value === 'false' ? false : this.refuse('bad-option', 'options', value, 'true or false'))
        );
      default:
        try {
          return decodeURIComponent(value);
        } catch {
          return this.refuse('bad-option', 'options', value, 'percent-encoded text');
        }
    }
  }

  /** Refuses a position whose fields are well formed but contradict each other. */
  check(isPossible: boolean, field: string, given: unknown, allowed: string): asserts isPossible {
    if (!isPossible) this.refuse('impossible', field, String(given), allowed);
  }

  end(): void {
    const given = this.fields[this.at];
    if (given !== undefined) this.refuse('extra-field', 'end', given, 'nothing after the last field');
  }
}

/** The options that differ from their defaults, as `FieldReader.options` reads them. */
export function formatOptions(specs: OptionSpecs, options: Readonly<Record<string, OptionValue>>): string {
  const given = Object.entries(withoutDefaults(specs, options));
  if (given.length === 0) return '-';
  const order = Object.keys(specs);
  return given
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(',');
}

/** Reads options as `formatOptions` writes them. */
export function parseOptions<Specs extends OptionSpecs>(
  specs: Specs,
  text: string,
): Result<OptionsOf<Specs>, PositionProblem> {
  return catchPositionError(() => new FieldReader([text], { min: 0, max: 0 }).options(specs));
}

/** Returns the result of `read`, or why the first wrong field is refused. */
function catchPositionError<Read>(read: () => Read): Result<Read, PositionProblem> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof PositionError) return err(error.problem);
    throw error;
  }
}

export const formatDice = (dice: readonly Face[]): string => (dice.length === 0 ? '-' : dice.join(''));
export const formatFlags = (flags: readonly boolean[]): string =>
  flags.map((flag) => (flag ? '1' : '0')).join('');

/** The notation of a game's positions: its id, its options, then its own fields, separated by single spaces. */
export interface PositionForm<Specs extends OptionSpecs, State> {
  readonly id: string;
  readonly seats: SeatRange;
  readonly options: Specs;
  conflict?(options: OptionsOf<Specs>): OptionConflict | null;
  formatFields(state: State): readonly (string | number)[];
  readFields(fields: FieldReader, options: OptionsOf<Specs>): State;
}

type WithOptions<Specs extends OptionSpecs> = { readonly options: OptionsOf<Specs> };

export const writePosition = <Specs extends OptionSpecs, State extends WithOptions<Specs>>(
  form: PositionForm<Specs, State>,
  state: State,
): string => [form.id, formatOptions(form.options, state.options), ...form.formatFields(state)].join(' ');

/** Reads a position of one game. It accepts only the text that the game would write, so that a position has one spelling. */
export function readPosition<Specs extends OptionSpecs, State extends WithOptions<Specs>>(
  form: PositionForm<Specs, State>,
  text: string,
): Result<State, PositionProblem> {
  const [given = '', ...fields] = text.split(' ');
  if (given !== form.id) return err({ code: 'unknown-game', field: 'game', given, allowed: form.id });
  const reader = new FieldReader(fields, form.seats);
  return catchPositionError(() => {
    const state = form.readFields(reader, reader.options(form.options, form.conflict));
    reader.end();
    const canonical = writePosition(form, state);
    if (canonical !== text) reader.refuse('not-canonical', 'position', text, canonical);
    return state;
  });
}
