import type { Take } from '../../outcomes/scoring-table.ts';

/** The take of the most points. */
export const allOf = (takes: readonly Take[]): Take => takeToRoll(takes, 0);

/**
 * The take with which to roll on: the most points; of equal ones the most dice.
 * @param worth of a die that is rolled again, in units
 */
export function takeToRoll(takes: readonly Take[], worth: number): Take {
  let best = takes[0];
  for (const take of takes) {
    const more = take.score - best.score + worth * (take.left - best.left);
    if (more > 0 || (more === 0 && take.left > best.left)) best = take;
  }
  return best;
}
