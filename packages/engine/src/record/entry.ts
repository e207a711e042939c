import * as z from 'zod/mini';
import {
  type AnyGame,
  type Entry,
  err,
  type Face,
  faces,
  ok,
  type Result,
  seatNumber,
} from '../core/index.ts';
import { read } from './problem.ts';
import { malformed, type Refusal } from './refusal.ts';

const faceSchema: z.ZodMiniType<Face> = z.literal(faces);
const moveEntrySchema = z.object({ seat: seatNumber, move: z.unknown() });
type MoveEntry = z.infer<typeof moveEntrySchema>;
const diceEntrySchema = z.object({ seat: seatNumber, dice: z.array(faceSchema) });

const isSeat = (raw: unknown): boolean => typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
const isFace = (raw: unknown): boolean =>
  raw === 1 || raw === 2 || raw === 3 || raw === 4 || raw === 5 || raw === 6;

/** Accepts a well-formed throw without the schema, which makes reading long logs several times as fast. */
function isWellFormedThrow(raw: object): raw is Extract<Entry, { dice: unknown }> {
  const { seat, dice } = raw as { readonly seat?: unknown; readonly dice?: unknown };
  // `findIndex` visits holes in the array, `every` would skip them.
  return isSeat(seat) && Array.isArray(dice) && dice.findIndex((face) => !isFace(face)) === -1;
}

/** Reads one entry of a log: a seat with exactly one of `move` and `dice`. It does not check that the entry is legal. */
export function readEntry(game: AnyGame, raw: unknown): Result<Entry, Refusal> {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  if (isObject && Object.hasOwn(raw, 'move') === Object.hasOwn(raw, 'dice')) {
    return err(malformed('bad-entry', { kind: 'move-or-dice', path: '', values: {} }));
  }
  if (isObject && Object.hasOwn(raw, 'dice')) {
    if (isWellFormedThrow(raw)) return ok({ seat: raw.seat, dice: [...raw.dice] });
    const entry = read(diceEntrySchema, raw);
    if (entry.ok) return entry;
    return err(malformed(entry.error.path.startsWith('dice') ? 'bad-dice' : 'bad-entry', entry.error));
  }
  const entry =
    isObject && isSeat((raw as { readonly seat?: unknown }).seat)
      ? ok(raw as MoveEntry)
      : read(moveEntrySchema, raw);
  if (!entry.ok) return err(malformed('bad-entry', entry.error));
  const move = readMove(game, entry.value.move);
  return move.ok ? ok({ seat: entry.value.seat, move: move.value }) : move;
}

export function readMove(game: AnyGame, raw: unknown): Result<unknown, Refusal> {
  const move = read(game.moveSchema, raw);
  if (move.ok) return move;
  const { path } = move.error;
  return err(malformed('bad-move', { ...move.error, path: path === '' ? 'move' : `move.${path}` }));
}
