import { roundPoints } from '@dicehall/engine';
import { allActions, mostSum, plansByHand } from '../plans.ts';

type Table = ArrayLike<number> & Iterable<number>;

/** The average behaviour of the players in a turn. Each array has one entry per round. */
export interface Population {
  /** The probability of each sum of a pair, by round. */
  readonly sums: readonly Table[];
  /** The probability of each total effect of a player's attacks on one opponent. */
  readonly attacks: readonly Table[];
  /** The mean price that a player pays for actions in a turn. */
  readonly paid: number;
}

const sums = mostSum + 1;
/** The number of possible effects of one player's two attacks on another player, including 0. */
export const attackAmounts = 2 * mostSum + 1;
/**
 * The largest total effect of attacks on one player that the tables distinguish. A larger effect makes no difference.
 */
const mostTaken = 4 * mostSum;

/** Returns the distribution of the total effect of `players` on one player if each of them attacks one of `targets`. */
function takenBy(players: number, targets: number, attack: Table): Float64Array {
  let all = new Float64Array(mostTaken + 1);
  all[0] = 1;
  for (let player = 0; player < players; player++) {
    const next = new Float64Array(mostTaken + 1);
    for (const [before, chance] of all.entries()) {
      next[before] = next[before] + chance * (1 - 1 / targets);
      for (let off = 0; off < attack.length; off++) {
        const after = Math.min(mostTaken, before + off);
        next[after] = next[after] + (chance * attack[off]) / targets;
      }
    }
    all = next;
  }
  return all;
}

/** The index of value 0 in a table of chances to beat one player (a tie counts half). Values can be negative. */
const lowest = 2 * mostTaken;
function winChance(held: Table, taken: Float64Array): Float64Array {
  const chances = new Float64Array(2 * lowest);
  for (let sum = 2; sum < sums; sum++) {
    for (let off = 0; off < taken.length; off++) chances[lowest + sum - off] += held[sum] * taken[off];
  }
  let below = 0;
  return chances.map((chance) => {
    below += chance;
    return below - chance / 2;
  });
}

/**
 * The probabilities of winning a round against a population at tables of more than two seats. They are approximate:
 * pairs and attacks count as independent, and Lucky Dice block every attack. With many players they become exact.
 */
export class RoundWins {
  readonly seats: number;
  /** The mean price that a player pays for actions in a turn. */
  readonly paid: number;
  readonly #chances = new Float64Array(2 * roundPoints.length * attackAmounts * sums);

  constructor(seats: number, population: Population) {
    this.seats = seats;
    this.paid = population.paid;
    for (const round of roundPoints.keys()) {
      const { [round]: held = [] } = population.sums;
      const { [round]: attacks = [] } = population.attacks;
      const beats = winChance(held, takenBy(seats - 2, seats - 1, attacks));
      const onOwn = takenBy(seats - 1, seats - 1, attacks);
      const wins = (value: number, off: number): number =>
        beats[lowest + value + off] * beats[lowest + value] ** (seats - 2);
      for (let off = 0; off < attackAmounts; off++) {
        for (let sum = 2; sum < sums; sum++) {
          this.#chances[this.#at(round, true, off) + sum] = wins(sum, off);
          this.#chances[this.#at(round, false, off) + sum] = onOwn.reduce(
            (all, chance, taken) => all + chance * wins(sum - taken, off),
            0,
          );
        }
      }
    }
  }

  #at(round: number, isLucky: boolean, off: number): number {
    return (((isLucky ? roundPoints.length : 0) + round) * attackAmounts + off) * sums;
  }

  /**
   * Returns the mean points of the rounds for each split of a hand, with one choice of actions.
   * @param action the index of the actions
   */
  points(hand: number, action: number): Float64Array {
    const { sums: pairs, hinderance, diceBlock } = plansByHand[hand];
    const actions = allActions[action];
    const at = roundPoints.map((_, round) =>
      this.#at(
        round,
        actions.luckyDice === round + 1,
        (actions.hinderance === round + 1 ? hinderance : 0) +
          (actions.diceBlock === round + 1 ? diceBlock : 0),
      ),
    );
    const [first = 0, second = 0, third = 0] = at;
    const chances = this.#chances;
    const points = new Float64Array(pairs.length / 3);
    for (let split = 0; split < points.length; split++) {
      points[split] =
        roundPoints[0] * chances[first + pairs[3 * split]] +
        roundPoints[1] * chances[second + pairs[3 * split + 1]] +
        roundPoints[2] * chances[third + pairs[3 * split + 2]];
    }
    return points;
  }
}
