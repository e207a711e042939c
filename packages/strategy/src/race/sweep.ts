import { type Kernel, start } from '#sweep';
import type { TakeGraph } from '../outcomes/take-graph.ts';

let kernel: Kernel | undefined;
let loadedGraph: TakeGraph | undefined;

function load({ memory, maxNodes, maxRooms, nodes, first, end, lost }: Kernel, graph: TakeGraph): void {
  if (graph.ways.length > maxNodes.value || graph.end.length > maxRooms.value)
    throw new RangeError('The take graph is too large');
  const records = new DataView(memory.buffer, nodes.value);
  graph.ways.forEach((ways, node) => {
    records.setInt32(32 * node, 16 * graph.shift[node], true);
    records.setInt32(32 * node + 4, nodes.value + 32 * graph.parent[node], true);
    records.setFloat64(32 * node + 8, ways, true);
  });
  new Int32Array(memory.buffer, first.value).set(graph.first);
  new Int32Array(memory.buffer, end.value).set(graph.end);
  new Float64Array(memory.buffer, lost.value).set(graph.lost);
  loadedGraph = graph;
}

/**
 * Evaluates a turn below `top` points, starting with the highest points, for two values of a turn that ends without
 * points.
 * @param stop the values of stopping, at `points * dice + d - 1`; -1 if stopping is not allowed
 * @param rolled receives the values of rolling with the first bust value, at the same index
 * @param exact whether a take beyond `top` loses the turn
 * @returns the value of the start with the second bust value
 */
export function sweep(
  graph: TakeGraph,
  { stop, rolled }: Readonly<Record<'stop' | 'rolled', Float64Array>>,
  top: number,
  exact: boolean,
  [bust, second]: readonly [number, number],
): number {
  const { dice, highest } = graph;
  kernel ??= start();
  if (graph !== loadedGraph) load(kernel, graph);
  const { buffer } = kernel.memory;
  const given = stop.subarray(0, (top + highest + 1) * dice);
  const limit = kernel.maxValues.value;
  if (given.length > limit) throw new RangeError(`A turn has at most ${limit} values`);
  new Float64Array(buffer, kernel.stop.value).set(given);
  const secondStart = kernel.sweep(dice, highest, top, exact, bust, second);
  rolled.set(new Float64Array(buffer, kernel.rolled.value, top * dice));
  return secondStart;
}
