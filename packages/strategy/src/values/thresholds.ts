import type { ValueUnit } from '../solve/solution.ts';

type ByUnit = Readonly<Record<ValueUnit, number>>;

/** The difference below which values are equal apart from rounding. */
export const rounding = 1e-9;

/** The loss up to which a move is a near tie: one match in 200, or one sip in 50 rounds. */
export const nearTie: ByUnit = { win: 0.005, sips: 0.02 };

/** The minimum loss of a mistake that is estimated: estimates are shown in whole percentage points. */
export const leastEstimated = 0.01;

/** The minimum swing of a turning point, and the minimum loss of a blunder. */
export const leastSwing: ByUnit = { win: 0.05, sips: 0.5 };
