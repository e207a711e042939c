import { isNice } from '@dicehall/engine';
import { type CardCost, type CardEvaluator, costOf } from '../../../cards/card.ts';
import { holdIndex, pointLevels, rollClasses } from '../solve/classes.ts';
import { noLevel, type RoundSituation } from '../solve/layers.ts';
import { bestStart, type RoundSolution, roundValues, valuePosition } from '../solve/solve.ts';
import { BestTurn, stay } from '../solve/turn.ts';
import { choiceBy, type ThreeDiceRule } from './rule.ts';

/** @param situation null for the starter */
function choose(rules: readonly ThreeDiceRule[], turn: BestTurn, situation: RoundSituation | null): void {
  const limit = situation?.limit ?? 3;
  const mark = situation === null || situation.lowest === noLevel ? null : pointLevels[situation.lowest];
  for (let number = 0; number < limit; number++) {
    for (const [roll, { faces, points, kinds }] of rollClasses.entries()) {
      const nice = isNice(kinds[situation?.afterStairs === 1 ? 1 : 0]);
      const at = { dice: faces, points, roll: number + 1, mark, isStarter: situation === null };
      const held = nice || number === limit - 1 ? null : choiceBy(rules, at);
      turn.choices[limit - number - 1][roll] = held === null ? stay : holdIndex(held);
    }
  }
}

/** A round of Three Dice by cards, for two seats. */
export class ThreeDiceCards implements CardEvaluator<ThreeDiceRule> {
  readonly #solution: RoundSolution;

  /** @param solution of two seats */
  constructor(solution: RoundSolution) {
    this.#solution = solution;
  }

  cost(rules: readonly ThreeDiceRule[]): CardCost {
    const { rules: round, layers, roundValue } = this.#solution;
    const [perfect, settled] = [layers[2], layers[3]];
    if (perfect === undefined || settled === undefined) throw new RangeError('Cards are for two seats');
    const start = new BestTurn(round);
    choose(rules, start, null);
    const [first = 0] = roundValues(round, 2, perfect, start);
    const second = valuePosition(round, 2, settled, (turn, situation) => choose(rules, turn, situation));
    const [, later = 0] = roundValues(round, 2, second, bestStart(round, 2, perfect));
    return costOf('sips', roundValue, [first, later]);
  }
}
