import { type Entry, replayStatesOfLog, type Seat, type Setup, standInOf } from '@dicehall/engine';
import { nearTie } from '../values/thresholds.ts';
import { keyOf, type Values } from '../values/values.ts';
import { oneBest, puzzleOf } from './one-best.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * Returns the losing choices of some seats in a match as puzzles: those that lost more than a near tie and had one best
 * move. Skips choices that a bot or the clock made for a player.
 * @param values for the match's game, options and number of seats
 */
export function mistakesOf(
  setup: Setup,
  log: readonly Entry[],
  seats: readonly Seat[],
  values: Values,
): Puzzle[] {
  const { game } = setup;
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) return [];
  return log.flatMap((entry, index) => {
    if (!('move' in entry) || !seats.includes(entry.seat) || standInOf(entry) !== null) return [];
    const state = match.value.states[index];
    const found = oneBest(values, game, { state, seat: entry.seat, margin: nearTie[values.unit] });
    if (found === null) return [];
    const own = keyOf(game.canonical(entry.move));
    const isBest = found.best.some(({ move }) => keyOf(move) === own);
    return isBest ? [] : [puzzleOf(game, state, entry.seat, found)];
  });
}
