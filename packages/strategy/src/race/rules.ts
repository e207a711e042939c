import type { GreedOptions, TenThousandOptions } from '@dicehall/engine';
import { greedScoring, tenThousandScoring } from '../outcomes/games.ts';
import type { ScoringTable } from '../outcomes/scoring-table.ts';

/**
 * How a race ends.
 * - `bank`: the first to bank the target or more wins.
 * - `exact`: the first to reach the target exactly wins at once; a throw that can take the turn past it loses the turn.
 * - `final-round`: the first to bank the target or more sets a mark; the other has one more turn to beat it.
 */
export type RaceFinish = 'bank' | 'exact' | 'final-round';

/** A race of two players to a target, in turns whose points accumulate until they are banked or lost. */
export interface RaceRules {
  readonly scoring: ScoringTable;
  readonly finish: RaceFinish;
  /** The target in units, like all points here. */
  readonly target: number;
  /** The minimum of a first bank; 0 for none. */
  readonly opening: number;
  /** Whether the next player may start from the banked points and the dice left. */
  readonly takeOver: boolean;
}

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

export function tenThousandRace(options: TenThousandOptions): RaceRules {
  const scoring = tenThousandScoring(options);
  const { unit } = scoring;
  return {
    scoring,
    finish: options.exactFinish ? 'exact' : 'bank',
    target: options.target / unit,
    opening: options.opening / unit,
    takeOver: options.takeOver,
  };
}

/** Whether a player can have this score without having won. */
export const isBankable = ({ target, opening }: RaceRules, score: number): boolean =>
  score === 0 || (score >= opening && score < target);

/** Every bankable score, in ascending order. */
export const bankableScores = (rules: RaceRules): number[] =>
  Array.from({ length: rules.target }, (_, score) => score).filter((score) => isBankable(rules, score));
