import type { Face } from './face.ts';
import { type Message, message } from './message.ts';
import type { MessageKey } from './message-keys.generated.ts';
import {
  allowedBy,
  type OptionConflict,
  type OptionSpec,
  type OptionSpecs,
  type OptionsOf,
  type OptionValue,
  optionSchema,
  withDefaults,
  withoutDefaults,
} from './options.ts';
import { isRising } from './positions.ts';
import { err, ok, type Result } from './result.ts';
import { read as readSchema } from './schema.ts';
import type { Seat } from './seat.ts';
import type { ThrowOff } from './throw-off.ts';

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

/**
 * The name of a field in the documentation of positions. Errors that concern no single field use `game`, `end` or
 * `position`.
 */
export type FieldName = NameIn<MessageKey>;
type NameIn<Key> = Key extends `position-field-${infer Name}` ? Name : never;

/** Why a position is refused: the wrong field, its text as given, and what is allowed there. */
export interface PositionProblem {
  readonly code: PositionCode;
  readonly field: FieldName;
  readonly given: string;
  /**
   * What is allowed. A string is literal notation: with the code `not-canonical`, it is the canonical text of the whole
   * position.
   */
  readonly allowed: Message | string;
}

export const positionMessage = ({ field, allowed, ...values }: PositionProblem): Message =>
  message('explore-position', {
    ...values,
    field: { list: [message(`position-field-${field}`)] },
    allowed: typeof allowed === 'string' ? allowed : { list: [allowed] },
  });

type Allowed = PositionProblem['allowed'];

export const numberFrom = (min: number, max: number, step = 1): Message =>
  message('allowed-number', { min, max, step });
export const atLeast = (min: number): Message => message('allowed-least', { min });
export const zeroOrAtLeast = (min: number): Message => message('allowed-zero-or-least', { min });
export const countText = (min: number, max: number): number | string => (min === max ? min : `${min}–${max}`);
const digits = (min: number, max: number, first: number, last: number): Message =>
  message('allowed-digits', { count: countText(min, max), first, last });

/** Ends the reading of a position at its first wrong field. */
class PositionError extends Error {
  readonly problem: PositionProblem;
  constructor(problem: PositionProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

type SeatRange = { readonly min: number; readonly max: number };

/** Reads the fields of a position from left to right. Every method throws if the field has the wrong form. */
export class FieldReader {
  private at = 0;
  private readonly fields: readonly string[];
  private readonly seats: SeatRange;

  constructor(fields: readonly string[], seats: SeatRange) {
    this.fields = fields;
    this.seats = seats;
  }

  refuse(field: FieldName, given: string, allowed: Allowed, code: PositionCode = 'bad-field'): never {
    throw new PositionError({ code, field, given, allowed });
  }

  text(field: FieldName): string {
    const given = this.fields[this.at];
    if (given === undefined || given === '') this.refuse(field, '', '', 'missing-field');
    this.at += 1;
    return given;
  }

  /** Reads a whole number from `min` to `max` in canonical notation. */
  asNumber(field: FieldName, given: string, min: number, max: number): number {
    const value = /^-?\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : this.refuse(field, given, numberFrom(min, max));
  }

  number(field: FieldName, min: number, max: number): number {
    return this.asNumber(field, this.text(field), min, max);
  }

  numbers(field: FieldName, min: number, max: number): number[] {
    return this.list(field, ',').map((one) => this.asNumber(field, one, min, max));
  }

  perSeat(field: FieldName, min: number, max: number): number[] {
    const values = this.numbers(field, min, max);
    this.count(field, values, this.seats.min, this.seats.max);
    return values;
  }

  /** Splits a non-empty list into its parts. If `count` is given, the list must have exactly that many parts. */
  list(field: FieldName, separator: string, count?: number): string[] {
    const parts = this.text(field).split(separator);
    if (count !== undefined) this.count(field, parts, count, count);
    return parts;
  }

  private count(field: FieldName, { length }: readonly unknown[], min: number, max: number): void {
    if (length < min || length > max)
      this.refuse(
        field,
        this.fields[this.at - 1] ?? '',
        message('allowed-count', { count: countText(min, max) }),
      );
  }

  seatOrNone(field: FieldName, seats: number): Seat | null {
    const given = this.text(field);
    return given === '-' ? null : this.asNumber(field, given, 0, seats - 1);
  }

  asChoice<Value extends string | number>(field: FieldName, given: string, values: readonly Value[]): Value {
    return values.find((value) => String(value) === given) ?? this.refuse(field, given, values.join(', '));
  }

  choice<Value extends string | number>(field: FieldName, values: readonly Value[]): Value {
    return this.asChoice(field, this.text(field), values);
  }

  /** Reads a keyword and the fields that follow it. */
  variant<Value>(field: FieldName, readers: Readonly<Record<string, () => Value>>): Value {
    const word = this.choice(field, Object.keys(readers));
    return readers[word]?.() ?? this.refuse(field, word, word);
  }

  /** Reads faces written as digits; `-` stands for no dice. */
  asDice(field: FieldName, given: string, min: number, max: number): Face[] {
    const dice = given === '-' ? '' : given;
    const fits = /^[1-6]*$/.test(dice) && dice.length >= min && dice.length <= max;
    return fits ? ([...dice].map(Number) as Face[]) : this.refuse(field, given, digits(min, max, 1, 6));
  }

  dice(field: FieldName, min: number, max: number): Face[] {
    return this.asDice(field, this.text(field), min, max);
  }

  /** Reads one digit from 0 to `most` for each seat or die. */
  digits(field: FieldName, count: number, most: number): number[] {
    const given = this.text(field);
    const values = [...given].map(Number);
    const fits = given.length === count && values.every((value) => value <= most);
    return fits ? values : this.refuse(field, given, digits(count, count, 0, most));
  }

  /** Reads one flag per seat: 1 for true, 0 for false. */
  flags(field: FieldName, count: number): boolean[] {
    return this.digits(field, count, 1).map((digit) => digit === 1);
  }

  /**
   * Reads the options that differ from their defaults: `name=value,name=value`, or `-` for none. Values are
   * percent-encoded.
   */
  options<Specs extends OptionSpecs>(
    specs: Specs,
    conflict?: (options: OptionsOf<Specs>) => OptionConflict | null,
  ): OptionsOf<Specs> {
    const given = this.text('options');
    const refuse = (part: string, allowed: Allowed) => this.refuse('options', part, allowed, 'bad-option');
    const parts = given === '-' ? [] : given.split(',');
    const entries = parts.map((part) => {
      const [name = '', value = ''] = part.split('=');
      const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
      if (spec === undefined) return refuse(name, Object.keys(specs).join(', '));
      const read = readSchema(optionSchema(spec), optionFrom(spec, value));
      return read.ok ? ([name, read.value] as const) : refuse(part, allowedBy(spec));
    });
    const options = withDefaults(specs, Object.fromEntries(entries));
    const found = conflict?.(options) ?? null;
    if (found === null) return options;
    const { option, other } = found;
    return refuse(`${option}=${options[option]}`, message('allowed-fitting', { field: other }));
  }

  /** Throws if well-formed fields describe an impossible position. */
  check(isPossible: boolean, field: FieldName, given: unknown, allowed: Allowed): asserts isPossible {
    if (!isPossible) this.refuse(field, String(given), allowed, 'impossible');
  }

  /** Throws if a field contradicts another field. */
  fits(isPossible: boolean, field: FieldName, given: unknown, other: FieldName): asserts isPossible {
    const named = message(`position-field-${other}`);
    this.check(isPossible, field, given, message('allowed-fitting', { field: { list: [named] } }));
  }

  end(): void {
    const given = this.fields[this.at];
    if (given !== undefined) this.refuse('end', given, '', 'extra-field');
  }
}

/** Parses the value of an option. Returns undefined if its notation is wrong. */
function optionFrom({ kind }: OptionSpec, value: string): unknown {
  try {
    return kind === 'number' || kind === 'flag' ? JSON.parse(value) : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Writes the options that differ from their defaults, in the notation that `FieldReader.options` reads. */
export function formatOptions(specs: OptionSpecs, options: Readonly<Record<string, OptionValue>>): string {
  const given = Object.entries(withoutDefaults(specs, options));
  if (given.length === 0) return '-';
  const order = Object.keys(specs);
  return given
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join(',');
}

export function parseOptions<Specs extends OptionSpecs>(
  specs: Specs,
  text: string,
): Result<OptionsOf<Specs>, PositionProblem> {
  return catchPositionError(() => new FieldReader([text], { min: 0, max: 0 }).options(specs));
}

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

/** Writes a throw-off as two fields: the seats that roll and their rolls so far. Examples: `0,2 61`, `0,1,3 -`. */
export const formatThrowOff = ({ seats, thrown }: ThrowOff): string =>
  `${seats.join(',')} ${thrown.length === 0 ? '-' : thrown.map(formatDice).join(',')}`;

/**
 * Reads the two fields of a throw-off.
 * @param among the seats that started the throw-off, in rising order
 * @param dice the number of dice that each seat rolls
 */
export function readThrowOff(fields: FieldReader, among: readonly Seat[], dice: number): ThrowOff {
  const seats = fields.numbers('seats', 0, Math.max(...among));
  const fits = seats.length > 1 && isRising(seats) && seats.every((seat) => among.includes(seat));
  fields.check(fits, 'seats', seats, among.join(','));
  const given = fields.text('thrown');
  const thrown = given === '-' ? [] : given.split(',').map((one) => fields.asDice('thrown', one, dice, dice));
  fields.fits(thrown.length < seats.length, 'thrown', given, 'seats');
  return { seats, thrown };
}

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

/**
 * Reads a position. It accepts only the text that `formatPosition` would write, so that each position has one notation.
 */
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
    if (canonical !== text) reader.refuse('position', text, canonical, 'not-canonical');
    return state;
  });
}
