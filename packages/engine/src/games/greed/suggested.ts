import { type Face, ofSeat, rollsWhere, scoringOf, seatAfter, sumOverRolls } from '../../core/index.ts';
import { type GreedScoring, greedScoringOptions, scoreGreed } from './scoring.ts';
import { allDice } from './state.ts';
import type { GreedView } from './view.ts';

const known = new Map<string, readonly number[]>();

/**
 * By number of dice of the next roll: the points at stake from which one more roll loses more on average than it gains. It is the
 * sum of the scores of all rolls, divided by the number of rolls that bust.
 */
export function stopFrom(options: GreedScoring): readonly number[] {
  const { key } = scoringOf(greedScoringOptions(options));
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = Array.from({ length: allDice + 1 }, (_, dice) => {
    if (dice === 0) return 0;
    const score = (rolled: readonly Face[]) => scoreGreed(rolled, options).score;
    return sumOverRolls(dice, score) / rollsWhere(dice, (rolled) => score(rolled) === 0);
  });
  known.set(key, made);
  return made;
}

/** The action suggested to beginners while they choose between rolling and banking. */
export function suggestedGreed(view: GreedView): 'roll' | 'stop' {
  const { options, seat, scores, finalBy, stopBanks, target, dice } = view;
  if (stopBanks === 0) return 'roll';
  const total = ofSeat(scores, seat) + stopBanks;
  if (finalBy !== null) {
    const best = Math.max(...scores.filter((_, other) => other !== seat));
    if (total <= best) return 'roll';
    if (seatAfter(seat, scores.length) === finalBy) return 'stop';
  } else if (total >= target) return 'stop';
  return stopBanks >= (stopFrom(options)[dice] ?? 0) ? 'stop' : 'roll';
}
