import type { AnyGame, GameId } from '@dicehall/engine';

/*
 * The registry of the phone page, in place of the engine's: it has the games that were loaded, as a phone needs only the one of its
 * table.
 */

/** By the folder of a game, which is its id. */
const loaders = import.meta.glob<Readonly<Record<string, unknown>>>('../../../engine/src/games/*/index.ts');

export const games: AnyGame[] = [];

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'id' in value && 'controls' in value;

/** Loads a game; null for one that this page does not know. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const known = findGame(id);
  if (known !== undefined) return known;
  const module = await loaders[`../../../engine/src/games/${id}/index.ts`]?.();
  const game = Object.values(module ?? {}).find(isGame) ?? null;
  if (game !== null) games.push(game);
  return game;
}

export const findGame = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

export function gameOf(id: GameId): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`No game ${id}`);
  return game;
}
