import {
  contains,
  err,
  type Face,
  faces,
  illegal,
  ok,
  type Positions,
  pick,
  type Result,
  type ScoringOptions,
  scoreKeep,
  subsetsOf,
} from '../../core/index.ts';
import { finishOf, type TenThousandOptions } from './options.ts';
import type { TenThousandIllegal } from './state.ts';

export interface Keep {
  readonly keep: readonly Face[];
  readonly score: number;
}

const everyPosition = (dice: readonly unknown[]): number[] => dice.map((_, position) => position);

/** Returns every set of positions in a roll that can be kept, in a fixed order. */
export const keptPositions = (rolled: readonly Face[], options: ScoringOptions): number[][] =>
  subsetsOf(everyPosition(rolled)).filter((positions) => scoreKeep(pick(rolled, positions), options) > 0);

/** Returns the distinct sets of faces that can be kept, ordered by their first positions. */
function setsOf(rolled: readonly Face[]): { readonly keep: readonly Face[]; readonly order: number }[] {
  let sets: { keep: readonly Face[]; order: number }[] = [{ keep: [], order: 0 }];
  for (const face of faces) {
    let more = sets;
    for (let position = 0; position < rolled.length; position++) {
      if (rolled[position] !== face) continue;
      more = more.map(({ keep, order }) => ({ keep: [...keep, face], order: order + 2 ** position }));
      sets = [...sets, ...more];
    }
  }
  return sets;
}

/**
 * Returns every set of faces that can be kept, the highest score first. Sets with equal scores are in the order of
 * `keptPositions`.
 */
export const scoringKeeps = (rolled: readonly Face[], options: ScoringOptions): Keep[] =>
  setsOf(rolled)
    .map(({ keep, order }) => ({ keep, order, score: scoreKeep(keep, options) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.keep.length - b.keep.length || a.order - b.order)
    .map(({ keep, score }) => ({ keep, score }));

export interface KeepSituation {
  readonly options: TenThousandOptions;
  /** The banked points of the player. */
  readonly score: number;
  /** Whether the player may bank fewer points than the opening. */
  readonly inGame: boolean;
  /** The points of the running turn, before any of the rolled dice are kept. */
  readonly turnPoints: number;
  readonly last: readonly Face[];
}

export interface KeepOutcome {
  readonly dice: readonly Face[];
  readonly score: number;
  /** The points of the running turn, including the kept dice. */
  readonly points: number;
  /** The player's total after banking the turn now. */
  readonly total: number;
  /** The number of dice of the next roll. */
  readonly diceLeft: number;
  /** Whether every die has been kept, so that all of them can be rolled again. */
  readonly isHot: boolean;
  /** Whether the total is exactly the target. Any move then wins at once. */
  readonly isExact: boolean;
}

/** Returns the dice that remain when as many dice as possible score. */
function notScoring(dice: readonly Face[], options: ScoringOptions): Face[] {
  const sets = scoringKeeps(dice, options).map(({ keep }) => keep);
  const left = [...dice];
  for (const face of sets.reduce((most, keep) => (keep.length > most.length ? keep : most), []))
    left.splice(left.indexOf(face), 1);
  return left;
}

const isExactly = ({ exactFinish, target }: KeepSituation['options'], total: number): boolean =>
  exactFinish && total === target;

/** Returns the set of rolled dice with the lowest score that contains the given dice; none if there is no such set. */
function lowestWith(
  dice: readonly Face[],
  rolled: readonly Face[],
  options: ScoringOptions,
): readonly Face[] {
  const part = dice.toSorted();
  return scoringKeeps(rolled, options).findLast(({ keep }) => contains(keep.toSorted(), part))?.keep ?? [];
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
  const score = scoreKeep(dice, options);
  if (score === 0) {
    const idle = notScoring(dice, options);
    const whole = lowestWith(idle, last, options);
    const values = { dice: { dice: idle }, count: idle.length, whole: { dice: whole }, needs: whole.length };
    return err(illegal('keep-does-not-score', values));
  }
  const points = turnPoints + score;
  const total = situation.score + points;
  const isHot = keep.length === last.length;
  return ok({
    dice,
    score,
    points,
    total,
    diceLeft: isHot ? options.dice : last.length - keep.length,
    isHot,
    isExact: isExactly(options, total),
  });
}

/** Returns why a turn cannot be banked after some dice are kept; null if it can. */
export function whyNotBank(
  { points, total, isHot }: Pick<KeepOutcome, 'points' | 'total' | 'isHot'>,
  { options, inGame }: Pick<KeepSituation, 'options' | 'inGame'>,
): TenThousandIllegal | null {
  const { opening, atLeast, hotDice, target } = options;
  // The match ends at exactly the target, even with fewer points than a bank needs.
  if (isExactly(options, total)) return null;
  if (!inGame && total < opening) return illegal('below-opening', { total, opening });
  if (points < atLeast) return illegal('below-least', { points, atLeast });
  const wins = finishOf(options) === 'first' && total >= target;
  return isHot && hotDice === 'must' && !wins ? illegal('must-roll-hot-dice') : null;
}
