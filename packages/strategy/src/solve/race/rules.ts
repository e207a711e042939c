import type { GreedOptions, TenThousandOptions } from '@dicehall/engine';
import { greedScoring, tenThousandScoring } from '../../outcomes/games.ts';
import type { ScoringTable } from '../../outcomes/scoring-table.ts';

/**
 * How a race ends.
 * - `bank`: who banks the target or more first has won.
 * - `exact`: who reaches the target exactly has won, at once; a throw that can take the turn past it is lost.
 * - `final-round`: who banks the target or more first has set a mark, and the other has one more turn to beat it.
 */
export type RaceFinish = 'bank' | 'exact' | 'final-round';

/** A race of two players to a target, by turns in which points run up until they are banked or lost. */
export interface RaceRules {
  readonly scoring: ScoringTable;
  readonly finish: RaceFinish;
  /** In units, as everything here. */
  readonly target: number;
  /** What the first bank must come to at least; 0 for no such rule. */
  readonly opening: number;
  /** Whether banked points and the dice left pass on to the next player, who may start from them. */
  readonly takeOver: boolean;
}

/** Greed as a race. */
export function greedRace({ target, opening }: GreedOptions): RaceRules {
  const scoring = greedScoring();
  const { unit } = scoring;
  return {
    scoring,
    finish: 'final-round',
    target: target / unit,
    opening: opening / unit,
    takeOver: false,
  };
}

/** Ten Thousand as a race. */
export function tenThousandRace(options: TenThousandOptions): RaceRules {
  const scoring = tenThousandScoring(options.threePairs);
  const { unit } = scoring;
  return {
    scoring,
    finish: options.exactFinish ? 'exact' : 'bank',
    target: options.target / unit,
    opening: options.opening / unit,
    takeOver: options.takeOver,
  };
}

/** Whether a player can stand at so many banked points without having won. */
export const isBankable = ({ target, opening }: RaceRules, score: number): boolean =>
  score === 0 || (score >= opening && score < target);

/** Every score that a player can stand at, rising. */
export const bankableScores = (rules: RaceRules): number[] =>
  Array.from({ length: rules.target }, (_, score) => score).filter((score) => isBankable(rules, score));
