import { isNice, type ThreeDiceOptions } from '@dicehall/engine';
import { holds, holdsOf, pointLevels, rollClasses } from './classes.ts';
import { type Layer, noLevel, type RoundSituation } from './layers.ts';

export type RoundRules = Pick<ThreeDiceOptions, 'shitStairs' | 'gentlemen' | 'tie'>;

const rolls = rollClasses.length;
const levelOf = new Map(pointLevels.map((points, level) => [points, level]));
const rollLevels = rollClasses.map(({ points }) => levelOf.get(points) ?? noLevel);
const isShit = rollClasses.map(({ kinds }) => kinds[0] === 'shit-stairs');

/** The results of staying, by roll, for one position and situation. */
export class StayResults {
  /** The index of the next player's situation. */
  readonly next = new Int32Array(rolls);
  /** Until the end of the round: sips of all, of the player without those given to it, and given by the player. */
  readonly drunk = new Float64Array(rolls);
  readonly own = new Float64Array(rolls);
  readonly given = new Float64Array(rolls);
  /** The probability that the player starts the next round. */
  readonly starts = new Float64Array(rolls);
  /** The mean of the others' sips minus the own ones. */
  readonly value = new Float64Array(rolls);

  /** @param after the layer of the next position */
  evaluate(rules: RoundRules, seats: number, situation: RoundSituation, after: Layer): void {
    const { limit, afterStairs, lowest, tied, penalty } = situation;
    const position = after.position - 1;
    for (const [roll, { kinds, adds }] of rollClasses.entries()) {
      const kind = kinds[afterStairs === 1 ? 1 : 0];
      const level = rollLevels[roll];
      const nice = isNice(kind);
      const lower = !nice && level < lowest;
      const equal = !nice && level === lowest;
      const next = after.indexOf(
        limit,
        kind === 'stairs' ? 1 : 0,
        lower ? level : lowest,
        lower ? 1 : equal ? tied + 1 : tied,
        penalty + adds,
      );
      const given = kind === 'stairs' ? position : kind === 'super-stairs' ? 2 * position : 0;
      const sip = kind === 'shit-stairs' && rules.shitStairs === 'kept' ? 1 : 0;
      const own = sip + (lower || equal ? after.risk[next] : 0);
      this.starts[roll] = lower || equal ? after.starts[next] : 0;
      const drunk = after.drunk[next] + given + sip;
      this.next[roll] = next;
      this.given[roll] = given;
      this.own[roll] = own;
      this.drunk[roll] = drunk;
      const received = after.given[next] / (seats - 1);
      this.value[roll] = (drunk - seats * (own + received)) / (seats - 1);
    }
  }
}

/** The choice to stay, among indexes of `holds`. */
export const stay = -1;

export class BestTurn {
  private readonly rules: RoundRules;
  /** The best value after each roll of the turn, by roll number and roll. */
  readonly values = [0, 1, 2].map(() => new Float64Array(rolls));
  /** The dice to hold, by roll number and roll; −1 to stay. */
  readonly choices = [0, 1, 2].map(() => new Int8Array(rolls));
  /** By number of the next roll and dice held. */
  readonly holdValues = [0, 1, 2].map(() => new Float64Array(holds.length));
  /** The probability that the turn ends, by roll number and roll. */
  readonly ends = [0, 1, 2].map(() => new Float64Array(rolls));
  /** The mean sips for shit stairs during the turn. */
  landed = 0;

  constructor(rules: RoundRules) {
    this.rules = rules;
  }

  private landing(roll: number): number {
    return this.rules.shitStairs === 'rolled' && isShit[roll] === true ? 1 : 0;
  }

  /** Sets `holdValues[roll]` from `values[roll]`. */
  private valueThrows(roll: number): void {
    const after = this.values[roll];
    const into = this.holdValues[roll];
    for (const [hold, { outcomes, chances }] of holds.entries()) {
      let sum = 0;
      for (let at = 0; at < outcomes.length; at++) {
        const outcome = outcomes[at];
        sum += chances[at] * (after[outcome] - this.landing(outcome));
      }
      into[hold] = sum;
    }
  }

  /**
   * @param results by roll number; the length is the limit
   * @param allowed whether holding these dice, or staying, is allowed while rolls are left
   */
  find(results: readonly StayResults[], allowed: (roll: number, hold: number) => boolean): void {
    const last = results.length - 1;
    for (let number = last; number >= 0; number--) {
      const result = results[number]?.value;
      const values = this.values[number];
      const choices = this.choices[number];
      const throws = this.holdValues[number + 1];
      for (let roll = 0; roll < rolls; roll++) {
        const free = number === last || allowed(roll, stay);
        let best = free ? result[roll] : Number.NEGATIVE_INFINITY;
        let choice = stay;
        if (number < last && throws !== undefined) {
          for (const hold of holdsOf[roll]) {
            const value = throws[hold];
            if (value > best && allowed(roll, hold)) {
              best = value;
              choice = hold;
            }
          }
        }
        values[roll] = best;
        choices[roll] = choice;
      }
      this.valueThrows(number);
    }
  }

  /**
   * Sets `ends` and `landed`.
   * @param counts whether a first roll continues the round
   * @param from the number of the roll to begin with
   * @param hold the dice held then
   */
  follow(limit: number, counts: (roll: number) => boolean, from = 0, hold = 0): void {
    this.landed = 0;
    for (const ends of this.ends) ends.fill(0);
    let now = new Float64Array(rolls);
    this.spread(hold, 1, now);
    for (let number = from; number < limit; number++) {
      const ends = this.ends[number];
      const next = new Float64Array(rolls);
      for (let roll = 0; roll < rolls; roll++) {
        const here = now[roll];
        if (here === 0 || (number === 0 && !counts(roll))) continue;
        this.landed += here * this.landing(roll);
        const choice = this.choices[number][roll];
        if (choice !== stay) this.spread(choice, here, next);
        else if (ends !== undefined) ends[roll] = here;
      }
      now = next;
    }
  }

  private spread(hold: number, chance: number, into: Float64Array): void {
    const held = holds[hold];
    for (let at = 0; at < held.outcomes.length; at++) {
      const outcome = held.outcomes[at];
      into[outcome] = into[outcome] + chance * held.chances[at];
    }
  }
}

/** The gentlemen's rule: the last player may only do what can still lose or tie, while rolls are left. */
export function gentlemanly(situation: RoundSituation): (roll: number, hold: number) => boolean {
  const afterStairs = situation.afterStairs === 1 ? 1 : 0;
  const nice = rollClasses.map(({ kinds }) => isNice(kinds[afterStairs]));
  const canLose = rollLevels.map((level, roll) => nice[roll] !== true && level <= situation.lowest);
  const holdCanLose = holds.map(({ outcomes }) => outcomes.some((outcome) => canLose[outcome] === true));
  return (roll, hold) =>
    nice[roll] === true || (hold === stay ? canLose[roll] === true : holdCanLose[hold] === true);
}

export const anything = (): boolean => true;
