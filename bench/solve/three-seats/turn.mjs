import { fileURLToPath } from 'node:url';
import { takeGraph } from '../../../packages/strategy/dist/outcomes/take-graph.js';
import { compiled } from '../../../packages/tooling/assembly.mjs';

const code = new WebAssembly.Module(await compiled(fileURLToPath(new URL('walk.ts', import.meta.url))));

/**
 * One turn of a player who maximises a value, and the resulting shares of the others. Each position has adjacent
 * numbers: the value, the chance of a bust and, if the turn is wide, two shares without the part after a bust.
 */
export class SharesTurn {
  #rules;
  #highest;
  #isWide;
  #walk;

  constructor(rules, isWide) {
    const { dice, highest, first, parent, shift, ways, end, lost } = takeGraph(rules.scoring);
    const { memory, walk, maxNodes, maxRooms, maxVectors, ...at } = new WebAssembly.Instance(code).exports;
    const size = (rules.target + 1) * dice * (isWide ? 2 : 1);
    if (ways.length > maxNodes.value || end.length > maxRooms.value || size > maxVectors.value)
      throw new RangeError(`A turn of ${size} vectors is too large`);
    this.#rules = rules;
    this.#highest = highest;
    this.#isWide = isWide;
    this.#walk = walk;
    /** The count of numbers per position. */
    this.numbers = isWide ? 4 : 2;
    /** The numbers of stopping, which are filled in before `walk`. `rolled` has the numbers of rolling. */
    this.stop = new Float64Array(memory.buffer, at.stop.value, 2 * size);
    this.rolled = new Float64Array(memory.buffer, at.rolled.value, 2 * size);
    const diceOf = (node) => first.findLastIndex((begin) => begin > 0 && begin <= node);
    const records = new DataView(memory.buffer, at.nodes.value);
    ways.forEach((throws, node) => {
      records.setInt32(32 * node, 8 * this.numbers * shift[node], true);
      records.setInt32(32 * node + 4, at.nodes.value + 32 * parent[node], true);
      records.setFloat64(32 * node + 8, node === 0 ? 0 : throws / 6 ** diceOf(node), true);
    });
    new Int32Array(memory.buffer, at.first.value).set(first);
    new Int32Array(memory.buffer, at.end.value).set(end);
    new Float64Array(memory.buffer, at.lost.value).set(
      lost.map((throws, fitting) => throws / 6 ** Math.floor(fitting / (highest + 1))),
    );
  }

  /** Returns the index of the numbers of some points with some dice. */
  at(points, dice) {
    return (points * this.#rules.scoring.dice + dice - 1) * this.numbers;
  }

  /** Returns the index of the numbers of the start without an offer. */
  get start() {
    return this.at(0, this.#rules.scoring.dice);
  }

  /** Fills in the numbers of reaching the target. */
  mark(own, ...numbers) {
    const room = this.#rules.target - own;
    for (let dice = 1; dice <= this.#rules.scoring.dice; dice++) this.stop.set(numbers, this.at(room, dice));
  }

  /**
   * Returns the fewest points from which a solved turn is banked with this many dice left; 0 if there are none below
   * the target.
   */
  banksFrom(own, dice) {
    const { target, opening } = this.#rules;
    for (let points = Math.max(1, opening - own); points < target - own; points++) {
      const at = this.at(points, dice);
      if (this.stop[at] >= this.rolled[at]) return points;
    }
    return 0;
  }

  /**
   * Solves a turn, starting with its highest points.
   * @param bust the value after a bust
   */
  walk(own, bust) {
    const { target, opening, scoring } = this.#rules;
    const least = Math.max(1, opening - own);
    this.#walk(scoring.dice, this.#highest, this.#isWide, target - own, least, bust);
  }
}
