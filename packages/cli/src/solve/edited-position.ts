import {
  type AnyGame,
  type DiceField,
  err,
  formatOptions,
  type NumberField,
  ok,
  type PositionField,
  type Result,
} from '@dicehall/engine';
import { readFaces } from '../arguments.ts';
import type { Context } from '../context.ts';
import type { Position, PositionFlags } from './position.ts';
import { positionOfLine } from './position-line.ts';
import { readSeatCount } from './seat-count.ts';

/** The score of each seat, and the round or turn after `@`. */
const form = /^(-?\d{1,5}(?:,-?\d{1,5})*)(?:@(\d{1,2}))?$/;

const fits = ({ min, max, step }: NumberField, value: number): boolean =>
  value >= min && value <= max && value % step === 0;

const isScore = (field: PositionField): field is NumberField =>
  field.kind === 'number' && field.seat !== undefined;

/** What counts the rounds or the turns of a match. */
const isRound = (field: PositionField): field is NumberField =>
  field.kind === 'number' && (field.id === 'round' || field.id === 'turn');

type Fields = readonly PositionField[];

/** Sets the scores and the round of `--at`. */
function withScores(
  { messages }: Context,
  { id }: AnyGame,
  fields: Fields,
  at: string,
): Result<Fields, string> {
  const scores = fields.filter(isScore);
  const round = fields.find(isRound);
  const [first] = scores;
  if (first === undefined) return err(messages.say('explore-not-of-game', { flag: '--at', game: id }));
  const [, written = '', number] = form.exec(at) ?? [];
  const given = written.split(',').map(Number);
  if (given.length !== scores.length || written === '' || !given.every((score) => fits(first, score))) {
    const { min, max, step } = first;
    return err(messages.say('explore-bad-at', { given: at, game: id, seats: scores.length, min, max, step }));
  }
  if (number !== undefined && (round === undefined || !fits(round, Number(number)))) {
    return err(messages.say('explore-bad-round', { given: at, game: id, max: round?.max ?? 0 }));
  }
  return ok(
    fields.map((field): PositionField => {
      if (field.kind !== 'number') return field;
      if (field.seat !== undefined) return { ...field, value: given[field.seat] ?? field.value };
      return isRound(field) && number !== undefined ? { ...field, value: Number(number) } : field;
    }),
  );
}

/** Sets the points of the turn before the roll. */
function withPoints(
  { messages }: Context,
  { id }: AnyGame,
  fields: Fields,
  given: string,
): Result<Fields, string> {
  const points = fields.find(
    (field): field is NumberField => field.kind === 'number' && field.id === 'points',
  );
  if (points === undefined) return err(messages.say('explore-not-of-game', { flag: '--points', game: id }));
  const { min, max, step } = points;
  if (!/^\d{1,5}$/.test(given) || !fits(points, Number(given)))
    return err(messages.say('explore-bad-points', { given, game: id, min, max, step }));
  return ok(fields.map((field) => (field.id === points.id ? { ...points, value: Number(given) } : field)));
}

/** Sets the dice just rolled. */
function withDice(
  { messages }: Context,
  { id }: AnyGame,
  fields: Fields,
  given: string | undefined,
): Result<Fields, string> {
  const rolled = fields.find((field): field is DiceField => field.kind === 'dice' && field.id === 'dice');
  if (rolled === undefined || (given === undefined && rolled.counts.includes(0))) return ok(fields);
  const most = Math.max(...rolled.counts);
  const dice = readFaces([given ?? ''], { min: 1, max: most });
  if (!dice.ok) return err(messages.text(dice.error));
  if (!rolled.counts.includes(dice.value.length))
    return err(messages.say('explore-bad-throw', { given: given ?? '', game: id }));
  return ok(fields.map((field) => (field === rolled ? { ...rolled, dice: dice.value } : field)));
}

/** The position of the flags `--at`, `--points`, `--thrown` and `--seats`, set up by the editor of the game. */
export function editedPosition(
  context: Context,
  game: AnyGame,
  options: Position['options'],
  { at, points, thrown, seats: count = '2' }: PositionFlags,
): Result<Position, string> {
  const { messages } = context;
  const { editor } = game;
  if (editor === undefined) return err(messages.say('explore-use-position', { game: game.id }));
  const seats = readSeatCount(context, game, count);
  if (!seats.ok) return seats;
  const start = game.start(options, seats.value);
  const scored =
    at === undefined ? ok(editor.fields(start)) : withScores(context, game, editor.fields(start), at);
  if (!scored.ok) return scored;
  const pointed = points === undefined ? scored : withPoints(context, game, scored.value, points);
  if (!pointed.ok) return pointed;
  const set = withDice(context, game, pointed.value, thrown);
  if (!set.ok) return set;
  const line = `${game.id} ${formatOptions(game.options, options)} ${editor.line(start, set.value)}`;
  const position = positionOfLine(context, line);
  const wanted = set.value.filter(isScore);
  // An editor sets no scores where all have the same, as in a first turn.
  if (
    position.ok &&
    !wanted.every(({ seat = 0, value }) => game.scores(position.value.state)[seat] === value)
  )
    return err(messages.say('explore-position-bad-field', { field: 'scores', given: at ?? '', allowed: '' }));
  return position;
}
