import { seededDice } from '@dicehall/dice';
import type { GameId } from '@dicehall/engine';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/** Returns the ISO date of a day, such as 2026-11-23. Days are counted from 1970. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export const puzzlesOfDay = 3;

export const gameOfDay = (games: readonly GameId[], day: number): GameId | undefined =>
  games[day % games.length];

/** Returns the puzzles of a day, the same for every player. */
export function dailyPuzzles({ game, puzzles }: PuzzleSet, day: number): Puzzle[] {
  const { random } = seededDice(`daily ${game} ${dateOf(day)}`);
  const left = [...puzzles];
  return Array.from({ length: Math.min(puzzlesOfDay, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
