import type { Face } from './face.ts';
import type { Entry } from './game.ts';
import { type Illegal, illegal } from './illegal.ts';
import { err, ok, type Result } from './result.ts';
import { Fault, faceSchema, isObject, listOf, type Schema, seatNumber, wrongType } from './schema.ts';

/** The codes for entries with the wrong form. */
export const entryCodes = ['bad-entry', 'bad-move', 'bad-dice'] as const;

const diceSchema: Schema<readonly Face[]> = listOf(faceSchema);

const refused = (code: (typeof entryCodes)[number], { problem }: Fault): Result<never, Illegal> =>
  err({ ...illegal(code), problem });

interface WithMoves<Move> {
  readonly moveSchema: Schema<Move>;
}

/** Reads one entry of a log: a seat with exactly one of `move` and `dice`. It does not check that the entry is legal. */
export function readEntry<Move>(game: WithMoves<Move>, raw: unknown): Result<Entry<Move>, Illegal> {
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

export function readMove<Move>(game: WithMoves<Move>, raw: unknown): Result<Move, Illegal> {
  const move = game.moveSchema(raw);
  return move instanceof Fault ? refused('bad-move', move.at('move')) : ok(move);
}
