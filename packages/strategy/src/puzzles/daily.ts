import { seededDice } from '@dicehall/dice';
import { pickVaried } from './answer.ts';
import { puzzlesOfDay } from './day.ts';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/** The number of times a game is the game of the day before its puzzles can come back. */
const times = 30;

/**
 * Returns the puzzles of a day, which are the same for every player. They differ from each other and from the puzzles of
 * the last days with the same game.
 * @param games the number of games that take turns
 */
export function dailyPuzzles({ game, puzzles }: PuzzleSet, day: number, games: number): Puzzle[] {
  const time = Math.floor(day / games);
  const start = time - (time % times);
  const { random } = seededDice(`daily ${game} ${start}`);
  const asked: Puzzle[] = [];
  const count = Math.min(puzzlesOfDay, puzzles.length);
  for (let left = puzzles; asked.length < (time - start + 1) * count; ) {
    const picked = pickVaried(left, asked, random, asked.slice(asked.length - (asked.length % count)));
    asked.push(picked);
    left = left.length > 1 ? left.filter((one) => one !== picked) : puzzles;
  }
  return asked.slice(-count);
}
