import {
  type Face,
  type GreedScoring,
  greedScoringOptions,
  type Keep,
  type ScoringOptions,
  scoreGreed,
  scoringKeeps,
  scoringOf,
} from '@dicehall/engine';
import { cached } from '../cached.ts';
import { compileScoring } from './scoring-table.ts';

const greedDice = 5;

/** All scores of Greed and of Ten Thousand are multiples of 50. */
export const unit = 50;

// Compiling a scoring table asks the engine about every throw, which takes longer than opening a solution. The tables
// are therefore cached.

/** The scores of Greed: for each throw, one way to take points, with all dice that score. */
export const greedScoring = cached(
  (options: GreedScoring) => scoringOf(greedScoringOptions(options)).key,
  (options) =>
    compileScoring(greedDice, unit, (dice) => {
      const { score, rest } = scoreGreed(dice, options);
      return score === 0 ? [] : [{ score, left: rest === 0 ? greedDice : rest }];
    }),
);

/** The scores of Ten Thousand: for each throw, one way to take points for each set of dice that can be kept. */
export const tenThousandScoring = cached(
  (options: ScoringOptions) => scoringOf(options).key,
  (options) =>
    compileScoring(options.dice, unit, (dice) =>
      keepsOfThrow(dice, options).map(({ keep, score }) => ({
        score,
        left: keep.length === dice.length ? options.dice : dice.length - keep.length,
      })),
    ),
);

const sortFaces = (thrown: readonly Face[]): Face[] => thrown.toSorted((a, b) => a - b);

/** The sets that can be kept from a throw of Ten Thousand, computed once for each set of dice. */
export const keepsOfThrow = cached(
  (thrown: readonly Face[], options: ScoringOptions) =>
    `${scoringOf(options).key} ${sortFaces(thrown).join('')}`,
  (thrown, options): readonly Keep[] => scoringKeeps(sortFaces(thrown), options),
);
