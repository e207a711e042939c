import type { ValueUnit } from '../solve/solution.ts';

type ByUnit = Readonly<Record<ValueUnit, number>>;

interface Scale {
  readonly unit: ValueUnit;
  /** The standard error of the values; 0 if they are not estimated. */
  readonly noise: number;
}

/** The difference below which values are equal apart from rounding. */
export const rounding = 1e-9;

/** The loss up to which a move is a near tie: one match in 200, or one sip in 50 rounds. */
export const nearTie: ByUnit = { win: 0.005, sips: 0.02 };

/**
 * Returns the number of display steps for a value of 1. A step is a tenth of a percentage point or of a sip, or a whole
 * percentage point if values are estimated.
 */
export const accountSteps = ({ unit, noise }: Scale): number =>
  unit === 'sips' ? 10 : noise > 0 ? 100 : 1000;

/** The minimum loss of a mistake that is estimated: estimates are shown in whole percentage points. */
const leastEstimated = 0.01;

/** How bad a choice is that certainly lost something, as in other analysis programs. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** The minimum swing of a turning point. */
export const leastSwing: ByUnit = { win: 0.05, sips: 0.5 };

/**
 * The minimum loss of a mistake and of a blunder; a smaller one is an inaccuracy. GNU Backgammon calls a move doubtful,
 * bad and very bad from a loss of 0.04, 0.08 and 0.16, where a win counts 1 and a defeat -1: from 2, 4 and 8 percentage
 * points of win chance. A blunder here costs as much as a turning point. A mistake costs one sip in ten rounds.
 */
export const leastLoss = {
  mistake: { win: 0.02, sips: 0.1 },
  blunder: leastSwing,
} as const satisfies Partial<Record<Grade, ByUnit>>;

/**
 * Whether a choice certainly lost enough to be reported, and enough to change the shown number.
 * @param choice the loss of the choice, and two standard errors of it
 */
export const isMistake = (
  { unit, noise }: Scale,
  { error, margin }: { readonly error: number; readonly margin: number },
): boolean => error - margin > nearTie[unit] && (noise === 0 || error >= leastEstimated);

/** Grades a choice that certainly lost enough to be reported; null for any other choice. */
export function gradeOf(
  scale: Scale,
  choice: { readonly error: number; readonly margin: number },
): Grade | null {
  if (!isMistake(scale, choice)) return null;
  if (choice.error < leastLoss.mistake[scale.unit]) return 'inaccuracy';
  return choice.error < leastLoss.blunder[scale.unit] ? 'mistake' : 'blunder';
}

/** Returns the number of choices of each grade. */
export function gradesIn(
  scale: Scale,
  choices: readonly { readonly error: number; readonly margin: number }[],
): Record<Grade, number> {
  const grades = choices.map((choice) => gradeOf(scale, choice));
  const count = (grade: Grade): number => grades.filter((one) => one === grade).length;
  return { inaccuracy: count('inaccuracy'), mistake: count('mistake'), blunder: count('blunder') };
}
