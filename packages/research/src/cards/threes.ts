import { type Face, gameOf, type ThreesOptions, withDefaults } from '@dicehall/engine';
import type { Bot, CardCost } from '@dicehall/strategy';
import {
  allDice,
  bestMeanTurn,
  cached,
  greatestLead,
  highestScore,
  leadBefore,
  lowestScore,
  scoreValues,
  solveThrees,
  type ThreesForTwo,
  type ThreesRule,
  ThreesTurn,
  throwsOf,
} from '@dicehall/strategy/solvers';
import { type CardEvaluator, type CardFamily, costOf } from './evaluator.ts';
import { applies, type Keeping, keepingOf, keptBy, threesCardPlayer } from './threes-play.ts';

const range = highestScore - lowestScore + 1;
const width = 6 * allDice + 1;

/** The dice kept from a roll, and the points of all its dice. */
interface Outcome {
  readonly chance: number;
  readonly kept: number;
  readonly points: number;
  readonly onlySixes: boolean;
  readonly all: number;
}

const throws = Array.from({ length: allDice + 1 }, (_, dice) => throwsOf(dice));
const pointsOf = (dice: readonly Face[]): number =>
  dice.reduce((sum, face) => sum + (face === 3 ? 0 : face), 0);

/** @param sixes the number of locked dice if all of them are 6s; else null */
const outcomesOf = cached(
  ({ most, total, sixes: moon }: Keeping, open: number, sixes: number | null, fewest: 1 | 2) =>
    `${most[open]} ${total[open]} ${moon} ${open} ${sixes} ${fewest}`,
  (keeping, open, sixes, fewest): readonly Outcome[] =>
    throws[open].map(({ dice, ways }) => {
      const kept = keptBy(keeping, dice, sixes, fewest).map((index) => dice[index]);
      const onlySixes = sixes !== null && kept.every((face) => face === 6);
      const all = sixes !== null && dice.every((face) => face === 6) ? lowestScore : pointsOf(dice);
      return { chance: ways / 6 ** open, kept: kept.length, points: pointsOf(kept), onlySixes, all };
    }),
);

/**
 * At `score - lowestScore`: the chance of each score of a turn.
 * @param wins the highest score that wins the match at once; a player who has it on the table banks
 */
export function scoresBy(keeping: Keeping, fewest: 1 | 2, wins: number): Float64Array {
  const scores = new Float64Array(range);
  // At `dice * width + points`, for locked dice that are not all 6s.
  const plain = new Float64Array((allDice + 1) * width);
  const sixes = new Float64Array(allDice + 1);
  sixes[0] = 1;
  const play = (
    locked: number,
    points: number,
    chance: number,
    moon: boolean,
    outcomes: readonly Outcome[],
  ) => {
    for (const outcome of outcomes) {
      const reached = chance * outcome.chance;
      const score = outcome.all === lowestScore ? lowestScore : points + outcome.all;
      const total = locked + outcome.kept;
      if (score <= wins || total === allDice) scores[score - lowestScore] += reached;
      else if (moon && outcome.onlySixes) sixes[total] += reached;
      else plain[total * width + points + outcome.points] += reached;
    }
  };
  for (let locked = 0; locked < allDice; locked++) {
    const open = allDice - locked;
    if (open < fewest) break;
    play(locked, 6 * locked, sixes[locked], true, outcomesOf(keeping, open, locked, fewest));
    const outcomes = outcomesOf(keeping, open, null, fewest);
    for (let points = 0; points < width; points++) {
      const chance = plain[locked * width + points];
      if (chance > 0) play(locked, points, chance, false, outcomes);
    }
  }
  return scores;
}

const neverWins = lowestScore - 1;

/** Evaluates cards for Threes with two seats. */
export class ThreesCards implements CardEvaluator<ThreesRule> {
  readonly #solution: ThreesForTwo;
  readonly #lead: number;
  readonly #fewest: 1 | 2;
  /** By turns left and lead: the scores of a turn of the perfect player; null if the match is decided. */
  readonly #perfect: (Float64Array | null)[] = [];
  readonly #known = new Map<string, Float64Array>();

  constructor(solution: ThreesForTwo) {
    const { rounds, lastDie } = solution.options;
    this.#solution = solution;
    this.#lead = greatestLead(rounds);
    const turn = new ThreesTurn(lastDie);
    this.#fewest = turn.fewest;
    for (let turns = 1; turns <= 2 * rounds; turns++) {
      const most = leadBefore(rounds, turns);
      for (let more = -most; more <= most; more++) {
        const values = scoreValues(solution.values, this.#lead, turns - 1, more);
        if (values.every((one) => one === values[0])) continue;
        turn.evaluate(values);
        this.#perfect[this.#at(turns, more)] = turn.scores();
      }
    }
  }

  #at(turns: number, more: number): number {
    return turns * (2 * this.#lead + 1) + more + this.#lead;
  }

  #scores(keeping: Keeping, wins: number): Float64Array {
    const key = `${keeping.most.join('')} ${keeping.total.join(' ')} ${keeping.sixes} ${wins}`;
    const found = this.#known.get(key) ?? scoresBy(keeping, this.#fewest, wins);
    this.#known.set(key, found);
    return found;
  }

  /** The card's win probability if it starts, and if the perfect player starts. */
  values(rules: readonly ThreesRule[]): readonly [first: number, second: number] {
    const { rounds } = this.#solution.options;
    const lead = this.#lead;
    const size = (2 * rounds + 1) * (2 * lead + 1);
    const mine = new Float64Array(size);
    const theirs = new Float64Array(size);
    for (let more = -lead; more <= lead; more++) {
      mine[this.#at(0, more)] = more < 0 ? 1 : more === 0 ? 0.5 : 0;
      theirs[this.#at(0, more)] = 1 - mine[this.#at(0, more)];
    }
    const cases = rules.map(({ when }) => when);
    const local = new Map<string, Float64Array>();
    for (let turns = 1; turns <= 2 * rounds; turns++) {
      const most = leadBefore(rounds, turns);
      const left = Math.ceil(turns / 2);
      for (let more = -lead; more <= lead; more++) {
        const at = this.#at(turns, more);
        if (Math.abs(more) > most) {
          mine[at] = more < 0 ? 1 : 0;
          theirs[at] = 1 - mine[at];
          continue;
        }
        const wins = turns === 1 ? Math.max(neverWins, Math.min(highestScore, -more - 1)) : neverWins;
        let key = `${wins}`;
        for (const when of cases) key += applies(when, more, left) ? 1 : 0;
        const own = local.get(key) ?? this.#scores(keepingOf(rules, more, left), wins);
        local.set(key, own);
        mine[at] = this.#after(theirs, own, turns, more);
        const perfect = this.#perfect[at];
        const value = this.#solution.values[at];
        theirs[at] =
          perfect === undefined || perfect === null ? 1 - value : this.#after(mine, perfect, turns, more);
      }
    }
    return [mine[this.#at(2 * rounds, 0)], theirs[this.#at(2 * rounds, 0)]];
  }

  #after(values: Float64Array, scores: Float64Array, turns: number, more: number): number {
    const lead = this.#lead;
    const from = this.#at(turns - 1, 0);
    let sum = 0;
    for (let index = 0; index < range; index++) {
      const chance = scores[index];
      if (chance === 0) continue;
      const after = Math.min(lead, Math.max(-lead, -(more + index + lowestScore)));
      sum += chance * values[from + after];
    }
    return sum;
  }

  cost(rules: readonly ThreesRule[]): CardCost {
    const { firstPlayerWins, options } = this.#solution;
    const scores = this.#scores(
      keepingOf(
        rules.filter(({ when }) => when === null),
        0,
        options.rounds,
      ),
      neverWins,
    );
    const mean = scores.reduce((sum, chance, index) => sum + chance * (index + lowestScore), 0);
    return {
      ...costOf('win', [firstPlayerWins, 1 - firstPlayerWins], this.values(rules)),
      meanScore: mean - bestMeanTurn(options.lastDie),
    };
  }
}

export const threesFamily: CardFamily<ThreesRule> = {
  *open() {
    const options = withDefaults(gameOf('threes').options, {}) as unknown as ThreesOptions;
    return new ThreesCards(yield* solveThrees(options));
  },
  player: (rules) => threesCardPlayer(rules) as Bot,
};
