import { type GreedOptions, type GreedView, gameOf, withDefaults } from '@dicehall/engine';
import type { Bot, CardCost } from '@dicehall/strategy';
import {
  bankableScores,
  type GreedForTwo,
  greedRace,
  type RaceRule,
  type RaceRules,
  solveGreed,
  Turns,
} from '@dicehall/strategy/solvers';
import { type CardEvaluator, type CardFamily, costOf } from './evaluator.ts';
import { leadOf, limitsOf, type RaceSituation } from './race.ts';

/** The length at which a turn is cut off, in units beyond the target. Higher scores have probabilities below 1e-16. */
const beyond = 300;

const mostTurnouts = 20_000;

type Stops = (points: number, dice: number) => boolean;

/** The distribution of a turn's results: the points at which it stops, their chances, and the chance of a bust. */
interface Turnout {
  readonly points: Int32Array;
  readonly chances: Float64Array;
  readonly bust: number;
}

class TurnFollower {
  readonly #dice: number;
  readonly #chances: readonly (readonly { share: number; score: number; after: number }[])[];
  readonly #reached: Float64Array;

  constructor({ scoring, target, opening }: RaceRules) {
    this.#dice = scoring.dice;
    // Greed keeps all scoring dice, so a roll offers at most one choice.
    this.#chances = scoring.classes.map((classes, dice) =>
      classes.flatMap(({ ways, takes }) =>
        takes.map(({ score, left }) => ({ share: ways / 6 ** dice, score, after: left })),
      ),
    );
    this.#reached = new Float64Array((Math.max(target, opening) + 2 * beyond) * (scoring.dice + 1));
  }

  follow(stops: Stops, longest: number): Turnout {
    const dice = this.#dice;
    const width = dice + 1;
    const reached = this.#reached;
    const ends: number[] = [];
    const chances: number[] = [];
    let [bust, last] = [0, 0];
    reached[dice] = 1;
    for (let points = 0; points <= last; points++) {
      let stopped = 0;
      for (let left = 1; left <= dice; left++) {
        const chance = reached[points * width + left];
        if (chance === 0) continue;
        reached[points * width + left] = 0;
        if (points > 0 && (points >= longest || stops(points, left))) {
          stopped += chance;
          continue;
        }
        let scored = 0;
        for (const { share, score, after } of this.#chances[left]) {
          const to = points + score;
          reached[to * width + after] += chance * share;
          scored += share;
          if (to > last) last = to;
        }
        bust += chance * (1 - scored);
      }
      if (stopped === 0) continue;
      ends.push(points);
      chances.push(stopped);
    }
    return { points: Int32Array.from(ends), chances: Float64Array.from(chances), bust };
  }
}

const situationOf = (
  { target, scoring: { unit } }: RaceRules,
  own: number,
  other: number,
): RaceSituation => ({
  own: own * unit,
  other: other * unit,
  target: target * unit,
});

/** Whether a player who uses a card stops, except in a last turn. */
export function greedStops(rules: readonly RaceRule[], race: RaceRules, own: number, other: number): Stops {
  const { opening, target, scoring } = race;
  const { unit, dice } = scoring;
  const limits = limitsOf(rules, situationOf(race, own, other), dice);
  const lead = leadOf(rules);
  return (points, left) => {
    if (own === 0 && points < opening) return false;
    if (own + points >= target) return (own + points - other) * unit >= lead;
    return points * unit >= limits[left];
  };
}

/** Evaluates cards for Greed with two seats. */
export class GreedCards implements CardEvaluator<RaceRule> {
  readonly #solution: GreedForTwo;
  readonly #turns: Turns;
  readonly #follower: TurnFollower;
  /** The results of the perfect player's turn, at index `own * target + other`. */
  readonly #perfect = new Map<number, Turnout>();
  /** The results of a card's turn, indexed by the limits of the card. */
  readonly #known = new Map<string, Turnout>();

  constructor(solution: GreedForTwo) {
    const { rules, race } = solution;
    this.#solution = solution;
    this.#turns = new Turns(rules, race);
    this.#follower = new TurnFollower(rules);
    const scores = bankableScores(rules);
    for (const own of scores) {
      for (const other of scores) {
        const turn = this.#turns.between(own, other);
        const stops: Stops = (points, dice) => {
          if (own === 0 && points < rules.opening) return false;
          if (points >= turn.top) return true;
          return turn.stop[turn.at(points, dice)] > turn.rolled[turn.at(points, dice)];
        };
        this.#perfect.set(own * rules.target + other, this.#follower.follow(stops, rules.target + beyond));
      }
    }
  }

  /** Returns the results of a card's turn. Many cards and scores share the same results. */
  #turnout(rules: readonly RaceRule[], own: number, other: number): Turnout {
    const race = this.#solution.rules;
    const { unit, dice } = race.scoring;
    const limits = limitsOf(rules, situationOf(race, own, other), dice);
    const lead = leadOf(rules);
    // A turn that reaches the target stops there, even below the limit.
    const reached = limits.map((limit) => Math.min(limit / unit, race.target - own));
    const more = Math.max(0, (other - race.target) * unit + lead);
    const key = `${own === 0} ${more > 0 ? race.target - own : ''} ${more} ${reached.join(' ')}`;
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    const made = this.#follower.follow(greedStops(rules, race, own, other), race.target + beyond);
    if (this.#known.size >= mostTurnouts) this.#known.clear();
    this.#known.set(key, made);
    return made;
  }

  /** Returns the card's win probabilities: `first` if its player starts, `second` if the perfect player starts. */
  values(rules: readonly RaceRule[]): readonly [first: number, second: number] {
    const race = this.#solution.rules;
    const { target, opening } = race;
    const scores = bankableScores(race);
    const bankable = new Set(scores);
    const mine = new Float64Array(target ** 2);
    const theirs = new Float64Array(target ** 2);
    const last = this.#turns.between(0, 0);
    const lead = leadOf(rules);
    const behinds = rules.flatMap((rule) => (rule.kind === 'add' ? [rule.behind] : []));
    const local = new Map<number, Turnout>();
    const turnout = (own: number, other: number): Turnout => {
      const at = situationOf(race, own, other);
      // The key contains the points beyond the target that the required lead demands. Without a required lead, the
      // other player's score makes no difference.
      let key = Math.max(0, at.other + lead - at.target);
      for (const behind of behinds) key = 2 * key + (at.other - at.own >= behind ? 1 : 0);
      key = key * target + own;
      const found = local.get(key);
      if (found !== undefined) return found;
      const made = this.#turnout(rules, own, other);
      local.set(key, made);
      return made;
    };
    for (let sum = 2 * (target - 1); sum >= 0; sum--) {
      for (const own of scores) {
        const other = sum - own;
        if (!bankable.has(other)) continue;
        const at = own * target + other;
        const my = turnout(own, other);
        const their = this.#perfect.get(other * target + own) ?? my;
        let won = 0;
        for (let end = 0; end < my.points.length; end++) {
          const total = own + my.points[end];
          if (total < opening) continue;
          const value = total < target ? theirs[total * target + other] : 1 - last.lastTurn(other, total);
          won += my.chances[end] * value;
        }
        let kept = 0;
        for (let end = 0; end < their.points.length; end++) {
          const total = other + their.points[end];
          kept +=
            their.chances[end] * (total < target ? mine[own * target + total] : last.lastTurn(own, total));
        }
        // Solves two equations: mine = won + bust * theirs; theirs = kept + their bust * mine.
        mine[at] = (won + my.bust * kept) / (1 - my.bust * their.bust);
        theirs[at] = kept + their.bust * mine[at];
      }
    }
    return [mine[0], theirs[0]];
  }

  cost(rules: readonly RaceRule[]): CardCost {
    const [best] = this.#solution.race.values;
    return costOf('win', [best, 1 - best], this.values(rules));
  }
}

export function greedCardPlayer(
  rules: readonly RaceRule[],
): Bot<GreedView, { readonly type: 'roll' | 'stop' }> {
  return {
    choose(view) {
      if (view.last.length === 0) return { type: 'roll' };
      const race = greedRace(view.options);
      const { unit } = race.scoring;
      const [own, other] = [view.scores[view.seat] ?? 0, view.scores[1 - view.seat] ?? 0];
      const total = own + view.turnPoints;
      const stops =
        view.finalBy === null
          ? greedStops(rules, race, own / unit, other / unit)(view.turnPoints / unit, view.dice)
          : total > other || (total === other && view.dice === 1);
      return { type: stops ? 'stop' : 'roll' };
    },
  };
}

export const greedFamily: CardFamily<RaceRule> = {
  *open() {
    const options = withDefaults(gameOf('greed').options, {}) as unknown as GreedOptions;
    return new GreedCards(yield* solveGreed(options));
  },
  player: (rules) => greedCardPlayer(rules) as Bot,
};
