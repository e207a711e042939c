import { isNice, type ThreeDiceOptions } from '@dicehall/engine';
import { holds, holdsOf, pointLevels, rollClasses } from './classes.ts';
import { type Layer, noLevel, type RoundSituation } from './layers.ts';

export type RoundRules = Pick<ThreeDiceOptions, 'shitStairs' | 'gentlemen' | 'tie'>;

const rolls = rollClasses.length;
const levelOf = new Map(pointLevels.map((points, level) => [points, level]));
const rollLevels = rollClasses.map(({ points }) => levelOf.get(points) ?? noLevel);
const isShit = rollClasses.map(({ kinds }) => kinds[0] === 'shit-stairs');

/** The results of staying with each roll, for one position and situation. */
export class StayResults {
  /** The index of the situation in which the next player begins. */
  readonly next = new Int32Array(rolls);
  /**
   * The sips of all players until the end of the round. `own` and `given`: the sips that this player takes (without
   * those given to it) and those that it gives.
   */
  readonly drunk = new Float64Array(rolls);
  readonly own = new Float64Array(rolls);
  readonly given = new Float64Array(rolls);
  /** The probability that this player starts the next round. */
  readonly starts = new Float64Array(rolls);
  /** The values `risk` and `starts` of a layer for the players who had the lowest points so far. */
  readonly riskBefore = new Float64Array(rolls);
  readonly startsBefore = new Float64Array(rolls);
  /** The mean sips of the others minus the player's own. */
  readonly value = new Float64Array(rolls);

  /**
   * Computes the results of staying.
   * @param after the layer of the next position
   */
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
      const isStill = lowest !== noLevel && !lower;
      this.riskBefore[roll] = isStill ? after.risk[next] : 0;
      this.startsBefore[roll] = isStill && (rules.tie === 'roll-off' || !equal) ? after.starts[next] : 0;
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

/** The choice to stay. All other choices are indexes of `holds`. */
export const stay = -1;

/** The index in `holds` of the empty set: no die is held. */
const none = 0;

/**
 * The difference up to which choices count as equal. Without it, rounding errors would decide which other player
 * profits.
 */
const epsilon = 1e-12;

/** A player's turn, with values by number of rolls left. The values do not depend on earlier rolls. */
export class BestTurn {
  /** The sips that each roll costs immediately. */
  private readonly costs: readonly number[];
  /** The best value after each roll, by number of rolls left and roll. */
  private readonly values = [0, 1].map(() => new Float64Array(rolls));
  /** The set of dice to hold, or −1 to stay, by number of rolls left and roll. */
  readonly choices = [0, 1, 2].map(() => new Int8Array(rolls));
  /** The value of holding some dice and rolling the others, by number of rolls left and held dice. */
  readonly holdValues = [0, 1].map(() => new Float64Array(holds.length));
  /** The probability that the turn ends with each roll, by number of rolls left and roll. */
  readonly ends = [0, 1, 2].map(() => new Float64Array(rolls));
  /** The mean sips for shit stairs during the turn. */
  landed = 0;

  constructor(rules: RoundRules) {
    this.costs = isShit.map((shit) => (shit && rules.shitStairs === 'rolled' ? 1 : 0));
  }

  /** Sets `holdValues[left]` from `values[left]`. */
  private valueThrows(left: number): void {
    const landing = this.values[left];
    const into = this.holdValues[left];
    for (const [hold, { outcomes, chances }] of holds.entries()) {
      let sum = 0;
      for (let at = 0; at < outcomes.length; at++) sum += chances[at] * landing[outcomes[at]];
      into[hold] = sum;
    }
  }

  /**
   * Finds the best choices.
   * @param results the results by number of rolls left; their number is the limit
   * @param allowed whether a player may hold these dice, or stay, while rolls are left
   */
  find(
    results: readonly Pick<StayResults, 'value'>[],
    allowed: (roll: number, hold: number) => boolean,
  ): void {
    for (const [left, { value: staying }] of results.entries()) {
      if (left > 0) this.valueThrows(left - 1);
      const throws = this.holdValues[left - 1];
      for (let roll = 0; roll < rolls; roll++) {
        let best = throws === undefined || allowed(roll, stay) ? staying[roll] : Number.NEGATIVE_INFINITY;
        let choice = stay;
        if (throws !== undefined) {
          for (const hold of holdsOf[roll]) {
            const value = throws[hold];
            if (value > best + epsilon && allowed(roll, hold)) {
              best = value;
              choice = hold;
            }
          }
        }
        this.choices[left][roll] = choice;
        if (left < this.values.length) this.values[left][roll] = best - this.costs[roll];
      }
    }
  }

  /**
   * Computes `ends` and `landed`.
   * @param left the number of rolls after the next one
   * @param hold the dice to hold for the next roll
   * @param counts whether a roll continues the round
   */
  follow(left: number, hold = none, counts: (roll: number) => boolean = allowAll): void {
    this.landed = 0;
    for (const ends of this.ends) ends.fill(0);
    this.spread(hold, 1, left);
    for (let now = left; now >= 0; now--) {
      const ends = this.ends[now];
      for (let roll = 0; roll < rolls; roll++) {
        const chance = ends[roll];
        if (chance === 0) continue;
        const goesOn = now < left || counts(roll);
        const choice = this.choices[now][roll];
        if (goesOn) this.landed += chance * this.costs[roll];
        if (goesOn && choice === stay) continue;
        ends[roll] = 0;
        if (goesOn) this.spread(choice, chance, now - 1);
      }
    }
  }

  /** Adds the outcomes of a throw to `ends[left]`. */
  private spread(hold: number, chance: number, left: number): void {
    const { outcomes, chances } = holds[hold];
    const ends = this.ends[left];
    for (let at = 0; at < outcomes.length; at++) {
      const outcome = outcomes[at];
      ends[outcome] = ends[outcome] + chance * chances[at];
    }
  }
}

/**
 * Returns the filter of the gentlemen's rule: while rolls are left, the last player may choose only what can still lose
 * or tie.
 */
export function gentlemensFilter(situation: RoundSituation): (roll: number, hold: number) => boolean {
  const afterStairs = situation.afterStairs === 1 ? 1 : 0;
  const nice = rollClasses.map(({ kinds }) => isNice(kinds[afterStairs]));
  const canLose = rollLevels.map((level, roll) => nice[roll] !== true && level <= situation.lowest);
  const holdCanLose = holds.map(({ outcomes }) => outcomes.some((outcome) => canLose[outcome] === true));
  return (roll, hold) =>
    nice[roll] === true || (hold === stay ? canLose[roll] === true : holdCanLose[hold] === true);
}

export const allowAll = (): boolean => true;
