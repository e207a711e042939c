import { type Entry, replayedLog, type Seat, type Setup, standInOf } from '@dicehall/engine';
import type { Explorer } from '../explore/explorer.ts';
import { nearly } from '../review/thresholds.ts';
import { oneBest, puzzleOf } from './one-best.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The choices of some seats in a match that lost more than a near tie, where one move was best: puzzles of one's own.
 * What a bot or the clock decided for a player is left out.
 * @param explorer of the match's game, options and number of seats
 */
export function mistakesOf(
  setup: Setup,
  log: readonly Entry[],
  seats: readonly Seat[],
  explorer: Pick<Explorer, 'moves' | 'unit'>,
): Puzzle[] {
  const { game } = setup;
  const { unit } = explorer;
  const match = replayedLog(setup, log);
  if (!match.ok || unit === 'points') return [];
  return log.flatMap((entry, index) => {
    if (!('move' in entry) || !seats.includes(entry.seat) || standInOf(entry) !== null) return [];
    const state = match.value.states[index];
    const found = oneBest(explorer, game, { state, seat: entry.seat, margin: nearly[unit] });
    if (found === null) return [];
    const own = JSON.stringify(game.canonical(entry.move));
    const isBest = found.best.some(({ move }) => JSON.stringify(move) === own);
    return isBest ? [] : [puzzleOf(game, state, entry.seat, found)];
  });
}
