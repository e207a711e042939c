import { scoreGreed, scoringKeeps, type TenThousandOptions } from '@dicehall/engine';
import { compileScoring, type ScoringTable } from './scoring-table.ts';

const greedDice = 5;
const tenThousandDice = 6;

/** All scores of Greed and of Ten Thousand are multiples of 50. */
export const unit = 50;

/** Cached, because compiling asks the engine about every throw and takes longer than opening a solution. */
const compiled = new Map<string, ScoringTable>();

function once(name: string, compile: () => ScoringTable): ScoringTable {
  const found = compiled.get(name) ?? compile();
  compiled.set(name, found);
  return found;
}

/** One take a throw: all dice that score. */
export const greedScoring = (): ScoringTable =>
  once('greed', () =>
    compileScoring(greedDice, unit, (dice) => {
      const { score, rest } = scoreGreed(dice);
      return score === 0 ? [] : [{ score, left: rest === 0 ? greedDice : rest }];
    }),
  );

/** One take for each set of dice that can be kept. */
export const tenThousandScoring = (threePairs: TenThousandOptions['threePairs']): ScoringTable =>
  once(`ten-thousand ${threePairs}`, () =>
    compileScoring(tenThousandDice, unit, (dice) =>
      scoringKeeps(dice, threePairs).map(({ keep, score }) => ({
        score,
        left: keep.length === dice.length ? tenThousandDice : dice.length - keep.length,
      })),
    ),
  );
