import { finishOf, type GreedOptions, type TenThousandOptions } from '@dicehall/engine';
import { greedScoring, tenThousandScoring } from '../outcomes/games.ts';
import type { ScoringTable } from '../outcomes/scoring-table.ts';

/**
 * How a race ends.
 * - `bank`: the first player to bank the target or more wins.
 * - `exact`: the first player to reach the target exactly wins at once; a throw that would take the turn past it loses
 *   the turn.
 * - `final-round`: the first player to bank the target or more sets the score to beat; the other player has one more
 *   turn.
 * - `round`: like `bank`, but a player who began the match second has one more turn.
 */
export type RaceFinish = 'bank' | 'exact' | 'final-round' | 'round';

/** A race of two players to a target, in turns whose points accumulate until they are banked or lost. */
export interface RaceRules {
  readonly scoring: ScoringTable;
  readonly finish: RaceFinish;
  /** The target in units. All other points are also in units. */
  readonly target: number;
  /** The minimum points of a player's first bank; 0 for none. */
  readonly opening: number;
  /** Whether the next player may continue with the banked points and the remaining dice. */
  readonly takeOver: boolean;
  /** The minimum number of points that a turn needs to be banked; 0 if absent. */
  readonly least?: number;
  /** Whether a player who has kept every die must roll again, unless the match is won. */
  readonly mustRollHot?: boolean;
}

/** Which table of values a turn belongs to: 1 for the player who began second if that matters, otherwise 0. */
export type Side = 0 | 1;

/** Returns the sides of the players. If it does not matter who began, one table of values serves both. */
export const sidesOf = ({ finish }: Pick<RaceRules, 'finish'>): readonly Side[] =>
  finish === 'round' ? [0, 1] : [0];

/** Returns the side of the player who is not to move. */
export const otherSide = (rules: Pick<RaceRules, 'finish'>, side: Side): Side =>
  rules.finish === 'round' && side === 0 ? 1 : 0;

/** Returns the index of a turn start in the values of a race. */
export const startAt = ({ target }: RaceRules, own: number, other: number, side: Side = 0): number =>
  (side * target + own) * target + other;

/** Returns the value for a player whose turn has ended without points. */
export const afterBust = (
  rules: RaceRules,
  values: Float64Array,
  own: number,
  other: number,
  side: Side = 0,
): number => 1 - values[startAt(rules, other, own, otherSide(rules, side))];

export function greedRace(options: GreedOptions): RaceRules {
  const { target, opening } = options;
  const scoring = greedScoring(options);
  const { unit } = scoring;
  return {
    scoring,
    finish: 'final-round',
    target: target / unit,
    opening: opening / unit,
    takeOver: false,
  };
}

/** A match with a fixed number of rounds has no entry, because it is not a race. */
const raceFinishes: Readonly<Record<ReturnType<typeof finishOf>, RaceFinish>> = {
  exact: 'exact',
  first: 'bank',
  'last-turn': 'final-round',
  round: 'round',
  rounds: 'bank',
};

export function tenThousandRace(options: TenThousandOptions): RaceRules {
  const scoring = tenThousandScoring(options);
  const { unit } = scoring;
  return {
    scoring,
    finish: raceFinishes[finishOf(options)],
    target: options.target / unit,
    opening: options.opening / unit,
    takeOver: options.takeOver,
    least: options.atLeast / unit,
    mustRollHot: options.hotDice === 'must',
  };
}

/** Whether a player can have this score without having won. */
export const isBankable = ({ target, opening }: RaceRules, score: number): boolean =>
  score === 0 || (score >= opening && score < target);

/** Returns every score that `isBankable` allows, in ascending order. */
export const bankableScores = (rules: RaceRules): number[] =>
  Array.from({ length: rules.target }, (_, score) => score).filter((score) => isBankable(rules, score));
