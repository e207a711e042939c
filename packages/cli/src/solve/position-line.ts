import {
  type AnyGame,
  err,
  type OptionValue,
  ok,
  parsePosition,
  type Result,
  withDefaults,
} from '@dicehall/engine';
import type { Context } from '../context.ts';
import type { Position } from './position.ts';

const optionsOf = (game: AnyGame, state: unknown): Position['options'] =>
  (state as { readonly options?: Readonly<Record<string, OptionValue>> }).options ??
  withDefaults(game.options, {});

/** Reads a position in the notation of `docs/positions.md`. */
export function positionOfLine({ messages }: Context, line: string): Result<Position, string> {
  const read = parsePosition(line);
  if (!read.ok) {
    const { code, field, given, allowed } = read.error;
    return err(messages.say(`explore-position-${code}`, { field, given, allowed }));
  }
  const { game, state } = read.value;
  return ok({ game, options: optionsOf(game, state), seats: game.scores(state).length, state });
}
