import type { AnyGame, GameId } from '@dicehall/engine';

/*
 * This file replaces the engine's registry of games on the phone page. It contains the games loaded so far, because a
 * phone needs only the game of its table.
 */

/** The loaders of games by folder name, which is the id of the game. */
const loaders = import.meta.glob<Readonly<Record<string, unknown>>>('../../../engine/src/games/*/index.ts');

export const games: AnyGame[] = [];

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'id' in value && 'controls' in value;

/** Loads a game. Returns null if this page does not know the game. */
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
