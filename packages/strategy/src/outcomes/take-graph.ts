import type { OutcomeClass, ScoringTable, Take } from './scoring-table.ts';

/**
 * A scoring table laid out as a graph for the inner loop of a solver. A take is a set of dice kept from a throw. Each
 * node stands for one take; its value is the larger of the value of its take and the value of its parent. Throws that
 * share takes share nodes, so a class of ten takes often costs a single comparison. Nodes are grouped by number of
 * dice, with parents before children. They are sorted by their highest score, so that the nodes that fit under a target
 * form a prefix.
 */
export interface TakeGraph {
  readonly dice: number;
  /** The highest score of any single throw, in units. */
  readonly highest: number;
  /**
   * The nodes of n dice have the indexes from `first[n]` up to, but not including, `first[n + 1]`. Node 0 is the parent
   * of all roots.
   */
  readonly first: Int32Array;
  readonly parent: Int32Array;
  /** For each node, the offset of the value of its take from the turn's points so far: `score * dice + left - 1`. */
  readonly shift: Int32Array;
  /** For each node, the number of ordered throws that have its value; 0 for a node that is only a parent. */
  readonly ways: Float64Array;
  /** The end of the nodes of n dice that score at most `room`, at index `n * (highest + 1) + room`. */
  readonly end: Int32Array;
  /** The number of ordered throws of n dice that score nothing or more than `room`, at the same index as in `end`. */
  readonly lost: Float64Array;
}

interface Node {
  readonly takes: ReadonlySet<string>;
  readonly parent: Node | null;
  readonly take: Take;
  readonly most: number;
  ways: number;
}

const keyOf = ({ score, left }: Take): string => `${score}/${left}`;

/** Returns the largest node whose takes are all among `wanted`. */
function largestWithin(nodes: readonly Node[], wanted: ReadonlySet<string>): Node | null {
  let found: Node | null = null;
  for (const node of nodes) {
    const isLarger = node.takes.size > (found?.takes.size ?? 0);
    if (isLarger && [...node.takes].every((key) => wanted.has(key))) found = node;
  }
  return found;
}

function nodesOf(classes: readonly OutcomeClass[]): Node[] {
  const nodes: Node[] = [];
  for (const { takes, ways } of classes.toSorted((a, b) => a.takes.length - b.takes.length)) {
    let node = largestWithin(nodes, new Set(takes.map(keyOf)));
    for (const take of takes) {
      const key = keyOf(take);
      if (node?.takes.has(key)) continue;
      const most: number = Math.max(node?.most ?? 0, take.score);
      node = { takes: new Set([...(node?.takes ?? []), key]), parent: node, take, most, ways: 0 };
      nodes.push(node);
    }
    if (node !== null) node.ways += ways;
  }
  return nodes.sort((a, b) => a.most - b.most);
}

const graphs = new WeakMap<ScoringTable, TakeGraph>();

/** Packs a graph into one table of 16-bit numbers. All numbers of a graph are below 2^16. */
export const packedGraph = ({ first, parent, shift, ways, end, lost }: TakeGraph): Uint16Array =>
  Uint16Array.from([...first, ...parent, ...shift, ...ways, ...end, ...lost]);

/** Restores a packed graph, because building it would take longer than opening a solution. */
export function cacheGraph(table: ScoringTable, packed: Uint16Array): void {
  if (graphs.has(table)) return;
  const { dice } = table;
  const nodes = packed[dice + 1];
  const rooms = (packed.length - (dice + 2) - 3 * nodes) / 2;
  let at = 0;
  const next = (length: number): Uint16Array => {
    at += length;
    return packed.subarray(at - length, at);
  };
  graphs.set(table, {
    dice,
    highest: rooms / (dice + 1) - 1,
    first: Int32Array.from(next(dice + 2)),
    parent: Int32Array.from(next(nodes)),
    shift: Int32Array.from(next(nodes)),
    ways: Float64Array.from(next(nodes)),
    end: Int32Array.from(next(rooms)),
    lost: Float64Array.from(next(rooms)),
  });
}

/** Returns the graph of a table. It is cached, so callers must not write to it. */
export function takeGraph(table: ScoringTable): TakeGraph {
  const found = graphs.get(table) ?? layOutGraph(table);
  graphs.set(table, found);
  return found;
}

function layOutGraph(table: ScoringTable): TakeGraph {
  const byDice = table.classes.map(nodesOf);
  const nodes = byDice.flat();
  const at = new Map<Node | null, number>(nodes.map((node, index) => [node, index + 1]));
  const highest = Math.max(...nodes.map(({ most }) => most));
  const first = new Int32Array(table.dice + 2);
  const end = new Int32Array((table.dice + 1) * (highest + 1));
  const lost = new Float64Array(end.length);
  let start = 1;
  byDice.forEach((own, dice) => {
    first[dice] = start;
    for (let room = 0; room <= highest; room++) {
      const fitting = own.filter(({ most }) => most <= room);
      end[dice * (highest + 1) + room] = start + fitting.length;
      lost[dice * (highest + 1) + room] = 6 ** dice - fitting.reduce((sum, { ways }) => sum + ways, 0);
    }
    start += own.length;
  });
  first[table.dice + 1] = start;
  return {
    dice: table.dice,
    highest,
    first,
    parent: Int32Array.from([0, ...nodes.map((node) => at.get(node.parent) ?? 0)]),
    shift: Int32Array.from([0, ...nodes.map(({ take }) => take.score * table.dice + take.left - 1)]),
    ways: Float64Array.from([0, ...nodes.map(({ ways }) => ways)]),
    end,
    lost,
  };
}
