import { gameOf, type TenThousandOptions, withDefaults } from '@dicehall/engine';
import type { Bot, CardCost } from '@dicehall/strategy';
import {
  bankableScores,
  isBankable,
  OfferTable,
  type RaceRules,
  solveTenThousand,
  type TenThousandForTwo,
  type TenThousandRule,
} from '@dicehall/strategy/solvers';
import { type CardEvaluator, type CardFamily, costOf } from '../evaluator.ts';
import { partsOf, takesOver, tenThousandCardPlayer, tenThousandLimits } from './play.ts';
import { situationOf } from './table.ts';
import { CardTurn, PerfectTurn, type Played, playsBy } from './turns.ts';

/** Evaluates cards for Ten Thousand with exact finish and two seats. */
export class TenThousandCards implements CardEvaluator<TenThousandRule> {
  readonly #solution: TenThousandForTwo;
  readonly #rules: RaceRules;
  readonly #mine: Float64Array;
  readonly #theirs: Float64Array;
  /** The card's value after its own bank, for each offer. `#offered` has the value after the other player's bank. */
  readonly #passed: OfferTable;
  readonly #offered: OfferTable;
  readonly #own: CardTurn;
  readonly #other: PerfectTurn;

  constructor(solution: TenThousandForTwo) {
    const { rules } = solution;
    this.#solution = solution;
    this.#rules = rules;
    this.#mine = new Float64Array(rules.target ** 2);
    this.#theirs = new Float64Array(rules.target ** 2);
    this.#passed = new OfferTable(rules);
    this.#offered = new OfferTable(rules);
    this.#own = new CardTurn(rules);
    this.#other = new PerfectTurn(rules);
  }

  /** Returns the card's win probabilities: `first` if its player starts, `second` if the perfect player starts. */
  values(rules: readonly TenThousandRule[]): readonly [first: number, second: number] {
    const race = this.#rules;
    const { target, scoring } = race;
    const { unit, dice } = scoring;
    const plays = playsBy(race, rules);
    const { table } = partsOf(rules);
    const scores = bankableScores(race);
    const bankable = new Set(scores);
    for (let sum = 2 * (target - 1); sum >= 0; sum--) {
      for (const own of scores) {
        const other = sum - own;
        if (!bankable.has(other)) continue;
        const at = { own: own * unit, other: other * unit, target: target * unit };
        const limits = tenThousandLimits(rules, at, dice);
        const situation = situationOf(table, at.other, at.target);
        this.#solve(own, other, rules, plays, limits, situation);
      }
    }
    return [this.#mine[0], this.#theirs[0]];
  }

  #solve(
    own: number,
    other: number,
    rules: readonly TenThousandRule[],
    plays: readonly (readonly Played[])[],
    limits: readonly number[],
    situation: number,
  ): void {
    const { target, scoring } = this.#rules;
    const { values } = this.#solution.race;
    const at = own * target + other;
    const start = scoring.dice - 1;
    const [mine, theirs] = [this.#own, this.#other];
    this.#fillStops(
      mine.stopped,
      this.#passed,
      own,
      other,
      (points) => this.#theirs[(own + points) * target + other],
    );
    mine.walk(own, plays, limits, situation);
    this.#fillStops(
      theirs.stopped,
      this.#offered,
      other,
      own,
      (points) => this.#mine[own * target + other + points],
    );
    theirs.turn.prepare(other, own, this.#solution.race);
    theirs.turn.evaluate(1 - values[at]);
    theirs.walk();
    const before = mine.part[start] + mine.lost[start] * theirs.part[start];
    this.#mine[at] = before / (1 - mine.lost[start] * theirs.lost[start]);
    this.#theirs[at] = theirs.part[start] + theirs.lost[start] * this.#mine[at];
    this.#pass(own, other, rules);
  }

  #fillStops(
    stopped: Float64Array,
    offers: OfferTable,
    banker: number,
    next: number,
    value: (points: number) => number,
  ) {
    const { target, scoring } = this.#rules;
    const { dice } = scoring;
    const most = offers.most(banker, next);
    stopped.set(offers.row(banker, next), dice);
    for (let points = most + 1; points < target - banker; points++) {
      stopped.fill(value(points), points * dice, (points + 1) * dice);
    }
  }

  /** Sets the values of every offer that leads to these two scores. */
  #pass(own: number, other: number, rules: readonly TenThousandRule[]): void {
    const { target, scoring } = this.#rules;
    const { unit } = scoring;
    const at = own * target + other;
    const [mine, theirs] = [this.#mine[at], this.#theirs[at]];
    const fresh = this.#solution.race.values[other * target + own];
    const { turn } = this.#other;
    this.#fill(this.#passed, own, other, (offer) =>
      turn.rolled[offer] > fresh ? this.#other.part[offer] + this.#other.lost[offer] * mine : theirs,
    );
    const taken = new Map<number, boolean>();
    this.#fill(this.#offered, other, own, (offer, points, dice) => {
      const key = points * 7 + dice;
      const takes = taken.get(key) ?? takesOver(rules, points * unit, dice);
      taken.set(key, takes);
      return takes ? this.#own.part[offer] + this.#own.lost[offer] * theirs : mine;
    });
  }

  #fill(
    table: OfferTable,
    score: number,
    next: number,
    value: (at: number, points: number, dice: number) => number,
  ) {
    const { dice } = this.#rules.scoring;
    const most = Math.min(score, this.#rules.target - 1 - next);
    for (let points = 1; points <= most; points++) {
      const before = score - points;
      if (!isBankable(this.#rules, before) || points > table.most(before, next)) continue;
      const row = table.row(before, next);
      for (let left = 1; left <= dice; left++) {
        row[(points - 1) * dice + left - 1] = value(points * dice + left - 1, points, left);
      }
    }
  }

  cost(rules: readonly TenThousandRule[]): CardCost {
    const [best] = this.#solution.race.values;
    return costOf('win', [best, 1 - best], this.values(rules));
  }
}

export const tenThousandFamily: CardFamily<TenThousandRule> = {
  *open() {
    const options = withDefaults(gameOf('ten-thousand').options, {}) as unknown as TenThousandOptions;
    return new TenThousandCards(yield* solveTenThousand(options));
  },
  player: (rules) => tenThousandCardPlayer(rules) as Bot,
};
