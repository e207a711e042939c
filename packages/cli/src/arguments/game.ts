import { type AnyGame, findGame, gameIds, ok, type Result, refused, type Told, told } from '@dicehall/engine';
import { meant } from '../suggest.ts';

/** Reads a game's name; a wrong one is refused with the one that was likely meant. */
export function readGame(given: string): Result<AnyGame, Told> {
  const wanted = given.toLowerCase().replace(/[\s_]+/g, '-');
  const game = findGame(wanted);
  if (game !== undefined) return ok(game);
  return refused(told('cli-no-such-game', { given, ...meant(wanted, gameIds), allowed: gameIds.join(', ') }));
}
