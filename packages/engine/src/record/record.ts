import {
  type AnyGame,
  anySchema,
  type Entry,
  err,
  Fault,
  listOf,
  type OptionValue,
  objectOf,
  ok,
  optional,
  optionsSchema,
  type Problem,
  type Result,
  read,
  textOf,
  withDefaults,
  withoutDefaults,
  wrongType,
} from '../core/index.ts';
import { findGame, games } from '../games/index.ts';
import { malformedInput, type Refusal } from './refusal.ts';

export const recordFormat = 'dicehall/1';

/** The fixed part of a match: the game, its options and the players. */
export interface Setup {
  readonly game: AnyGame;
  /** Every option of the game, including those with their default value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly names: readonly string[];
}

const nameSchema = textOf(1, 40);
const seatsSchema = listOf(objectOf({ name: nameSchema }));
/** The schema of a record except its log, whose entries are read one by one later. */
const headerSchema = objectOf({
  format: anySchema,
  game: anySchema,
  options: optional(anySchema),
  seats: anySchema,
});

/** A record whose log has not been read yet. */
export interface ReadRecord {
  readonly setup: Setup;
  readonly log: readonly unknown[];
}

const prefixPath = (prefix: string, problem: Problem): Problem => ({
  ...problem,
  path:
    problem.path === '' || problem.path.startsWith('[')
      ? `${prefix}${problem.path}`
      : `${prefix}.${problem.path}`,
});

function readGame(raw: unknown): Result<AnyGame, Refusal> {
  if (typeof raw !== 'string') {
    const fault = raw === undefined ? new Fault('missing') : wrongType('string');
    return err(malformedInput('unknown-game', fault.at('game').problem));
  }
  const game = findGame(raw);
  if (game !== undefined) return ok(game);
  const allowed = games.map((known) => known.id).join(', ');
  return err({ code: 'unknown-game', values: { given: raw.slice(0, 40), allowed } });
}

export function readOptions(game: AnyGame, raw: unknown = {}): Result<Setup['options'], Refusal> {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    const unknown = Object.keys(raw).find((name) => !Object.hasOwn(game.options, name));
    if (unknown !== undefined) {
      const allowed = Object.keys(game.options).join(', ');
      return err({ code: 'unknown-option', values: { option: unknown, game: game.id, allowed } });
    }
  }
  const given = read(optionsSchema(game.options), raw);
  if (!given.ok) return err(malformedInput('bad-option', prefixPath('options', given.error)));
  const options = withDefaults(game.options, given.value);
  const conflict = game.conflict?.(options) ?? null;
  if (conflict === null) return ok(options);
  const { option, other } = conflict;
  const values = { value: String(options[option]), other, otherValue: String(options[other]) };
  return err(malformedInput('bad-option', { kind: 'conflict', path: `options.${option}`, values }));
}

function readSeats(game: AnyGame, raw: unknown): Result<readonly string[], Refusal> {
  const seats = read(seatsSchema, raw);
  if (!seats.ok) return err(malformedInput('bad-seats', prefixPath('seats', seats.error)));
  const { min, max } = game.seats;
  if (seats.value.length < min || seats.value.length > max) {
    const values = { min, max, given: seats.value.length };
    return err(malformedInput('bad-seats', { kind: 'list-length', path: 'seats', values }));
  }
  return ok(seats.value.map((seat) => seat.name));
}

export function readRecord(raw: unknown): Result<ReadRecord, Refusal> {
  const header = read(headerSchema, raw);
  if (!header.ok) return err(malformedInput('bad-record', header.error));
  const { log } = raw as { readonly log?: unknown };
  if (!Array.isArray(log)) {
    const fault = Object.hasOwn(raw as object, 'log') ? wrongType('array') : new Fault('missing');
    return err(malformedInput('bad-record', fault.at('log').problem));
  }
  const { format } = header.value;
  if (format !== recordFormat) return err({ code: 'unknown-format', values: { allowed: recordFormat } });
  const setup = readSetup(header.value);
  return setup.ok ? ok({ setup: setup.value, log }) : setup;
}

export function readSetup(raw: {
  readonly game?: unknown;
  readonly options?: unknown;
  readonly seats?: unknown;
}): Result<Setup, Refusal> {
  const game = readGame(raw.game);
  if (!game.ok) return game;
  const options = readOptions(game.value, raw.options);
  if (!options.ok) return options;
  const names = readSeats(game.value, raw.seats);
  if (!names.ok) return names;
  return ok({ game: game.value, options: options.value, names: names.value });
}

export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string }[];
  readonly log: readonly Entry[];
}

/** Makes a record. It contains only the options that differ from their defaults. */
export const makeRecord = (setup: Setup, log: readonly Entry[]): MatchRecord => ({
  format: recordFormat,
  game: setup.game.id,
  options: withoutDefaults(setup.game.options, setup.options),
  seats: setup.names.map((name) => ({ name })),
  log,
});
