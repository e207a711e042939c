import type { ScoringTable } from '../outcomes/scoring-table.ts';
import type { RaceRules } from './rules.ts';

/** Outcome classes in flat arrays, without the sharing and the shortcuts of the solvers. */
export interface PlainClasses {
  /** The classes of n dice have the indexes from `first[n]` up to, but not including, `first[n + 1]`. */
  readonly first: Int32Array;
  /** The probability that a throw belongs to each class. */
  readonly chance: Float64Array;
  /**
   * The takes of class i have the indexes from `takes[i]` up to, but not including, `takes[i + 1]`. A class without
   * takes is a bust.
   */
  readonly takes: Int32Array;
  readonly score: Int32Array;
  readonly left: Int32Array;
  /** The highest score of any throw of the dice. */
  readonly highest: number;
}

export function plainClasses({ classes }: ScoringTable): PlainClasses {
  const all = classes.flatMap((own, dice) =>
    own.map(({ ways, takes }) => ({ chance: ways / 6 ** dice, takes })),
  );
  const first = new Int32Array(classes.length + 1);
  const takes = new Int32Array(all.length + 1);
  classes.forEach((own, dice) => {
    first[dice + 1] = first[dice] + own.length;
  });
  all.forEach((one, index) => {
    takes[index + 1] = takes[index] + one.takes.length;
  });
  const flat = all.flatMap((one) => one.takes);
  return {
    first,
    chance: Float64Array.from(all, ({ chance }) => chance),
    takes,
    score: Int32Array.from(flat, ({ score }) => score),
    left: Int32Array.from(flat, ({ left }) => left),
    highest: Math.max(...flat.map(({ score }) => score)),
  };
}

/**
 * Computes the probability of winning a last turn, in plain loops. The index is `need * dice + d - 1`, where `need` is
 * the number of units missing to draw level and d the number of dice to roll.
 * @param tie the value of drawing level
 */
export function plainLastTurns(scoring: ScoringTable, most: number, tie: number): Float64Array {
  const { dice } = scoring;
  const classes = plainClasses(scoring);
  const wins = new Float64Array((most + 1) * dice);
  for (let need = 0; need <= most; need++) {
    for (let count = 1; count <= dice; count++) {
      let sum = 0;
      for (let one = classes.first[count]; one < classes.first[count + 1]; one++) {
        let best = 0;
        for (let take = classes.takes[one]; take < classes.takes[one + 1]; take++) {
          const left = need - classes.score[take];
          const thrown = wins[left * dice + classes.left[take] - 1];
          best = Math.max(best, left < 0 ? 1 : left === 0 ? Math.max(tie, thrown) : thrown);
        }
        sum += classes.chance[one] * best;
      }
      wins[need * dice + count - 1] = sum;
    }
  }
  return wins;
}

/**
 * The lead over the score to beat from which stopping is always best: 5,000 points, in units. A bust, which happens
 * in at least one roll of fourteen, then costs more than another roll can gain.
 */
export const plainReach = 100;

/** The difference up to which rolling and stopping count as equal. */
const epsilon = 1e-12;

/**
 * One turn of a race in plain loops, for proofs. It tries every class of throws and every take, and it shares no code
 * with the solvers. The player maximises `value`. For another player it also computes `part`, the value without a bust,
 * and `lost`, the probability of a bust. All indexes are `points * dice + d - 1`.
 */
export class PlainTurn {
  /** The values of stopping below the target. The caller fills them in before `walk`. */
  readonly stopValue: Float64Array;
  readonly stopPart: Float64Array;
  readonly value: Float64Array;
  readonly part: Float64Array;
  readonly lost: Float64Array;
  readonly #rules: RaceRules;
  readonly #classes: PlainClasses;
  readonly #keptValue: Float64Array;
  readonly #keptPart: Float64Array;
  readonly #keptLost: Float64Array;
  readonly #longest: number;

  constructor(rules: RaceRules) {
    const { target, opening, finish, scoring } = rules;
    this.#rules = rules;
    this.#classes = plainClasses(scoring);
    this.#longest = finish === 'final-round' ? Math.max(target, opening) + plainReach : target;
    const rows = this.#longest + this.#classes.highest + 1;
    const table = (): Float64Array => new Float64Array(rows * scoring.dice);
    [this.stopValue, this.stopPart] = [table(), table()];
    [this.value, this.part, this.lost] = [table(), table(), table()];
    [this.#keptValue, this.#keptPart, this.#keptLost] = [table(), table(), table()];
  }

  /** Fills in the values of reaching the target, for the player and for the other. */
  mark(own: number, reached: (total: number) => readonly [number, number]): void {
    const { dice } = this.#rules.scoring;
    for (let points = this.#rules.target - own; points * dice < this.stopValue.length; points++) {
      const [value, part] = reached(own + points);
      this.stopValue.fill(value, points * dice, (points + 1) * dice);
      this.stopPart.fill(part, points * dice, (points + 1) * dice);
    }
  }

  /**
   * Evaluates a turn, starting with its highest points. All values of stopping must be filled in.
   * @param bust the player's value of a turn without points
   * @param mixture the probability of stopping where both options are equal; null means 1
   */
  walk(own: number, bust: number, mixture: number | null = null): void {
    const { target, opening, finish, scoring } = this.#rules;
    const { dice } = scoring;
    const { first, highest } = this.#classes;
    const room = target - own;
    const end = finish === 'final-round' ? this.#longest - own : room;
    this.#keptValue.set(this.stopValue.subarray(end * dice), end * dice);
    this.#keptPart.set(this.stopPart.subarray(end * dice), end * dice);
    this.#keptLost.fill(0, end * dice);
    for (let points = end - 1; points >= 0; points--) {
      const nothing = own === 0 && points < opening;
      for (let count = 1; count <= dice; count++) {
        const at = points * dice + count - 1;
        this.#throw(at, first[count], first[count + 1], finish === 'exact' ? room - points : highest, bust);
        const thrown = this.value[at];
        // Only some rules allow a stop below the opening, which banks nothing.
        const banksNothing = nothing && finish === 'final-round' && points > 0;
        const stopped = banksNothing ? bust : nothing || points === 0 ? -1 : this.stopValue[at];
        const level = mixture !== null && Math.abs(stopped - thrown) <= epsilon;
        const weight = level ? mixture : stopped >= thrown ? 1 : 0;
        this.#keptValue[at] = Math.max(stopped, thrown);
        this.#keptPart[at] = (1 - weight) * this.part[at] + (banksNothing ? 0 : weight * this.stopPart[at]);
        this.#keptLost[at] = (1 - weight) * this.lost[at] + (banksNothing ? weight : 0);
      }
    }
  }

  /** Evaluates the rolls that have this much room to the target. In every class, the player takes the best dice. */
  #throw(at: number, from: number, to: number, room: number, bust: number): void {
    const { dice } = this.#rules.scoring;
    const { chance, takes, score, left } = this.#classes;
    const base = at - (at % dice);
    let [value, part, lost] = [0, 0, 0];
    for (let one = from; one < to; one++) {
      const weight = chance[one];
      const end = takes[one + 1];
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let take = takes[one]; take < end; take++) {
        const gained = score[take];
        if (gained > room) {
          best = -1;
          break;
        }
        const next = base + gained * dice + left[take] - 1;
        const worth = this.#keptValue[next];
        if (worth > most) {
          best = next;
          most = worth;
        }
      }
      if (best < 0) {
        value += weight * bust;
        lost += weight;
      } else {
        value += weight * most;
        part += weight * this.#keptPart[best];
        lost += weight * this.#keptLost[best];
      }
    }
    this.value[at] = value;
    this.part[at] = part;
    this.lost[at] = lost;
  }
}
