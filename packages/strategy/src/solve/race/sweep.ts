import type { TakeGraph } from '../../outcomes/take-graph.ts';
import * as wasm from './wasm.ts';

type Run = (keptLow: number, stop: number, rolled: number, room: number, endRoom: number) => void;

/**
 * Where everything stands in a sweep's memory, in bytes. A row is one total of points: two numbers, one a lane, for
 * each number of dice. Rows fall by one point as they rise, so that a take of s points looks s rows back.
 */
const bustAt = 0;
const waysAt = 16;
const lane = 16;

/**
 * The inner loop of a solver as generated WebAssembly: two turns at once, one in each lane of a vector, a row at a
 * time. Every class of throws is unrolled with its takes' offsets as constants.
 */
export interface Sweep {
  /** For each of two sides: what was kept, what stopping is worth, what throwing is worth; two lanes a number. */
  readonly sides: readonly {
    readonly kept: Float64Array;
    readonly stop: Float64Array;
    readonly rolled: Float64Array;
  }[];
  /** What a turn without points is worth, by lane. */
  readonly bust: Float64Array;
  /**
   * Works the rows of a side out, from the first to before the last; `highest` rows of `kept` before the first are
   * given. With `exact`, the target is at row `highest`, and no take may go past it.
   */
  run(side: number, firstRow: number, endRow: number, exact: boolean): void;
}

/**
 * What throwing so many dice is worth, times 6^n, but for the throws that are lost. Where the target is near (`tight`),
 * takes beyond the room are left out. Parameters 0 and 1 are the address of the row `highest` before this one, and the
 * room.
 */
function throwing(graph: TakeGraph, count: number, tight: boolean): wasm.WasmFunction {
  const { dice, highest, first, parent, shift, ways } = graph;
  const from = first[count] ?? 0;
  const to = first[count + 1] ?? 0;
  const sums = 4;
  const local = (node: number): number => 2 + sums + node - from;
  const body: number[] = [...wasm.block];
  let most = 0;
  for (let node = from; node < to; node++) {
    const score = Math.floor((shift[node] ?? 0) / dice);
    const left = (shift[node] ?? 0) % dice;
    const reaches = graph.most[node] ?? 0;
    if (tight && reaches > most) {
      body.push(...wasm.get(1), ...wasm.constant(reaches), ...wasm.less32, ...wasm.breakIf(0));
    }
    most = Math.max(most, reaches);
    body.push(...wasm.get(0), ...wasm.load(((highest - score) * dice + left) * lane));
    const above = parent[node] ?? 0;
    if (above > 0) body.push(...wasm.get(local(above)), ...wasm.larger);
    body.push(...wasm.set(local(node)));
    if ((ways[node] ?? 0) === 0) continue;
    const sum = 2 + (node % sums);
    body.push(
      ...wasm.get(local(node)),
      ...wasm.constant(0),
      ...wasm.loadTwice(waysAt + node * 8),
      ...wasm.multiply,
    );
    body.push(...wasm.get(sum), ...wasm.add, ...wasm.set(sum));
  }
  body.push(...wasm.end, ...wasm.get(2), ...wasm.get(3), ...wasm.add, ...wasm.get(4), ...wasm.add);
  body.push(...wasm.get(5), ...wasm.add);
  return { takes: [wasm.i32, wasm.i32], gives: [wasm.v128], pairs: sums + to - from, body };
}

interface Layout {
  readonly lostAt: number;
  readonly powersAt: number;
}

/** The loop over rows. Parameters: the kept row `highest` before, the rows to stop and rolled, the room, its end. */
function rows(
  graph: TakeGraph,
  { lostAt, powersAt }: Layout,
  firstThrow: number,
  tight: boolean,
): wasm.WasmFunction {
  const { dice, highest } = graph;
  const [keptLow, stop, rolled, room, endRoom, value] = [0, 1, 2, 3, 4, 5] as const;
  const step = (local: number, by: number): number[] => [
    ...wasm.get(local),
    ...wasm.constant(by),
    ...wasm.add32,
    ...wasm.set(local),
  ];
  const body: number[] = [...wasm.loop];
  for (let count = 1; count <= dice; count++) {
    const at = (count - 1) * lane;
    const lost = lostAt + count * (highest + 1) * 8;
    body.push(...wasm.get(keptLow), ...wasm.get(room), ...wasm.call(firstThrow + count - 1));
    if (tight) body.push(...wasm.get(room), ...wasm.constant(3), ...wasm.shiftLeft, ...wasm.loadTwice(lost));
    else body.push(...wasm.constant(0), ...wasm.loadTwice(lost + highest * 8));
    body.push(...wasm.constant(0), ...wasm.load(bustAt), ...wasm.multiply, ...wasm.add);
    body.push(
      ...wasm.constant(0),
      ...wasm.loadTwice(powersAt + count * 8),
      ...wasm.divide,
      ...wasm.set(value),
    );
    body.push(...wasm.get(rolled), ...wasm.get(value), ...wasm.store(at));
    body.push(...wasm.get(keptLow), ...wasm.get(value), ...wasm.get(stop), ...wasm.load(at), ...wasm.larger);
    body.push(...wasm.store(highest * dice * lane + at));
  }
  for (const pointer of [keptLow, stop, rolled]) body.push(...step(pointer, dice * lane));
  body.push(
    ...step(room, 1),
    ...wasm.get(room),
    ...wasm.get(endRoom),
    ...wasm.less32,
    ...wasm.breakIf(0),
    ...wasm.end,
  );
  return { takes: Array.from({ length: 5 }, () => wasm.i32), gives: [], pairs: 1, body };
}

/** Generates the loop of a scoring, with so many rows; `null` where WebAssembly or its vectors are missing. */
export function generateSweep(graph: TakeGraph, size: number): Sweep | null {
  const { dice, highest, ways, lost } = graph;
  const lostAt = waysAt + ways.length * 8;
  const powersAt = lostAt + lost.length * 8;
  const sidesAt = Math.ceil((powersAt + (dice + 1) * 8) / lane) * lane;
  const region = size * dice * lane;
  const counts = Array.from({ length: dice }, (_, index) => index + 1);
  const functions = [
    ...counts.map((count) => throwing(graph, count, true)),
    ...counts.map((count) => throwing(graph, count, false)),
    rows(graph, { lostAt, powersAt }, 0, true),
    rows(graph, { lostAt, powersAt }, dice, false),
  ];
  const pages = Math.ceil((sidesAt + 6 * region) / 65536);
  const exported = { tight: functions.length - 2, free: functions.length - 1 };
  const started = wasm.start<{ readonly tight: Run; readonly free: Run }>(functions, pages, exported);
  if (started === null) return null;
  const { memory, tight, free } = started;
  const table = (at: number, length: number): Float64Array => new Float64Array(memory.buffer, at, length);
  table(waysAt, ways.length).set(ways);
  table(lostAt, lost.length).set(lost);
  table(powersAt, dice + 1).set(Array.from({ length: dice + 1 }, (_, count) => 6 ** count));
  const sides = [0, 1].map((side) => {
    const part = (index: number): Float64Array => table(sidesAt + (3 * side + index) * region, region / 8);
    return { kept: part(0), stop: part(1), rolled: part(2) };
  });
  const go = (run: Run, side: number, firstRow: number, endRow: number): void => {
    if (firstRow >= endRow) return;
    const at = (index: number, row: number): number =>
      sidesAt + (3 * side + index) * region + row * dice * lane;
    run(at(0, firstRow - highest), at(1, firstRow), at(2, firstRow), firstRow - highest, endRow - highest);
  };
  return {
    sides,
    bust: table(bustAt, 2),
    run: (side, firstRow, endRow, exact) => {
      const near = exact ? Math.min(endRow, 2 * highest) : firstRow;
      go(tight, side, firstRow, near);
      go(free, side, Math.max(firstRow, near), endRow);
    },
  };
}
