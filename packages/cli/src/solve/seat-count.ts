import { type AnyGame, err, ok, type Result } from '@dicehall/engine';
import type { Context } from '../context.ts';

export function readSeatCount({ messages }: Context, game: AnyGame, given: string): Result<number, string> {
  const { min, max } = game.seats;
  const seats = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  return seats < min || seats > max ? err(messages.say('solve-bad-seats', { given, min, max })) : ok(seats);
}
