import { type Entry, replayStatesOfLog, type Seat, type Setup, standInOf } from '@dicehall/engine';
import { nearTie } from '../values/thresholds.ts';
import { keyOf, type Values } from '../values/values.ts';
import { oneBest, puzzleOf } from './one-best.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The choices of some seats in a match that lost more than a near tie, where one move was best: puzzles of one's own.
 * What a bot or the clock decided for a player is left out.
 * @param values of the match's game, options and number of seats
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
