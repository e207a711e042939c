import type { Take } from '../../../outcomes/scoring-table.ts';

/** Whether the first is better where scores are compared with a worth of each die that is rolled again. */
const isBetter = (one: Take, other: Take, worth: number): boolean => {
  const more = one.score - other.score + worth * (one.left - other.left);
  return more > 0 || (more === 0 && one.left > other.left);
};

/**
 * The take with which to roll on: the most points; of equal ones the most dice.
 * @param worth of a die that is rolled again, in units of the takes
 */
export const takeToRoll = <T extends Take>(takes: readonly T[], worth: number): T =>
  takes.reduce((best, take) => (isBetter(take, best, worth) ? take : best));

/** The take of the most points. */
export const allOf = <T extends Take>(takes: readonly T[]): T => takeToRoll(takes, 0);

/** The take of the fewest points. */
export const leastOf = <T extends Take>(takes: readonly T[]): T =>
  takes.reduce((best, take) =>
    take.score < best.score || (take.score === best.score && take.left > best.left) ? take : best,
  );
