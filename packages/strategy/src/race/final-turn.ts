import type { ScoringTable } from '../outcomes/scoring-table.ts';

/**
 * The win probabilities of a last turn: `at[need]` for a player about to roll all dice who needs that many units to draw
 * level and more to win; a level finish counts `tie`.
 */
export interface FinalTurn {
  readonly at: Float64Array;
  /** At `need * dice + d - 1`: the same in the middle of the turn, before a roll of d dice. */
  readonly before: Float64Array;
}

/**
 * Values a last turn for every need up to `most`. Need 0 is level: the player may stop with `tie` or roll again.
 * @param tie the value of a level finish; 0 where it cannot be banked
 */
export function finalTurn(scoring: ScoringTable, most: number, tie: number): FinalTurn {
  const { dice, classes } = scoring;
  const before = new Float64Array((most + 1) * dice);
  const worth = (need: number, left: number): number => {
    if (need < 0) return 1;
    const thrown = before[need * dice + left - 1];
    return need === 0 ? Math.max(tie, thrown) : thrown;
  };
  for (let need = 0; need <= most; need++) {
    for (let count = 1; count <= dice; count++) {
      let won = 0;
      for (const { takes, ways } of classes[count]) {
        let best = 0;
        for (const { score, left } of takes) best = Math.max(best, worth(need - score, left));
        won += ways * best;
      }
      before[need * dice + count - 1] = won / 6 ** count;
    }
  }
  const at = Float64Array.from({ length: most + 1 }, (_, need) => before[need * dice + dice - 1]);
  return { at, before };
}
