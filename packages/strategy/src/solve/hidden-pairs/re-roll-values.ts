import { mostReRolls, prices } from '@dicehall/engine';
import { reRolls } from './hands.ts';

/** What hands are worth to a player with so many points who may still roll dice again, by what keeping one is worth. */
export abstract class ReRollValues {
  /** What there is to spend. */
  protected readonly points: number;
  readonly #kept = new Map<number, number>();

  constructor(points: number) {
    this.points = points;
  }

  /** What a hand is worth as it is, after so much was spent on re-rolls. */
  protected abstract workOutKept(hand: number, spent: number): number;

  /** The same, worked out once. */
  protected kept(hand: number, spent: number): number {
    const key = 1000 * hand + spent;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const value = this.workOutKept(hand, spent);
    this.#kept.set(key, value);
    return value;
  }

  /** What a hand is worth after so many re-rolls, with the best play from there on; `spent` is what they cost since. */
  best(hand: number, used: number, spent = 0): number {
    if (used >= mostReRolls || this.points - spent < prices.reRoll) return this.kept(hand, spent);
    const again = reRolls[hand].map(({ leadsTo }) => this.thrown(leadsTo, used + 1, spent + prices.reRoll));
    return Math.max(this.kept(hand, spent), ...again);
  }

  /** What a re-roll is worth that leads to one of these hands, each as likely. */
  thrown(leadsTo: readonly number[], used: number, spent: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used, spent), 0) / leadsTo.length;
  }
}
