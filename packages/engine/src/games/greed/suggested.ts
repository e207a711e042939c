import { ofSeat, seatAfter } from '../../core/index.ts';
import type { GreedView } from './view.ts';

/**
 * By the dice of the next roll: from this many points at stake on, one more roll loses more on average than it brings. The sum of
 * the scores of all rolls, by the number of rolls that bust.
 */
export const stopFrom = [0, 150 / 4, 1800 / 16, 18750 / 60, 183150 / 204, 1675800 / 600] as const;

/** The action that a beginner should look at first while choosing between a roll and the bank. */
export function suggestedGreed(view: GreedView): 'roll' | 'stop' {
  const { seat, scores, finalBy, stopBanks, target, dice } = view;
  if (stopBanks === 0) return 'roll';
  const total = ofSeat(scores, seat) + stopBanks;
  if (finalBy !== null) {
    const best = Math.max(...scores.filter((_, other) => other !== seat));
    if (total <= best) return 'roll';
    if (seatAfter(seat, scores.length) === finalBy) return 'stop';
  } else if (total >= target) return 'stop';
  return stopBanks >= (stopFrom[dice] ?? 0) ? 'stop' : 'roll';
}
