import {
  bestCombinations,
  type Combination,
  type Face,
  type ScoringOptions,
  withDefaults,
} from '../../core/index.ts';
import { type GreedOptions, greedOptions } from './options.ts';
import { allDice } from './state.ts';

export interface GreedScore {
  readonly score: number;
  readonly rest: number;
}

export type GreedScoring = Pick<GreedOptions, 'threeOnes' | 'more' | 'straight' | 'fullHouse'>;

const known = new WeakMap<GreedScoring, ScoringOptions>();

/** Returns the options of the general scoring code. Greed has one score for both straights of five dice. */
export function greedScoringOptions(options: GreedScoring): ScoringOptions {
  const found = known.get(options);
  if (found !== undefined) return found;
  const { threeOnes, more, straight, fullHouse } = options;
  const made: ScoringOptions = {
    dice: allDice,
    one: 100,
    five: 50,
    threeOnes,
    more,
    lowStraight: straight,
    highStraight: straight,
    fullHouse,
    straight: 0,
    threePairs: 'distinct',
    threePairsPoints: 0,
    twoTriplets: 0,
    nothing: 0,
  };
  known.set(options, made);
  return made;
}

const standard = withDefaults(greedOptions, {});

export const combinationsIn = (dice: readonly Face[], options: GreedScoring): readonly Combination[] =>
  bestCombinations(dice, greedScoringOptions(options));

export function scoreGreed(dice: readonly Face[], options: GreedScoring = standard): GreedScore {
  let score = 0;
  let rest = dice.length;
  for (const one of combinationsIn(dice, options)) {
    score += one.points;
    rest -= one.dice.length;
  }
  return { score, rest };
}
