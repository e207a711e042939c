import type { AnyGame, GameId } from '@dicehall/engine';

export interface ListedGame extends Pick<AnyGame, 'id' | 'seats'> {
  /** The largest number of seats whose expert is solved quickly; 0 for none. */
  readonly expertSeats: number;
  readonly hasCards: boolean;
}

/** All games. The build defines this list, so that pages can list games without loading their rules or solvers. */
declare const __GAMES__: readonly ListedGame[];

export const listedGames = (): readonly ListedGame[] => __GAMES__;

const listed = (game: GameId): ListedGame | undefined => listedGames().find(({ id }) => id === game);

/** Whether Expert solves the game at this table. If not, it plays at Steady level, and the set-up says so. */
export const hasExpert = (game: GameId, seats: number): boolean => seats <= (listed(game)?.expertSeats ?? 0);

export const hasCards = (game: GameId): boolean => listed(game)?.hasCards === true;
