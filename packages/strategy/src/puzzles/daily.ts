import { seededDice } from '@dicehall/dice';
import { pickRandom } from '../bots/choice.ts';
import { pickFairly } from './answer.ts';
import { dateOf, puzzlesOfDay } from './day.ts';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/**
 * Returns the puzzles of a day, which are the same for every player. No fixed answer solves all of them if there are
 * others.
 */
export function dailyPuzzles({ game, puzzles }: PuzzleSet, day: number): Puzzle[] {
  const { random } = seededDice(`daily ${game} ${dateOf(day)}`);
  const chosen: Puzzle[] = [];
  while (chosen.length < Math.min(puzzlesOfDay, puzzles.length)) {
    const left = puzzles.filter((one) => !chosen.includes(one));
    chosen.push(pickFairly(left, chosen, (from) => pickRandom(from, random), random));
  }
  return chosen;
}
