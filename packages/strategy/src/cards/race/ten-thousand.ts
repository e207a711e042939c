import type { ScoringTable, Take } from '../../outcomes/scoring-table.ts';
import { type TakeGraph, takeGraph } from '../../outcomes/take-graph.ts';
import { OfferTable } from '../../solve/race/offers.ts';
import { bankableScores, isBankable, type RaceRules } from '../../solve/race/rules.ts';
import { Turn } from '../../solve/race/turn.ts';
import type { TenThousandForTwo } from '../../solve/ten-thousand/two.ts';
import { type CardCost, type CardEvaluator, costOf } from '../card.ts';
import { banks, dieWorths, type TenThousandRule, takesOver, tenThousandLimits } from './keep-rule.ts';
import { lossIn, sampleMatches } from './sample.ts';
import { allOf, takeToRoll } from './takes.ts';

/** The take of the most points, and the one with which to roll on. */
interface Choice {
  readonly chance: number;
  readonly all: Take;
  readonly on: Take;
}

/** By dice thrown: what a card takes of each roll; a roll without takes is missing. */
const choicesBy = ({ classes, unit, dice }: ScoringTable, rules: readonly TenThousandRule[]): Choice[][] => {
  const worths = dieWorths(rules, dice);
  return classes.map((own, thrown) => {
    const found = new Map<string, Choice>();
    for (const { ways, takes } of own) {
      if (takes.length === 0) continue;
      const all = allOf(takes);
      const on = takeToRoll(takes, worths[thrown] / unit);
      const key = `${all.score} ${all.left} ${on.score} ${on.left}`;
      const chance = (found.get(key)?.chance ?? 0) + ways / 6 ** thrown;
      found.set(key, { chance, all, on });
    }
    return [...found.values()];
  });
};

/** A turn as the card's player sees it: the value but for busts, and the probability of a bust, at `points * dice + d - 1`. */
class SeenTurn {
  readonly part: Float64Array;
  readonly lost: Float64Array;
  /** The values of stopping, to be filled before a walk. */
  readonly stopped: Float64Array;

  constructor({ target, scoring }: RaceRules) {
    const size = (target + 1) * scoring.dice;
    this.part = new Float64Array(size);
    this.lost = new Float64Array(size);
    this.stopped = new Float64Array(size);
  }
}

/** The turn of a perfect player. */
class PerfectTurn extends SeenTurn {
  readonly turn: Turn;
  readonly #graph: TakeGraph;
  readonly #target: number;
  readonly #kept: Float64Array;
  readonly #keptPart: Float64Array;
  readonly #keptLost: Float64Array;
  readonly #bestAt: Int32Array;

  constructor(rules: RaceRules) {
    super(rules);
    this.turn = new Turn(rules);
    this.#graph = takeGraph(rules.scoring);
    this.#target = rules.target;
    this.#kept = new Float64Array(this.part.length);
    this.#keptPart = new Float64Array(this.part.length);
    this.#keptLost = new Float64Array(this.part.length);
    this.#bestAt = new Int32Array(this.#graph.shift.length);
  }

  /** Walks the evaluated `turn`; reaching the target exactly is worth nothing to the card. */
  walk(): void {
    const { rolled, stop, own } = this.turn;
    const { dice, highest, first, end, parent, shift, ways, lost } = this.#graph;
    const [kept, keptPart, keptLost, bestAt] = [this.#kept, this.#keptPart, this.#keptLost, this.#bestAt];
    const room = this.#target - own;
    const over = room * dice;
    kept.fill(1, over, over + dice);
    keptPart.fill(0, over, over + dice);
    keptLost.fill(0, over, over + dice);
    for (let points = room - 1; points >= 0; points--) {
      const base = points * dice;
      const fits = Math.min(highest, room - points);
      for (let count = 1; count <= dice; count++) {
        const at = base + count - 1;
        const scale = 6 ** -count;
        const last = end[count * (highest + 1) + fits];
        let part = 0;
        let bust = lost[count * (highest + 1) + fits];
        for (let node = first[count]; node < last; node++) {
          const own = base + shift[node];
          const above = parent[node];
          const best = above > 0 && kept[bestAt[above]] >= kept[own] ? bestAt[above] : own;
          bestAt[node] = best;
          const weight = ways[node];
          part += weight * keptPart[best];
          bust += weight * keptLost[best];
        }
        this.part[at] = part * scale;
        this.lost[at] = bust * scale;
        const stops = stop[at] > rolled[at];
        kept[at] = stops ? stop[at] : rolled[at];
        keptPart[at] = stops ? this.stopped[at] : this.part[at];
        keptLost[at] = stops ? 0 : this.lost[at];
      }
    }
  }
}

/** The turn of a card's player. */
class CardTurn extends SeenTurn {
  readonly #rules: RaceRules;
  readonly #stops: Uint8Array;

  constructor(rules: RaceRules) {
    super(rules);
    this.#rules = rules;
    this.#stops = new Uint8Array(this.part.length);
  }

  /** @param banks whether to stop with these points and dice, in units */
  walk(
    own: number,
    choices: readonly (readonly Choice[])[],
    banks: (points: number, left: number) => boolean,
  ): void {
    const { target, opening, scoring } = this.#rules;
    const { dice } = scoring;
    const room = target - own;
    const stops = this.#stops;
    for (let points = 1; points < room; points++) {
      for (let left = 1; left <= dice; left++) stops[points * dice + left - 1] = banks(points, left) ? 1 : 0;
    }
    for (let points = room - 1; points >= 0; points--) {
      for (let count = 1; count <= dice; count++) {
        let part = 0;
        let kept = 0;
        for (const { chance, all, on } of choices[count]) {
          const most = points + all.score;
          if (most > room) continue;
          if (most === room) {
            part += chance;
            kept += chance;
          } else if (own + most >= opening && stops[most * dice + all.left - 1] === 1) {
            part += chance * this.stopped[most * dice + all.left - 1];
            kept += chance;
          } else {
            const next = (points + on.score) * dice + on.left - 1;
            part += chance * this.part[next];
            kept += chance * (1 - this.lost[next]);
          }
        }
        this.part[points * dice + count - 1] = part;
        this.lost[points * dice + count - 1] = 1 - kept;
      }
    }
  }
}

/** Matches of a sample. */
const sampled = 400;

/** Ten Thousand with exact finish by cards, for two seats. */
export class TenThousandCards implements CardEvaluator<TenThousandRule> {
  readonly #solution: TenThousandForTwo;
  readonly #rules: RaceRules;
  readonly #mine: Float64Array;
  readonly #theirs: Float64Array;
  /** The card's value after its own bank, and after the other's, for each offer. */
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

  /** The win probability of the card before its own first turn, and before the first turn of the perfect player. */
  values(rules: readonly TenThousandRule[]): readonly [first: number, second: number] {
    const race = this.#rules;
    const { target, scoring } = race;
    const { unit, dice } = scoring;
    const choices = choicesBy(scoring, rules);
    const scores = bankableScores(race);
    const bankable = new Set(scores);
    for (let sum = 2 * (target - 1); sum >= 0; sum--) {
      for (const own of scores) {
        const other = sum - own;
        if (!bankable.has(other)) continue;
        const at = { own: own * unit, other: other * unit, target: target * unit };
        const limits = tenThousandLimits(rules, at, dice);
        const stops = (points: number, left: number): boolean =>
          banks(rules, limits, points * unit, left, (target - own - points) * unit);
        this.#solve(own, other, rules, choices, stops);
      }
    }
    return [this.#mine[0], this.#theirs[0]];
  }

  #solve(
    own: number,
    other: number,
    rules: readonly TenThousandRule[],
    choices: readonly (readonly Choice[])[],
    stops: (points: number, left: number) => boolean,
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
    mine.walk(own, choices, stops);
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

  /** By the losses of single choices in matches that the card plays. */
  estimateNear(card: readonly TenThousandRule[]): (rules: readonly TenThousandRule[]) => number {
    const sample = sampleMatches(this.#solution, card, sampled);
    return (rules) => lossIn(sample, this.#solution, rules);
  }

  cost(rules: readonly TenThousandRule[]): CardCost {
    const [best] = this.#solution.race.values;
    return costOf('win', [best, 1 - best], this.values(rules));
  }
}
