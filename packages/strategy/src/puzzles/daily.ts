import { seededDice } from '@dicehall/dice';
import { dateOf, puzzlesOfDay } from './day.ts';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/** Returns the puzzles of a day, which are the same for every player. */
export function dailyPuzzles({ game, puzzles }: PuzzleSet, day: number): Puzzle[] {
  const { random } = seededDice(`daily ${game} ${dateOf(day)}`);
  const left = [...puzzles];
  return Array.from({ length: Math.min(puzzlesOfDay, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
