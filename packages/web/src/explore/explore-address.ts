import { type AnyGame, findGame, games } from '@dicehall/engine';

export const exploreAddress = (line: string): string =>
  `/explore?${new URLSearchParams({ position: line }).toString()}`;

/** The address of the explorer at the last position of a match that is not over. */
export const exploreMatch = (game: AnyGame, states: readonly unknown[]): string =>
  exploreAddress(
    game.formatPosition(states.findLast((state) => game.step(state).kind !== 'over') ?? states[0]),
  );

/** A position in which a player of a game has to choose; that of the first game if it has no example. */
export const exampleOf = (game: string | null): string =>
  findGame(game ?? '')?.editor?.example ?? games[0]?.editor?.example ?? '';

/** The position line in pasted text: a position, or a link of the explorer. */
export function pastedLine(text: string): string {
  const given = text.trim().replaceAll(/\s+/g, ' ');
  if (!/^https?:/.test(given) || !URL.canParse(given)) return given;
  return new URL(given).searchParams.get('position') ?? given;
}

/** The number of steps forward that led here, so that stepping back stays on this page. */
export const stepsHere = (): number =>
  Number((history.state as { readonly steps?: unknown } | null)?.steps ?? 0) || 0;
