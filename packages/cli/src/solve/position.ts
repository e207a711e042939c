import { readFile } from 'node:fs/promises';
import { text as wholeText } from 'node:stream/consumers';
import {
  type AnyGame,
  type DiceField,
  err,
  type FieldName,
  formatOptions,
  type Message,
  message,
  type NumberField,
  numberFrom,
  type OptionValue,
  ok,
  type PositionField,
  parsePosition,
  positionMessage,
  type Result,
  readRecordText,
  replayStates,
  type Seat,
  withDefaults,
} from '@dicehall/engine';
import { type Catalogue, positionNames } from '@dicehall/messages';
import { readFaces, readGameOptions, readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { fileProblem, recordRefusal } from '../records.ts';

export interface Position {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly state: unknown;
  readonly names?: readonly string[];
  readonly seat?: Seat;
}

/** Returns the names in a record, or names from the view of the player whose moves are shown. */
export const seatNames = (messages: Catalogue, position: Position): readonly string[] =>
  position.names ?? positionNames(messages, position.seats, seatOf(position) ?? null);

/** Returns the seat whose moves are shown: the given seat, otherwise the first seat that may choose. */
export function seatOf({ game, state, seat }: Position): Seat | undefined {
  if (seat !== undefined) return seat;
  const step = game.step(state);
  return step.kind === 'choose' ? step.seats[0] : undefined;
}

/** The flags that describe a position without a record or a log entry. */
export interface PositionFlags {
  readonly game?: string;
  readonly at?: string;
  readonly points?: string;
  readonly thrown?: string;
  readonly seats?: string;
  readonly entry?: string;
  readonly seat?: string;
  readonly option: readonly string[];
}

const optionsOf = (game: AnyGame, state: unknown): Position['options'] =>
  (state as { readonly options?: Readonly<Record<string, OptionValue>> }).options ??
  withDefaults(game.options, {});

export function positionOfLine({ messages }: Context, line: string): Result<Position, string> {
  const read = parsePosition(line);
  if (!read.ok) return err(messages.text(positionMessage(read.error)));
  const { game, state } = read.value;
  return ok({ game, options: optionsOf(game, state), seats: game.scores(state).length, state });
}

const fits = ({ min, max, step }: NumberField, word: string): boolean =>
  /^-?\d{1,5}$/.test(word) && Number(word) >= min && Number(word) <= max && Number(word) % step === 0;

const isScore = (field: PositionField): field is NumberField =>
  field.kind === 'number' && field.seat !== undefined;

type Fields = readonly PositionField[];

interface NumberFlag {
  readonly flag: string;
  readonly name: FieldName;
  readonly isSet: (field: NumberField) => boolean;
  readonly words: readonly string[];
}

/** Reads the flag `--at`: the score of each seat, then the round or turn after `@`. */
function scoresAndRound(at: string): NumberFlag[] {
  const [scores = '', ...round] = at.split('@');
  const isRound = ({ id }: NumberField) => id === 'round' || id === 'turn';
  return [
    { flag: '--at', name: 'scores', isSet: isScore, words: scores.split(',') },
    ...round.map((word): NumberFlag => ({ flag: '--at @', name: 'round', isSet: isRound, words: [word] })),
  ];
}

const refused = ({ messages }: Context, field: FieldName, given: string, allowed: Message | string) =>
  err(messages.text(positionMessage({ code: 'bad-field', field, given, allowed })));

function withNumbers(
  context: Context,
  { id: game }: AnyGame,
  fields: Fields,
  { flag, name, isSet, words }: NumberFlag,
): Result<Fields, string> {
  const wanted = fields.filter((field) => field.kind === 'number' && isSet(field)) as NumberField[];
  const [first] = wanted;
  if (first === undefined) return err(context.messages.say('explore-not-of-game', { flag, game }));
  const count = message('allowed-count', { count: wanted.length });
  if (words.length !== wanted.length) return refused(context, name, words.join(','), count);
  const wrong = words.find((word) => !fits(first, word));
  if (wrong !== undefined) return refused(context, name, wrong, numberFrom(first.min, first.max, first.step));
  const values = new Map<PositionField, number>(wanted.map((field, index) => [field, Number(words[index])]));
  return ok(
    fields.map((field) =>
      field.kind === 'number' ? { ...field, value: values.get(field) ?? field.value } : field,
    ),
  );
}

function withDice({ messages }: Context, fields: Fields, given: string | undefined): Result<Fields, string> {
  const rolled = fields.find((field): field is DiceField => field.kind === 'dice' && field.id === 'dice');
  if (rolled === undefined || (given === undefined && rolled.counts.includes(0))) return ok(fields);
  const counts = rolled.counts.filter((count) => count > 0);
  const dice = readFaces([given ?? ''], { min: Math.min(...counts), max: Math.max(...counts) });
  if (!dice.ok) return err(messages.text(dice.error));
  return ok(fields.map((field) => (field === rolled ? { ...rolled, dice: dice.value } : field)));
}

/** Builds the position that `--at`, `--points`, `--thrown` and `--seats` describe, using the game's position editor. */
export function editedPosition(
  context: Context,
  game: AnyGame,
  options: Position['options'],
  { at, points, thrown, seats: count = '2' }: PositionFlags,
): Result<Position, string> {
  const { messages } = context;
  const { editor } = game;
  if (editor === undefined) return err(messages.say('explore-use-position', { game: game.id }));
  const seats = readNumber('--seats', count, game.seats.min, game.seats.max);
  if (!seats.ok) return err(messages.text(seats.error));
  const start = game.start(options, seats.value);
  const numbers = [
    ...(at === undefined ? [] : scoresAndRound(at)),
    ...(points === undefined
      ? []
      : [
          {
            flag: '--points',
            name: 'points',
            isSet: ({ id }: NumberField) => id === 'points',
            words: [points],
          } as const,
        ]),
  ];
  const numbered = numbers.reduce<Result<Fields, string>>(
    (fields, flag) => (fields.ok ? withNumbers(context, game, fields.value, flag) : fields),
    ok(editor.fields(start)),
  );
  const set = numbered.ok ? withDice(context, numbered.value, thrown) : numbered;
  if (!set.ok) return set;
  const line = `${game.id} ${formatOptions(game.options, options)} ${editor.line(start, set.value)}`;
  const position = positionOfLine(context, line);
  const wanted = set.value.filter(isScore);
  // If all scores are equal, as in a first turn, the editor has no score fields.
  if (
    position.ok &&
    !wanted.every(({ seat = 0, value }) => game.scores(position.value.state)[seat] === value)
  )
    return refused(context, 'scores', at ?? '', game.scores(position.value.state).join(','));
  return position;
}

/** Sets the seat from `--seat`. Only games with simultaneous choices have this flag. */
export function withSeat(
  { messages }: Context,
  position: Result<Position, string>,
  { seat }: PositionFlags,
): Result<Position, string> {
  if (seat === undefined || !position.ok) return position;
  const { game, seats } = position.value;
  if (!game.facts.simultaneousChoices) return err(messages.say('explore-seat-not-needed', { game: game.id }));
  const read = readNumber('--seat', seat, 0, seats - 1);
  return read.ok ? ok({ ...position.value, seat: read.value }) : err(messages.text(read.error));
}

async function readText({ io, messages }: Context, file: string): Promise<Result<string, string>> {
  try {
    return ok(file === '-' ? await wholeText(io.stdin) : await readFile(file, 'utf8'));
  } catch (error) {
    return err(fileProblem(messages, file, error));
  }
}

export async function positionOfRecord(
  context: Context,
  file: string,
  { entry }: PositionFlags,
): Promise<Result<Position, string>> {
  const { messages } = context;
  const text = await readText(context, file);
  if (!text.ok) return text;
  const raw = readRecordText(text.value);
  const match = raw.ok ? replayStates(raw.value) : raw;
  if (!match.ok) return err(recordRefusal(messages, match.error));
  const { log, states, setup } = match.value;
  const { game, options, names } = setup;
  const next = entry === undefined ? ok(log.length + 1) : readNumber('--entry', entry, 1, log.length);
  if (!next.ok) return err(messages.text(next.error));
  return ok({ game, options, seats: names.length, state: states[next.value - 1], names });
}

export function positionOfFlags(context: Context, flags: PositionFlags): Result<Position, string> {
  const read = readGameOptions(context.messages, flags.game ?? '', flags.option);
  return read.ok ? editedPosition(context, read.value.game, read.value.options, flags) : read;
}
