import type { ScoringTable } from '../outcomes/scoring-table.ts';
import { plainClasses } from './plain-classes.ts';

/**
 * The probability to win a last turn, in plain loops: at `need * dice + d - 1`, by units needed to draw level and dice to
 * roll.
 * @param tie the value of a level finish
 */
export function plainLastTurns(scoring: ScoringTable, most: number, tie: number): Float64Array {
  const { dice } = scoring;
  const classes = plainClasses(scoring);
  const wins = new Float64Array((most + 1) * dice);
  for (let need = 0; need <= most; need++) {
    for (let count = 1; count <= dice; count++) {
      let sum = 0;
      for (let one = classes.first[count]; one < classes.first[count + 1]; one++) {
        let best = 0;
        for (let take = classes.takes[one]; take < classes.takes[one + 1]; take++) {
          const left = need - classes.score[take];
          const thrown = wins[left * dice + classes.left[take] - 1];
          best = Math.max(best, left < 0 ? 1 : left === 0 ? Math.max(tie, thrown) : thrown);
        }
        sum += classes.chance[one] * best;
      }
      wins[need * dice + count - 1] = sum;
    }
  }
  return wins;
}
