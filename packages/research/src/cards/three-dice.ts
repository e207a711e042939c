import {
  type Face,
  gameOf,
  isNice,
  ofSeat,
  type ThreeDiceMove,
  type ThreeDiceOptions,
  type ThreeDiceView,
  withDefaults,
} from '@dicehall/engine';
import { type Bot, type CardCost, type RoundSolution, solveRound } from '@dicehall/strategy';
import {
  BestTurn,
  bestStart,
  type Held,
  holdIndex,
  noLevel,
  type Part,
  pointLevels,
  type RoundSituation,
  rollClasses,
  roundValues,
  stay,
  type ThreeDiceRule,
  valuePosition,
} from '@dicehall/strategy/solvers';
import { type CardEvaluator, type CardFamily, costOf } from './evaluator.ts';

/** What the player of a card knows when choosing dice. */
export interface Moment {
  readonly dice: readonly Face[];
  readonly points: number;
  /** The points of the other player, which the second player has to beat; null if the other player is safe. */
  readonly mark: number | null;
  readonly isStarter: boolean;
}

const pairOf = (dice: readonly Face[]): Face[] => dice.filter((face, index) => dice.indexOf(face) !== index);

/** Returns the dice to hold; null if the roll has no such dice. */
function heldOf(held: Held, dice: readonly Face[]): Face[] | null {
  const some = (faces: Face[]): Face[] | null => (faces.length > 0 ? faces : null);
  if (held === 'ones') return some(dice.filter((face) => face === 1));
  if (held === 'sixes') return some(dice.filter((face) => face === 6));
  const [pair] = pairOf(dice);
  if (held === 'pair') return pair === undefined ? null : [pair, pair];
  const steps = [...new Set(dice.filter((face) => face <= 3))];
  return steps.length === 2 ? steps : null;
}

const pointsOf = (dice: readonly Face[]): number =>
  dice.reduce((sum, face) => sum + (face === 1 ? 100 : face === 6 ? 60 : face), 0);

/**
 * Returns the dice to hold; null to stay. The first rule that applies decides; without one, the second player stays if
 * ahead.
 */
export function choiceBy(rules: readonly ThreeDiceRule[], at: Moment): readonly Face[] | null {
  const { dice, mark, isStarter } = at;
  const ahead = !isStarter && mark !== null && at.points > mark;
  const part: Part | null = isStarter ? null : mark === null ? 'safe' : 'behind';
  for (const rule of rules) {
    if (rule.kind === 'stay') {
      if (isStarter && at.points >= rule.points) return null;
    } else if (rule.kind === 'press') {
      const [pair] = pairOf(dice);
      // The player stays ahead even if the third die shows a 2.
      if (ahead && pair !== undefined && pointsOf([pair, pair]) + 2 > (mark ?? 0)) return [pair, pair];
    } else if (!ahead && (rule.part === 'any' || rule.part === part)) {
      const held = heldOf(rule.held, dice);
      if (held !== null) return held;
    }
  }
  return ahead ? null : [];
}

/**
 * Makes the choices for a turn.
 * @param situation null for the starter
 */
function choose(rules: readonly ThreeDiceRule[], turn: BestTurn, situation: RoundSituation | null): void {
  const limit = situation?.limit ?? 3;
  const mark = situation === null || situation.lowest === noLevel ? null : pointLevels[situation.lowest];
  for (let number = 0; number < limit; number++) {
    for (const [roll, { faces, points, kinds }] of rollClasses.entries()) {
      const nice = isNice(kinds[situation?.afterStairs === 1 ? 1 : 0]);
      const at = { dice: faces, points, mark, isStarter: situation === null };
      const held = nice || number === limit - 1 ? null : choiceBy(rules, at);
      turn.choices[limit - number - 1][roll] = held === null ? stay : holdIndex(held);
    }
  }
}

/** Evaluates cards for a round of Three Dice with two seats. */
export class ThreeDiceCards implements CardEvaluator<ThreeDiceRule> {
  readonly #solution: RoundSolution;

  /** @param solution the solution for two seats */
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

export function threeDiceCardPlayer(rules: readonly ThreeDiceRule[]): Bot<ThreeDiceView, ThreeDiceMove> {
  return {
    choose(view, seat) {
      const { dice, lie, finished, starter } = view;
      if (view.phase === 'give') return { type: 'give', to: 1 - seat };
      if (lie === null) return { type: 'roll', dice: [0, 1, 2] };
      if (isNice(lie.kind)) return { type: 'stay' };
      const other = ofSeat(finished, 1 - seat);
      const mark = other?.kind === 'points' ? other.points : null;
      const sorted = dice.toSorted((a, b) => a - b);
      const held = choiceBy(rules, {
        dice: sorted,
        points: lie.points,
        mark,
        isStarter: seat === starter,
      });
      if (held === null) return { type: 'stay' };
      const left = [...held];
      const rolled = dice.flatMap((face, position) => {
        const at = left.indexOf(face);
        if (at < 0) return [position];
        left.splice(at, 1);
        return [];
      });
      return { type: 'roll', dice: rolled };
    },
  };
}

export const threeDiceFamily: CardFamily<ThreeDiceRule> = {
  *open() {
    const options = withDefaults(gameOf('three-dice').options, {}) as unknown as ThreeDiceOptions;
    return new ThreeDiceCards(yield* solveRound(options, 2));
  },
  player: (rules) => threeDiceCardPlayer(rules) as Bot,
};
