import { mostReRolls, prices } from '@dicehall/engine';
import { cached } from '../../../cached.ts';
import { type ReRoll, reRolls } from './hands.ts';

/** Values of hands for a player who may re-roll, from the values of keeping them. */
export abstract class ReRollValues {
  /** To spend. */
  readonly points: number;

  constructor(points: number) {
    this.points = points;
  }

  /** The value of keeping a hand after spending `spent` on re-rolls. */
  protected abstract workOutKept(hand: number, spent: number): number;

  protected readonly kept = cached(
    (hand: number, spent: number) => 1000 * hand + spent,
    (hand, spent) => this.workOutKept(hand, spent),
  );

  readonly #best = cached(
    (hand: number, used: number, spent: number) => (1000 * hand + spent) * mostReRolls + used,
    (hand, used, spent) => {
      const again = reRolls[hand].map(({ leadsTo }) => this.thrown(leadsTo, used + 1, spent + prices.reRoll));
      return Math.max(this.kept(hand, spent), ...again);
    },
  );

  /**
   * Under best play.
   * @param used re-rolls of the turn so far
   * @param spent points since the values were made
   */
  best(hand: number, used: number, spent = 0): number {
    return this.canReRoll(used, spent) ? this.#best(hand, used, spent) : this.kept(hand, spent);
  }

  canReRoll(used: number, spent: number): boolean {
    return used < mostReRolls && this.points - spent >= prices.reRoll;
  }

  /** The re-roll that is worth more than keeping the hand and than other re-rolls; null if there is none. */
  reRoll(hand: number, used: number, spent = 0): ReRoll | null {
    if (!this.canReRoll(used, spent)) return null;
    let most = this.kept(hand, spent);
    let best: ReRoll | null = null;
    for (const again of reRolls[hand]) {
      const value = this.thrown(again.leadsTo, used + 1, spent + prices.reRoll);
      if (value > most) [most, best] = [value, again];
    }
    return best;
  }

  /** @param leadsTo the equally likely hands after the re-roll */
  thrown(leadsTo: readonly number[], used: number, spent: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used, spent), 0) / leadsTo.length;
  }
}
