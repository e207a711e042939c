import { type AnyGame, err, findGame, games, type Message, ok, type Result } from '@dicehall/engine';
import { unknownWord } from '../suggest.ts';

/** Reads the name of a game; an unknown one is refused with a suggestion. */
export function readGame(given: string): Result<AnyGame, Message> {
  const wanted = given.toLowerCase().replace(/[\s_]+/g, '-');
  const game = findGame(wanted);
  if (game !== undefined) return ok(game);
  const ids = games.map(({ id }) => id);
  return err(unknownWord('cli-no-such-game', given, ids, wanted));
}
