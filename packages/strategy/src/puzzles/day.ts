import type { GameId } from '@dicehall/engine';

/** Returns the UTC day of a time. Day 0 is 1970-01-01. */
export const dayOf = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);

/** Returns the ISO date of a day, such as 2026-11-23. Day 0 is 1970-01-01. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const puzzlesOfDay = 3;

export const gameOfDay = (games: readonly GameId[], day: number): GameId | undefined =>
  games[day % games.length];
