import type { ScoringTable } from '../outcomes/scoring-table.ts';
import { type TakeGraph, takeGraph } from '../outcomes/take-graph.ts';
import type { Solving } from '../solve/progress.ts';
import { sweep } from './sweep.ts';

/** A race for two players in which the third bust in a row costs points. All points are in units. */
export interface BustRace {
  readonly scoring: ScoringTable;
  /** The first player to bank this total wins. */
  readonly target: number;
  /** The minimum number of points that a turn needs to be banked. */
  readonly least: number;
  /** The cost of the third bust in a row. The count then starts at 0 again. */
  readonly penalty: number;
  /** The lowest possible score, 0 or less. A penalty does not take a score below it. */
  readonly lowest: number;
}

/** The start of a turn: the scores and the consecutive busts of both players. */
export interface BustStart {
  readonly own: number;
  readonly other: number;
  readonly busts: number;
  readonly others: number;
}

const counts = [0, 1, 2] as const;

/** The win probabilities at the start of each turn, for the player to move. */
export class BustValues {
  readonly race: BustRace;
  readonly values: Float64Array;
  readonly #size: number;

  constructor(race: BustRace, values?: Float64Array) {
    this.race = race;
    this.#size = race.target - race.lowest;
    this.values = values ?? new Float64Array(9 * this.#size ** 2).fill(0.5);
  }

  at({ own, other, busts, others }: BustStart): number {
    const { lowest } = this.race;
    return ((busts * 3 + others) * this.#size + own - lowest) * this.#size + other - lowest;
  }

  value(start: BustStart): number {
    return this.values[this.at(start)];
  }

  /** Returns the value for a player whose turn has ended without points. */
  afterBust({ own, other, busts, others }: BustStart): number {
    const { penalty, lowest } = this.race;
    if (busts < 2) return 1 - this.value({ own: other, other: own, busts: others, others: busts + 1 });
    return 1 - this.value({ own: other, other: Math.max(lowest, own - penalty), busts: others, others: 0 });
  }
}

/**
 * The win probability of the player to move at every position of one turn in a race with penalties for busts. The
 * index of a position is `points * dice + d - 1`: the units so far in the turn, and the number d of dice in the next
 * roll.
 */
export class BustTurn {
  readonly rolled: Float64Array;
  /** The value of stopping at each position; -1 if stopping is not allowed. */
  readonly stop: Float64Array;
  /** The number of points below which the last evaluation covered all positions. */
  top = 0;
  readonly #race: BustRace;
  readonly #graph: TakeGraph;

  constructor(race: BustRace) {
    const { target, lowest, least } = race;
    this.#race = race;
    this.#graph = takeGraph(race.scoring);
    const { dice, highest } = this.#graph;
    const longest = (Math.max(target - lowest, least) + highest + 1) * dice;
    this.rolled = new Float64Array(longest);
    this.stop = new Float64Array(longest);
  }

  at(points: number, dice: number): number {
    return points * this.#graph.dice + dice - 1;
  }

  /** Returns the value of rolling this number of dice if any score wins. */
  beyond(count: number, bust: number): number {
    const { highest, lost } = this.#graph;
    const share = lost[count * (highest + 1) + highest] / 6 ** count;
    return 1 - share + share * bust;
  }

  /** Evaluates the turn, starting with its highest points. Returns the value of its start. */
  evaluate(known: BustValues, start: BustStart, bust = known.afterBust(start)): number {
    return this.sweep(start.own, bust, this.banked(known, start));
  }

  /** Returns the value of banking for each number of points of the turn. */
  banked(known: BustValues, { own, other, others }: BustStart): (points: number) => number {
    const room = this.#race.target - own;
    const row = known.at({ own: other, other: own, busts: others, others: 0 });
    const { values } = known;
    return (points) => (points < room ? 1 - values[row + points] : 1);
  }

  /**
   * Evaluates the turn.
   * @param worth returns the value of stopping with these points, if that is allowed
   */
  sweep(own: number, bust: number, worth: (points: number) => number): number {
    const { target, least } = this.#race;
    const { dice, highest } = this.#graph;
    this.top = Math.max(target - own, least);
    for (let points = 0; points <= this.top + highest; points++) {
      this.stop.fill(points < least ? -1 : worth(points), points * dice, (points + 1) * dice);
    }
    sweep(this.#graph, this, this.top, false, [bust, bust]);
    return this.rolled[dice - 1];
  }
}

/** The solver stops when no value changes by more than this in a pass. The values are then accurate to `rounding`. */
const enough = 1e-8;
/**
 * The expected number of passes, for the progress display. Each pass changes values by less than a tenth of the
 * previous change.
 */
const usualPasses = 9;

/**
 * The values, and statistics of the solver: the number of passes, the number of positions of all turns in a pass, and
 * the largest change in the last pass.
 */
export interface SolvedBusts {
  readonly known: BustValues;
  readonly passes: number;
  readonly states: number;
  readonly change: number;
}

/**
 * Computes the win probabilities under best play of both players. It solves pairs of scores by falling sum, and the
 * states of a pair by falling number of busts. Only a penalty leads to a smaller sum, whose values come from the
 * previous pass. It repeats the passes until the values no longer change.
 */
export function* solveBustRace(race: BustRace): Solving<SolvedBusts> {
  const known = new BustValues(race);
  const turn = new BustTurn(race);
  const { target, lowest, penalty } = race;
  const { dice } = race.scoring;
  let [states, change] = [0, 0];

  /**
   * Returns the value after a bust. In the first pass, values after a penalty are unknown; the value of the same lead
   * at higher scores is almost equal and replaces them.
   */
  const afterBust = (start: BustStart, isFirst: boolean): number => {
    if (!isFirst || start.busts < 2) return known.afterBust(start);
    const more = Math.min(penalty, target - 1 - start.other);
    const after = Math.max(lowest, start.own - penalty + more);
    return 1 - known.value({ own: start.other + more, other: after, busts: start.others, others: 0 });
  };
  const solve = (start: BustStart, isFirst: boolean): void => {
    const value = turn.evaluate(known, start, afterBust(start, isFirst));
    states += turn.top * dice;
    const at = known.at(start);
    change = Math.max(change, Math.abs(value - known.values[at]));
    known.values[at] = value;
  };

  for (let passes = 1; ; passes++) {
    [states, change] = [0, 0];
    const highest = 2 * (target - 1);
    for (let sum = highest; sum >= 2 * lowest; sum--) {
      for (let own = Math.max(lowest, sum - target + 1); 2 * own <= sum; own++) {
        for (let total = 4; total >= 0; total--) {
          for (const busts of counts) {
            const others = total - busts;
            if (others < 0 || others > 2) continue;
            const other = sum - own;
            solve({ own, other, busts, others }, passes === 1);
            if (own !== other) solve({ own: other, other: own, busts, others }, passes === 1);
          }
        }
      }
      const done = (highest - sum) / (highest - 2 * lowest);
      yield Math.min(0.99, (passes - 1 + done ** 2) / usualPasses);
    }
    if (change <= enough) return { known, passes, states, change };
  }
}
