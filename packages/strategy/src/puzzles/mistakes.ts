import { type Entry, replayStatesOfLog, type Seat, type Setup, standInOf } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import { nearTie } from '../values/thresholds.ts';
import { keyOf, type Values } from '../values/values.ts';
import { oneBest, puzzleOf } from './one-best.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * Returns the mistakes of some seats in a match as puzzles: the choices that lost more than a near tie and have one
 * best move, in the match, in the state of the puzzle, and in a round that counts alone. Skips choices that a bot or the
 * clock made for a player.
 * @param values the values for the match's game, options and number of seats
 */
export function mistakesOf(
  setup: Setup,
  log: readonly Entry[],
  seats: readonly Seat[],
  values: Values,
): Puzzle[] {
  const { game } = setup;
  const same = (state: unknown): unknown => state;
  const { askedAt = same, aloneAt = same } = strategyOf(game.id);
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) return [];
  return log.flatMap((entry, index) => {
    if (!('move' in entry) || !seats.includes(entry.seat) || standInOf(entry) !== null) return [];
    const own = keyOf(game.canonical(entry.move));
    const missedAt = (state: unknown) => {
      const found = oneBest(values, game, { state, seat: entry.seat, margin: nearTie[values.unit] });
      const isBest = found?.best.some(({ move }) => keyOf(move) === own) ?? true;
      return isBest ? null : found;
    };
    const played = match.value.states[index];
    const asked = askedAt(played);
    const missed = [played, asked].every(missedAt) ? missedAt(aloneAt(asked)) : null;
    return missed === null ? [] : [puzzleOf(game, asked, entry.seat, missed)];
  });
}
