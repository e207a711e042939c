import { prices, roundPoints } from '@dicehall/engine';
import { handClasses, reRolls } from './hands.ts';
import { allActions, type HandPlans, mostSum, plansByHand } from './plans.ts';

const mostAttack = 2 * mostSum;
const size = mostSum + mostAttack + 1;

/**
 * The distribution of an opponent's strength in one round: the sum of the pair plus the attacks that take effect. The
 * player with the higher strength wins the round. Either side's Lucky Dice block attacks, so there are four
 * distributions.
 */
export class RoundField {
  /** The probability of each strength, at index `2 * own lucky + opponent's lucky`. It is cumulative after `close`. */
  private readonly weights = [0, 1, 2, 3].map(() => new Float64Array(size));

  clear(): void {
    for (const weight of this.weights) weight.fill(0);
  }

  /**
   * Adds a plan of the opponent.
   * @param open the strength of the opponent's attacks if the player has no Lucky Dice
   * @param blunted their strength if the player has Lucky Dice
   * @param lucky 1 if the opponent plays Lucky Dice
   */
  add(sum: number, open: number, blunted: number, lucky: number, probability: number): void {
    const free = this.weights[lucky];
    const guarded = this.weights[2 + lucky];
    free[sum + open] = free[sum + open] + probability;
    guarded[sum + blunted] = guarded[sum + blunted] + probability;
  }

  /** Makes the distributions cumulative. An equal strength counts half. */
  close(): void {
    for (const weight of this.weights) {
      let below = 0;
      for (let strength = 0; strength < size; strength++) {
        const here = weight[strength];
        weight[strength] = below + here / 2;
        below += here;
      }
    }
  }

  /**
   * Returns the probability of winning the round.
   * @param open the strength of the player's attacks if the opponent has no Lucky Dice
   * @param blunted their strength if the opponent has Lucky Dice
   * @param lucky 1 if the player plays Lucky Dice
   */
  chance(sum: number, open: number, blunted: number, lucky: number): number {
    const unlucky = this.weights[2 * lucky]?.[sum + open];
    const guarded = this.weights[2 * lucky + 1]?.[sum + blunted];
    return unlucky + guarded;
  }
}

export const stakes: readonly number[] = roundPoints;

/** The game of one turn. Measurements can leave out re-rolls and actions. */
export interface TurnGame {
  readonly luckyDice: 'one' | 'all';
  readonly reRolls: boolean;
  readonly actions: boolean;
}

export interface TurnStrategy {
  readonly game: TurnGame;
  /** The probability of each plan, at index `plans[hand][split * actions + action]`. */
  readonly plans: readonly Float64Array[];
  /** The probabilities of keeping the hand and of each re-roll in `reRolls[hand]`, at index `reRolling[used][hand]`. */
  readonly reRolling: readonly (readonly Float64Array[])[];
}

/** The number of combinations of the three actions in a round. */
export const maskCount = 8;
/** The length of tables indexed by the sum of two dice. */
export const sums = 13;
const mostReRolls = 2;
const reRollPrice = prices.reRoll / 2;

const actionsOf = (game: TurnGame) => (game.actions ? allActions : allActions.slice(0, 1));

/**
 * Returns the actions that each choice plays in each round, as bits: 1 for Hindrance, 2 for Dice-Block, 4 for Lucky
 * Dice.
 */
function masksOf(game: TurnGame): Uint8Array[] {
  return [1, 2, 3].map((round) =>
    Uint8Array.from(
      actionsOf(game).map(
        ({ hinderance, diceBlock, luckyDice }) =>
          (hinderance === round ? 1 : 0) + (diceBlock === round ? 2 : 0) + (luckyDice === round ? 4 : 0),
      ),
    ),
  );
}

/** Returns the effect of attacks on an opponent without Lucky Dice and on one with Lucky Dice. */
function attackSums(hinderance: number, diceBlock: number, bits: number, rule: TurnGame['luckyDice']) {
  const first = (bits & 1) === 0 ? 0 : hinderance;
  const second = (bits & 2) === 0 ? 0 : diceBlock;
  return { open: first + second, blunted: rule === 'all' ? 0 : Math.min(first, second) };
}

/** The values of plans against a strategy in the symmetric game of one turn. */
export class TurnTables {
  readonly game: TurnGame;
  readonly masks: readonly Uint8Array[];
  readonly halfPrices: Float64Array;
  private readonly fields = [new RoundField(), new RoundField(), new RoundField()];
  private readonly roundValues = stakes.map(() => new Float64Array(sums * maskCount));

  constructor(game: TurnGame) {
    this.game = game;
    this.masks = masksOf(game);
    this.halfPrices = Float64Array.from(actionsOf(game).map(({ price }) => price / 2));
  }

  setOpponent(reach: Float64Array, plans: readonly Float64Array[]): void {
    for (const field of this.fields) field.clear();
    const actions = this.halfPrices.length;
    for (const [hand, probabilities] of plans.entries()) {
      const here = reach[hand];
      if (here > 0) this.addHand(hand, here, probabilities, actions);
    }
    for (const field of this.fields) field.close();
  }

  private addHand(hand: number, reach: number, probabilities: Float64Array, actions: number): void {
    const table = plansByHand[hand];
    const { luckyDice } = this.game;
    for (const [round, field] of this.fields.entries()) {
      const mass = new Float64Array(sums * maskCount);
      const masks = this.masks[round];
      for (let plan = 0; plan < probabilities.length; plan++) {
        const probability = probabilities[plan];
        if (probability === 0) continue;
        const sum = table.sums[3 * Math.floor(plan / actions) + round];
        const cell = sum * maskCount + masks[plan % actions];
        mass[cell] = mass[cell] + probability;
      }
      for (let cell = 0; cell < mass.length; cell++) {
        const probability = mass[cell];
        if (probability === 0) continue;
        const bits = cell % maskCount;
        const { open, blunted } = attackSums(table.hinderance, table.diceBlock, bits, luckyDice);
        field.add(Math.floor(cell / maskCount), open, blunted, bits >> 2, probability * reach);
      }
    }
  }

  /**
   * Writes the value of each plan to `values`: the expected points of the rounds minus half the price of the actions.
   * The price counts half because the difference of scores counts won points twice and spent points once.
   */
  planValues(hand: number, values: Float64Array): void {
    const table = plansByHand[hand];
    const actions = this.halfPrices.length;
    const splits = table.sums.length / 3;
    const [first, second, third] = this.#roundPointsOf(table);
    const [one, two, three] = this.masks;
    for (let split = 0, plan = 0; split < splits; split++) {
      const a = table.sums[3 * split] * maskCount;
      const b = table.sums[3 * split + 1] * maskCount;
      const c = table.sums[3 * split + 2] * maskCount;
      for (let action = 0; action < actions; action++, plan++) {
        values[plan] =
          first[a + one[action]] +
          second[b + two[action]] +
          third[c + three[action]] -
          this.halfPrices[action];
      }
    }
  }

  /** Returns the mean points won in each round, at index `sum * maskCount + bits`. */
  #roundPointsOf(table: HandPlans): readonly Float64Array[] {
    return this.roundValues.map((cells, round) => {
      const field = this.fields[round];
      for (let bits = 0; field !== undefined && bits < maskCount; bits++) {
        const { open, blunted } = attackSums(table.hinderance, table.diceBlock, bits, this.game.luckyDice);
        for (let sum = 2; sum < sums; sum++) {
          cells[sum * maskCount + bits] = stakes[round] * field.chance(sum, open, blunted, bits >> 2);
        }
      }
      return cells;
    });
  }
}

export const planCount = (game: TurnGame, hand: number): number =>
  plansByHand[hand].splits.length * actionsOf(game).length;

/** Returns the probability of each hand after the re-rolls. */
export function reachOf(game: TurnGame, reRolling: TurnStrategy['reRolling']): Float64Array {
  const settled = new Float64Array(handClasses.length);
  let now = Float64Array.from(handClasses.map(({ probability }) => probability));
  for (let used = 0; used <= mostReRolls; used++) {
    const next = new Float64Array(handClasses.length);
    for (let hand = 0; hand < now.length; hand++) {
      const here = now[hand];
      const choices = game.reRolls && used < mostReRolls ? reRolling[used]?.[hand] : undefined;
      settled[hand] = settled[hand] + here * (choices?.[0] ?? 1);
      for (const [index, { leadsTo }] of reRolls[hand].entries()) {
        const share = (here * (choices?.[index + 1] ?? 0)) / leadsTo.length;
        if (share > 0) for (const to of leadsTo) next[to] = next[to] + share;
      }
    }
    now = next;
  }
  return settled;
}

/**
 * Returns the values of the re-rolls of a hand.
 * @param keep the value of keeping the hand
 * @param after the values of all hands after a re-roll
 */
export function reRollValues(hand: number, keep: number, after: Float64Array): Float64Array {
  const choices = reRolls[hand];
  const values = new Float64Array(choices.length + 1);
  values[0] = keep;
  for (const [index, { leadsTo }] of choices.entries()) {
    let sum = 0;
    for (const to of leadsTo) sum += after[to];
    values[index + 1] = sum / leadsTo.length - reRollPrice;
  }
  return values;
}
