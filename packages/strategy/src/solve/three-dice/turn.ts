import { isNice, type ThreeDiceOptions } from '@dicehall/engine';
import { holds, holdsOf, pointLevels, rollClasses } from './classes.ts';
import { type Layer, nobody, type RoundSituation } from './layers.ts';

/** The house rules that change how a round is best played. */
export type RoundRules = Pick<ThreeDiceOptions, 'shitStairs' | 'gentlemen' | 'tie'>;

const rolls = rollClasses.length;
const levelOf = new Map(pointLevels.map((points, level) => [points, level]));
const rollLevels = rollClasses.map(({ points }) => levelOf.get(points) ?? nobody);
const isShit = rollClasses.map(({ kinds }) => kinds[0] === 'shit-stairs');

/** What staying on each roll leads to, for a player at one position in one situation. */
export class Endings {
  /** Index of the situation that the next player meets. */
  readonly next = new Int32Array(rolls);
  /** What is drunk by everybody from here on, what the player drinks of it unless given it, and what the player gives. */
  readonly drunk = new Float64Array(rolls);
  readonly own = new Float64Array(rolls);
  readonly given = new Float64Array(rolls);
  /** What the player makes best: the mean of the others' sips less their own. */
  readonly value = new Float64Array(rolls);

  /** Works out every ending before `after`, the layer of the next position. */
  meet(rules: RoundRules, seats: number, situation: RoundSituation, after: Layer): void {
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

const stay = -1;

/** Best play of one turn of up to three rolls, each way to end it worth what `Endings` says. */
export class BestTurn {
  private readonly rules: RoundRules;
  /** The best value after each roll of the turn, by roll number and roll. */
  readonly values = [0, 1, 2].map(() => new Float64Array(rolls));
  /** What is held for the next throw, by roll number and roll, or −1 to stay. */
  readonly choices = [0, 1, 2].map(() => new Int8Array(rolls));
  /** What a throw with these dice held is worth, by the number of the roll that it makes. */
  readonly holdValues = [0, 1, 2].map(() => new Float64Array(holds.length));
  /** How the turn ends under best play: how likely on each roll after each number of rolls. */
  readonly ends = [0, 1, 2].map(() => new Float64Array(rolls));
  /** Sips for landing on shit stairs on the way, expected. */
  landed = 0;

  constructor(rules: RoundRules) {
    this.rules = rules;
  }

  private landing(roll: number): number {
    return this.rules.shitStairs === 'rolled' && isShit[roll] === true ? 1 : 0;
  }

  /** Values every throw that makes the roll numbered `roll` (from 0), the values after it known. */
  private valueThrows(roll: number): void {
    const after = this.values[roll];
    const into = this.holdValues[roll];
    if (after === undefined || into === undefined) return;
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
   * Finds the best play.
   * @param endings what staying is worth after each number of rolls; its length is the limit
   * @param allowed whether holding these dice, or staying, on a roll is allowed while rolls are left
   */
  find(endings: readonly Endings[], allowed: (roll: number, hold: number) => boolean): void {
    const last = endings.length - 1;
    for (let number = last; number >= 0; number--) {
      const ending = endings[number]?.value;
      const values = this.values[number];
      const choices = this.choices[number];
      if (ending === undefined || values === undefined || choices === undefined) continue;
      const throws = this.holdValues[number + 1];
      for (let roll = 0; roll < rolls; roll++) {
        const free = number === last || allowed(roll, stay);
        let best = free ? ending[roll] : Number.NEGATIVE_INFINITY;
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

  /** Follows the best play from the first throw, of which `counts` says what goes on, to where it ends. */
  follow(limit: number, counts: (roll: number) => boolean): void {
    this.landed = 0;
    let now = new Float64Array(rolls);
    this.spread(0, 1, now);
    for (let number = 0; number < limit; number++) {
      const ends = this.ends[number];
      const next = new Float64Array(rolls);
      ends?.fill(0);
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
    if (held === undefined) return;
    for (let at = 0; at < held.outcomes.length; at++) {
      const outcome = held.outcomes[at];
      into[outcome] = into[outcome] + chance * held.chances[at];
    }
  }
}

/** What the gentlemen's rule lets the last player do while rolls are left: only what can still lose or tie. */
export function gentlemanly(situation: RoundSituation): (roll: number, hold: number) => boolean {
  const afterStairs = situation.afterStairs === 1 ? 1 : 0;
  const nice = rollClasses.map(({ kinds }) => isNice(kinds[afterStairs]));
  const canLose = rollLevels.map((level, roll) => nice[roll] !== true && level <= situation.lowest);
  const holdCanLose = holds.map(({ outcomes }) => outcomes.some((outcome) => canLose[outcome] === true));
  return (roll, hold) =>
    nice[roll] === true || (hold === stay ? canLose[roll] === true : holdCanLose[hold] === true);
}

/** For tables that do not enforce the gentlemen's rule, and for all but the last player. */
export const anything = (): boolean => true;
