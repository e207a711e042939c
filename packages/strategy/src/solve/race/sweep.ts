import type { TakeGraph } from '../../outcomes/take-graph.ts';

/** The values of a turn; all at `points * dice + d - 1`. */
export interface TurnTables {
  /** About to roll. */
  readonly rolled: Float64Array;
  /** After a take: the larger of rolling and stopping. */
  readonly kept: Float64Array;
  /** Stopping. */
  readonly stop: Float64Array;
}

const mostNodes = 1024;
const mostValues = 8192;

/*
 * The working memory of `sweep`, constants of the module on purpose: V8 compiles an access to a constant typed array to a
 * bounds check and a load, and reads map, length and address as well for one in a field or a parameter (docs/adr/013).
 */
const kept = new Float64Array(mostValues);
const best = new Float64Array(mostNodes);
const parent = new Int32Array(mostNodes);
const shift = new Int32Array(mostNodes);
const ways = new Float64Array(mostNodes);
let loaded: TakeGraph | null = null;

function load(graph: TakeGraph): void {
  if (graph === loaded) return;
  if (graph.ways.length > mostNodes) throw new RangeError(`A take graph has at most ${mostNodes} nodes`);
  parent.set(graph.parent);
  shift.set(graph.shift);
  ways.set(graph.ways);
  // Below every value, so that a root is worth its own take.
  best[0] = -1;
  loaded = graph;
}

/** The best take of a node, times its ways; `base` is where `kept` has the points so far. */
function weighted(node: number, base: number): number {
  const take = kept[base + shift[node]];
  const shared = best[parent[node]];
  // The larger of the two, without a branch that would be mispredicted as in `Math.max`.
  const value = 0.5 * (take + shared + Math.abs(take - shared));
  best[node] = value;
  return ways[node] * value;
}

/** The sum over the rolls of one number of dice, in four parts that do not wait for one another. */
function rollSum(first: number, end: number, base: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let node = first;
  for (; node + 3 < end; node += 4) {
    a += weighted(node, base);
    b += weighted(node + 1, base);
    c += weighted(node + 2, base);
    d += weighted(node + 3, base);
  }
  for (; node < end; node++) a += weighted(node, base);
  return a + b + c + d;
}

/**
 * Values a turn below `top` points, from the most points down; `kept` is given from there on.
 * @param exact whether takes past `top` lose the turn
 * @param bust the value of a turn that ends without points
 */
export function sweep(graph: TakeGraph, turn: TurnTables, top: number, exact: boolean, bust: number): void {
  const { dice, highest, first, end, lost } = graph;
  const { rolled, stop } = turn;
  const from = top * dice;
  const to = from + (highest + 1) * dice;
  if (to > mostValues) throw new RangeError(`A turn has at most ${mostValues} values`);
  load(graph);
  kept.set(turn.kept.subarray(from, to), from);
  for (let points = top - 1; points >= 0; points--) {
    const room = exact ? Math.min(top - points, highest) : highest;
    let rolls = 1;
    for (let count = 1; count <= dice; count++) {
      rolls *= 6;
      const at = points * dice + count - 1;
      const fitting = count * (highest + 1) + room;
      const value = (rollSum(first[count], end[fitting], points * dice) + lost[fitting] * bust) / rolls;
      rolled[at] = value;
      kept[at] = Math.max(value, stop[at]);
    }
  }
  turn.kept.set(kept.subarray(0, from));
}
