import { type AnyGame, findGame, games, type Seat } from '@dicehall/engine';

/**
 * Returns the URL of the explorer at a position.
 * @param you the seat of the reader, who is then addressed as “you”
 * @param names the names of the players, one a line
 */
export const exploreAddress = (line: string, you?: Seat | null, names?: string | null): string =>
  `/explore?${new URLSearchParams({ position: line, ...(you != null && { you: String(you) }), ...(names != null && { names }) }).toString()}`;

/** Returns the URL of the explorer at the last position of an unfinished match. */
export const exploreMatch = (
  game: AnyGame,
  states: readonly unknown[],
  you?: Seat | null,
  names?: readonly string[],
): string =>
  exploreAddress(
    game.formatPosition(states.findLast((state) => game.step(state).kind !== 'over') ?? states[0]),
    you,
    names?.join('\n'),
  );

/**
 * Returns an example position in which a player has to choose, from the given game or, if it has none, from the first
 * game.
 */
export const exampleOf = (game: string | null): string =>
  findGame(game ?? '')?.editor?.example ?? games[0]?.editor?.example ?? '';

/** Finds the position in pasted text, which may be a line of notation or a link to the explorer. */
export function pastedLine(text: string): string {
  const given = text.trim().replaceAll(/\s+/g, ' ');
  if (!/^https?:/.test(given) || !URL.canParse(given)) return given;
  return new URL(given).searchParams.get('position') ?? given;
}

/** Returns the number of steps forward from the first position on this page. Stepping back does not go beyond that position. */
export const stepsHere = (): number =>
  Number((history.state as { readonly steps?: unknown } | null)?.steps ?? 0) || 0;
