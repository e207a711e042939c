import type { ValueUnit } from '../solve/solution.ts';

type ByUnit = Readonly<Record<ValueUnit, number>>;

/** Values closer than this are equal except for rounding. */
export const rounding = 1e-9;

/** A move with at most this loss is a near tie: one match in 200, or one sip in 50 rounds. */
export const nearTie: ByUnit = { win: 0.005, sips: 0.02 };

/** The smallest swing of a turning point, and the smallest loss of a blunder. */
export const leastSwing: ByUnit = { win: 0.05, sips: 0.5 };
