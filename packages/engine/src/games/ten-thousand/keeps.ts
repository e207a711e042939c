import {
  err,
  type Face,
  faces,
  illegal,
  ok,
  type Positions,
  pick,
  type Result,
  subsetsOf,
} from '../../core/index.ts';
import type { TenThousandOptions, ThreePairs } from './options.ts';
import { faceScore, scoreKeep } from './scoring.ts';
import { allDice, type TenThousandIllegal } from './state.ts';

export interface Keep {
  readonly keep: readonly Face[];
  readonly score: number;
}

const everyPosition = (dice: readonly unknown[]): number[] => dice.map((_, position) => position);

/** Every set of positions of a roll that can be kept, in a fixed order. */
export const keptPositions = (rolled: readonly Face[], threePairs: ThreePairs): number[][] =>
  subsetsOf(everyPosition(rolled)).filter((positions) => scoreKeep(pick(rolled, positions), threePairs) > 0);

/**
 * Every set of faces of a roll that can be kept, without repeats, the highest score first; equal ones in the order of
 * `keptPositions`.
 */
export function scoringKeeps(rolled: readonly Face[], threePairs: ThreePairs): Keep[] {
  // Built face by face, because most subsets of a roll do not score.
  const sets: (Keep & { readonly order: number })[] = [{ keep: [], score: 0, order: 0 }];
  for (const face of faces) {
    const before = sets.length;
    let kept: readonly Face[] = [];
    let order = 0;
    for (let position = 0; position < rolled.length; position++) {
      if (rolled[position] !== face) continue;
      kept = [...kept, face];
      order += 2 ** position;
      const worth = faceScore(face, kept.length);
      if (worth === 0) continue;
      for (const set of sets.slice(0, before)) {
        sets.push({ keep: [...set.keep, ...kept], score: set.score + worth, order: set.order + order });
      }
    }
  }
  // All dice together may score more, or only together.
  const all = rolled.toSorted((a, b) => a - b);
  sets.push({ keep: all, score: scoreKeep(all, threePairs), order: 0 });
  return sets
    .filter(({ keep, score }, at) => score > 0 && (keep.length < all.length || at === sets.length - 1))
    .sort((a, b) => b.score - a.score || a.keep.length - b.keep.length || a.order - b.order)
    .map(({ keep, score }) => ({ keep, score }));
}

export interface KeepSituation {
  readonly options: TenThousandOptions;
  /** The player's total, without the running turn. */
  readonly score: number;
  /** Points of the running turn, before anything of `last` is kept. */
  readonly turnPoints: number;
  readonly last: readonly Face[];
}

/** The result of keeping some dice. */
export interface KeepOutcome {
  readonly dice: readonly Face[];
  readonly score: number;
  /** Points of the running turn including the kept dice. */
  readonly points: number;
  /** The player's total if the turn were banked now. */
  readonly total: number;
  /** The number of dice of the next roll. */
  readonly diceLeft: number;
  /** Whether every die has been kept, so that all can be rolled again. */
  readonly isHot: boolean;
  /** Whether the total is exactly the target, which wins at once with any move. */
  readonly isExact: boolean;
}

export function keepResult(
  situation: KeepSituation,
  keep: Positions,
): Result<KeepOutcome, TenThousandIllegal> {
  const { options, last, turnPoints } = situation;
  if (keep.length === 0) return err(illegal('keep-missing'));
  const outside = keep.find((position) => position >= last.length);
  if (outside !== undefined) return err(illegal('no-such-die', { die: outside, last: last.length - 1 }));
  const dice = pick(last, keep);
  const score = scoreKeep(dice, options.threePairs);
  if (score === 0) return err(illegal('keep-does-not-score', { dice: { dice }, count: dice.length }));
  const points = turnPoints + score;
  const total = situation.score + points;
  const isHot = keep.length === last.length;
  return ok({
    dice,
    score,
    points,
    total,
    diceLeft: isHot ? allDice : last.length - keep.length,
    isHot,
    isExact: options.exactFinish && total === options.target,
  });
}

/** Why a turn that reaches a total cannot be banked; null if it can. */
export const whyNotBank = (total: number, { opening }: TenThousandOptions): TenThousandIllegal | null =>
  total < opening ? illegal('below-opening', { total, opening }) : null;
