import {
  type AnyGame,
  err,
  type Face,
  findGame,
  games,
  type Message,
  message,
  type OptionSpec,
  type OptionValue,
  ok,
  type Result,
  readOptions,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Strength, strengths } from '@dicehall/strategy';
import { misspelled, unknownWord } from './suggest.ts';
import type { Player } from './table/session.ts';

export function readGame(given: string): Result<AnyGame, Message> {
  const wanted = given.toLowerCase().replace(/[\s_]+/g, '-');
  const game = findGame(wanted);
  if (game !== undefined) return ok(game);
  const ids = games.map(({ id }) => id);
  return err(unknownWord('cli-no-such-game', given, ids, wanted));
}

/** Reads the whole number that follows an option such as `--count`. */
export function readNumber(
  option: string,
  given: string,
  least: number,
  most: number,
): Result<number, Message> {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least && number <= most
    ? ok(number)
    : err(message('cli-bad-number', { option, given, least, most }));
}

export interface SeatedPlayers {
  readonly names: readonly string[];
  readonly players: readonly Player[];
}

/** Reads the strength of a bot from `steady` or `bot:steady`. */
const strengthOf = (word: string): Strength | undefined =>
  strengths.find((strength) => strength === word.toLowerCase().replace(/^bot:/, ''));

/** Returns the name of a bot. Bots of the same strength are numbered. */
function botName(messages: Catalogue, strength: string, taken: readonly string[]): string {
  const name = messages.lookup(`cli-bot-${strength}`);
  let number = 2;
  let numbered = name;
  while (taken.includes(numbered)) numbered = `${name} ${number++}`;
  return numbered;
}

const sameName = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

/**
 * Reads a list of players. With the prefix `person:`, a person can have a name that looks like the strength of a bot.
 */
export function readPlayers(given: string, messages: Catalogue): Result<SeatedPlayers, Message> {
  const parts = given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names: string[] = [];
  const players: Player[] = [];
  for (const part of parts) {
    const strength = strengthOf(part);
    if (strength === undefined && /^bot:/i.test(part)) {
      return err(unknownWord('cli-no-such-strength', part, strengths, part.slice('bot:'.length)));
    }
    const near = misspelled(part, strengths);
    if (near !== undefined) return err(message('cli-almost-strength', { given: part, near }));
    const name = strength === undefined ? part.replace(/^person:/i, '') : botName(messages, strength, names);
    if (names.some((other) => sameName(other, name))) return err(message('cli-name-twice', { given: name }));
    names.push(name);
    players.push(strength === undefined ? { kind: 'person' } : { kind: 'bot', strength });
  }
  return ok({ names, players });
}

export function readStrengths(given: string): Result<readonly Strength[], Message> {
  const found: Strength[] = [];
  for (const part of given.split(',').map((one) => one.trim())) {
    const strength = strengthOf(part);
    if (strength === undefined) return err(unknownWord('cli-no-such-strength', part, strengths));
    found.push(strength);
  }
  return ok(found);
}

export function seatCount(game: AnyGame, given: number, messages: Catalogue): Result<number, string> {
  const { min, max } = game.seats;
  const name = messages.lookup(`game-${game.id}`);
  return given >= min && given <= max
    ? ok(given)
    : err(messages.say('cli-seat-count', { game: name, min, max, given }));
}

type Options = Readonly<Record<string, OptionValue>>;

const flagWords: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  yes: true,
  false: false,
  off: false,
  no: false,
};

/** Parses the value of an option. The game checks its range, and names the option if it refuses the value. */
function typedValue(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (spec.kind === 'flag') return flagWords[text.toLowerCase()] ?? text;
  return text;
}

/** Reads names of presets, followed by options of the form `name=value`. Missing options get their defaults. */
export function readOptionArguments(
  messages: Catalogue,
  game: AnyGame,
  given: readonly string[],
): Result<Options, string> {
  const values: Record<string, OptionValue> = Object.create(null);
  for (const argument of given.filter((one) => !one.includes('='))) {
    const ids = (game.presets ?? []).map(({ id }) => id);
    const preset = game.presets?.find(({ id }) => id === argument.toLowerCase());
    if (ids.length === 0) return err(messages.say('cli-option-form', { given: argument }));
    if (preset === undefined) return err(messages.text(unknownWord('cli-no-such-preset', argument, ids)));
    Object.assign(values, preset.options);
  }
  for (const argument of given) {
    const [, name, text] = /^([^=]+)=(.*)$/su.exec(argument) ?? [];
    if (name === undefined || text === undefined) continue;
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (spec === undefined)
      return err(messages.text(unknownWord('cli-no-such-option', name, Object.keys(game.options))));
    values[name] = typedValue(spec, text);
  }
  const options = readOptions(game, { ...values });
  if (options.ok) return ok(options.value);
  const refused = Object.keys(values).find((name) => !readOptions(game, { [name]: values[name] }).ok);
  const quoted = refused === undefined ? given.join(' ') : `${refused}=${values[refused]}`;
  return err(`${quoted}: ${messages.explain(options.error)}`);
}

export function readGameOptions(
  messages: Catalogue,
  name: string,
  given: readonly string[],
): Result<{ readonly game: AnyGame; readonly options: Options }, string> {
  const game = readGame(name);
  if (!game.ok) return err(messages.text(game.error));
  const options = readOptionArguments(messages, game.value, given);
  return options.ok ? ok({ game: game.value, options: options.value }) : options;
}

/** Reads dice typed as `5 1 3`, `5,1,3`, `513`, or any mixture of these. */
export function readFaces(
  texts: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): Result<Face[], Message> {
  const letters = texts.join(' ').replace(/[\s,;]+/g, '');
  const unknown = [...letters].find((letter) => !/^[1-6]$/.test(letter));
  if (unknown !== undefined) return err(message('cli-not-a-face', { given: unknown }));
  const faces = [...letters].map((letter) => Number(letter) as Face);
  if (faces.length >= min && faces.length <= max) return ok(faces);
  const kind = min === max ? 'exact' : 'range';
  return err(message('cli-dice-count', { given: faces.length, kind, min, max }));
}
