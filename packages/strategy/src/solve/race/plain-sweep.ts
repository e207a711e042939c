import type { TakeGraph } from '../../outcomes/take-graph.ts';
import type { Sweep } from './sweep.ts';

/** The same loop as the generated one, for where WebAssembly's vectors are missing: slower, and equal to it. */
export function plainSweep(graph: TakeGraph, size: number): Sweep {
  const { dice, highest, first, end, lost, parent, shift, ways } = graph;
  const best = new Float64Array(ways.length).fill(-1);
  const table = (): Float64Array => new Float64Array(size * dice * 2);
  const sides = [0, 1].map(() => ({ kept: table(), stop: table(), rolled: table() }));
  const bust = new Float64Array(2);

  function runLane(side: number, lane: number, firstRow: number, endRow: number, exact: boolean): void {
    const { kept, stop, rolled } = sides[side] ?? { kept: table(), stop: table(), rolled: table() };
    for (let row = firstRow; row < endRow; row++) {
      const room = exact ? Math.min(row - highest, highest) : highest;
      for (let count = 1; count <= dice; count++) {
        const fits = count * (highest + 1) + room;
        const last = end[fits] ?? 0;
        let won = 0;
        for (let node = first[count] ?? 0; node < last; node++) {
          const take = shift[node] ?? 0;
          const left = take % dice;
          const score = (take - left) / dice;
          const value = Math.max(
            kept[((row - score) * dice + left) * 2 + lane] ?? 0,
            best[parent[node] ?? 0] ?? 0,
          );
          best[node] = value;
          won += (ways[node] ?? 0) * value;
        }
        const at = (row * dice + count - 1) * 2 + lane;
        const value = (won + (lost[fits] ?? 0) * (bust[lane] ?? 0)) / 6 ** count;
        rolled[at] = value;
        kept[at] = Math.max(value, stop[at] ?? 0);
      }
    }
  }

  return {
    sides,
    bust,
    run(side, firstRow, endRow, exact) {
      for (let lane = 0; lane < 2; lane++) runLane(side, lane, firstRow, endRow, exact);
    },
  };
}
