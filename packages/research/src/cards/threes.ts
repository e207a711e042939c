import { type Face, gameOf, type ThreesOptions, withDefaults } from '@dicehall/engine';
import type { Bot, CardCost } from '@dicehall/strategy';
import {
  allDice,
  bestMeanTurn,
  cached,
  highestScore,
  lowestScore,
  scoreValues,
  solveThrees,
  type ThreesMatch,
  type ThreesRule,
  ThreesTurn,
  throwsOf,
} from '@dicehall/strategy/solvers';
import { type CardEvaluator, type CardFamily, costOf } from './evaluator.ts';
import { applies, type Keeping, keepingOf, keptBy, threesCardPlayer } from './threes-play.ts';

const range = highestScore - lowestScore + 1;
const width = 6 * allDice + 1;

/**
 * A result of a roll: the number and the points of the dice that the card keeps, and in `all` the points of all dice
 * rolled.
 */
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

/**
 * Computes the results of a roll.
 * @param sixes the number of locked dice if all of them are 6s; otherwise null
 */
const outcomesOf = cached(
  ({ total, sixes: moon }: Keeping, open: number, sixes: number | null, fewest: 1 | 2) =>
    `${total[open]} ${moon} ${open} ${sixes} ${fewest}`,
  (keeping, open, sixes, fewest): readonly Outcome[] =>
    throws[open].map(({ dice, ways }) => {
      const kept = keptBy(keeping, dice, sixes, fewest).map((index) => dice[index]);
      const onlySixes = sixes !== null && kept.every((face) => face === 6);
      const all = sixes !== null && dice.every((face) => face === 6) ? lowestScore : pointsOf(dice);
      return { chance: ways / 6 ** open, kept: kept.length, points: pointsOf(kept), onlySixes, all };
    }),
);

/**
 * Returns the chance of each score of a turn, at index `score - lowestScore`.
 * @param wins the highest score that wins the match at once; a player who has it on the table banks
 */
export function scoresBy(keeping: Keeping, fewest: 1 | 2, wins: number): Float64Array {
  const scores = new Float64Array(range);
  // The chances with locked dice that are not all 6s, at index `dice * width + points`.
  const plain = new Float64Array((allDice + 1) * width);
  const sixes = new Float64Array(allDice + 1);
  sixes[0] = 1;
  const play = (locked: number, points: number, chance: number, outcomes: readonly Outcome[]) => {
    for (const outcome of outcomes) {
      const reached = chance * outcome.chance;
      const score = outcome.all === lowestScore ? lowestScore : points + outcome.all;
      const total = locked + outcome.kept;
      if (score <= wins || total === allDice) scores[score - lowestScore] += reached;
      else if (outcome.onlySixes) sixes[total] += reached;
      else plain[total * width + points + outcome.points] += reached;
    }
  };
  for (let locked = 0; locked < allDice; locked++) {
    const open = allDice - locked;
    play(locked, 6 * locked, sixes[locked], outcomesOf(keeping, open, locked, fewest));
    const outcomes = outcomesOf(keeping, open, null, fewest);
    for (let points = 0; points < width; points++) {
      const chance = plain[locked * width + points];
      if (chance > 0) play(locked, points, chance, outcomes);
    }
  }
  return scores;
}

const neverWins = lowestScore - 1;

/**
 * Evaluates cards for Threes with two seats. Tables are indexed by the number of turns left for both players together,
 * then by the place of the standing (see `Standings.place`).
 */
export class ThreesCards implements CardEvaluator<ThreesRule> {
  readonly #solution: ThreesMatch;
  readonly #fewest: 1 | 2;
  /** The chances of the scores of the perfect player's turn; undefined if the match is decided. */
  readonly #perfect: (readonly (Float64Array | undefined)[])[] = [];
  readonly #known = new Map<string, Float64Array>();

  constructor(solution: ThreesMatch) {
    this.#solution = solution;
    const turn = new ThreesTurn(solution.options.lastDie);
    this.#fewest = turn.fewest;
    for (let turns = 1; turns <= solution.standings.turns; turns++) {
      this.#perfect[turns] = this.#leads(turns).map((more) => {
        const values = scoreValues((score) => 1 - solution.shareOf([0, more + score], turns - 1));
        if (values.every((one) => one === values[0])) return undefined;
        turn.evaluate(values);
        return turn.scores();
      });
    }
  }

  /** Returns the possible leads before a turn, in the order of their places. */
  #leads(turns: number): number[] {
    return [...this.#solution.standings.rows(turns)].flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
  }

  #scores(keeping: Keeping, wins: number): Float64Array {
    const key = `${keeping.total.join(' ')} ${keeping.sixes} ${wins}`;
    const found = this.#known.get(key) ?? scoresBy(keeping, this.#fewest, wins);
    this.#known.set(key, found);
    return found;
  }

  /** Returns the card's win probabilities: `first` if its player starts, `second` if the perfect player starts. */
  values(rules: readonly ThreesRule[]): readonly [first: number, second: number] {
    const { standings, shares } = this.#solution;
    const cases = rules.map(({ when }) => when);
    const local = new Map<string, Float64Array>();
    // The card's win probabilities: if its player moves next, and if the perfect player does.
    let [mine, theirs] = [shares[0], shares[0].map((share) => 1 - share)];
    for (let turns = 1; turns <= standings.turns; turns++) {
      const left = Math.ceil(turns / 2);
      const after = (values: Float64Array, scores: Float64Array, more: number): number =>
        scores.reduce((sum, chance, index) => {
          if (chance === 0) return sum;
          return sum + chance * values[standings.place([0, more + index + lowestScore], turns - 1)];
        }, 0);
      const leads = this.#leads(turns);
      const ofCard = leads.map((more) => {
        const wins = turns === 1 ? Math.max(neverWins, Math.min(highestScore, -more - 1)) : neverWins;
        let key = `${wins}`;
        for (const when of cases) key += applies(when, more, left) ? 1 : 0;
        const own = local.get(key) ?? this.#scores(keepingOf(rules, more, left), wins);
        local.set(key, own);
        return after(theirs, own, more);
      });
      const ofPerfect = leads.map((more, place) => {
        const perfect = this.#perfect[turns][place];
        return perfect === undefined ? 1 - shares[turns][place] : after(mine, perfect, more);
      });
      [mine, theirs] = [Float64Array.from(ofCard), Float64Array.from(ofPerfect)];
    }
    return [mine[0], theirs[0]];
  }

  cost(rules: readonly ThreesRule[]): CardCost {
    const { options, shares, standings } = this.#solution;
    const [firstPlayerWins] = shares[standings.turns];
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
    return new ThreesCards(yield* solveThrees(options, 2));
  },
  player: (rules) => threesCardPlayer(rules) as Bot,
};
