import {
  type AnyGame,
  type Entry,
  err,
  type Face,
  Fault,
  faceSchema,
  isObject,
  listOf,
  ok,
  type Result,
  type Schema,
  seatNumber,
  wrongType,
} from '../core/index.ts';
import { malformedInput, type RecordCode, type Refusal } from './refusal.ts';

const diceSchema: Schema<readonly Face[]> = listOf(faceSchema);

const refused = (code: RecordCode, fault: Fault): Result<never, Refusal> =>
  err(malformedInput(code, fault.problem));

/** Reads one entry of a log: a seat with exactly one of `move` and `dice`. It does not check that the entry is legal. */
export function readEntry(game: AnyGame, raw: unknown): Result<Entry, Refusal> {
  if (!isObject(raw)) return refused('bad-entry', wrongType('object'));
  const hasDice = 'dice' in raw;
  if ('move' in raw === hasDice) return refused('bad-entry', new Fault('move-or-dice'));
  if (!('seat' in raw)) return refused('bad-entry', new Fault('missing').at('seat'));
  const seat = seatNumber(raw.seat);
  if (seat instanceof Fault) return refused('bad-entry', seat.at('seat'));
  if (!hasDice) {
    const move = game.moveSchema(raw.move);
    return move instanceof Fault ? refused('bad-move', move.at('move')) : ok({ seat, move });
  }
  const dice = diceSchema(raw.dice);
  return dice instanceof Fault ? refused('bad-dice', dice.at('dice')) : ok({ seat, dice });
}

export function readMove(game: AnyGame, raw: unknown): Result<unknown, Refusal> {
  const move = game.moveSchema(raw);
  return move instanceof Fault ? refused('bad-move', move.at('move')) : ok(move);
}
