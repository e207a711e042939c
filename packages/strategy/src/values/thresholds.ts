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

/**
 * Whether a choice certainly lost enough to be reported, and enough to change the shown number.
 * @param choice the loss of the choice, and two standard errors of it
 */
export const isMistake = (
  { unit, noise }: Scale,
  { error, margin }: { readonly error: number; readonly margin: number },
): boolean => error - margin > nearTie[unit] && (noise === 0 || error >= leastEstimated);

/** The minimum swing of a turning point, and the minimum loss of a blunder. */
export const leastSwing: ByUnit = { win: 0.05, sips: 0.5 };
