// The inner loop of the race solver, in AssemblyScript. Each `f64x2` holds the value of one position for two bust
// values, so that one sweep gives the solver both a value and a slope. src/race/sweep.ts fills the tables and documents
// `sweep`.

export const maxNodes = 1024;
export const maxRooms = 2048;
export const maxValues = 8192;

/**
 * The nodes, 32 bytes each: the byte offset of the take from the points so far (i32), the address of the parent (i32),
 * the number of ways (f64), and the value (f64x2). Node 0 is the parent of all roots.
 */
export const nodes = memory.data(32 * maxNodes, 16);
/** The first node for each number of dice (i32). */
export const first = memory.data(4 * 16);
/** The end of the nodes (i32), and the number of rolls that lose the turn (f64), at `n * (highest + 1) + room`. */
export const end = memory.data(4 * maxRooms);
export const lost = memory.data(8 * maxRooms, 8);
/** The values of stopping, and of rolling with the first bust value (f64), at `points * dice + d - 1`. */
export const stop = memory.data(8 * maxValues, 8);
export const rolled = memory.data(8 * maxValues, 8);
/** The larger of the two values, at the same index; from `top` points on, the value of stopping (f64x2). */
const kept = memory.data(16 * maxValues, 16);

/** Evaluates a node. Returns its value times its number of ways. */
function weighted(node: usize, row: usize): v128 {
  const take = v128.load(row + load<i32>(node));
  const value = f64x2.pmax(take, v128.load(load<i32>(node, 4), 16));
  v128.store(node, value, 16);
  return f64x2.mul(v128.load_splat<f64>(node, 8), value);
}

export function sweep(dice: i32, highest: i32, top: i32, exact: bool, bust: f64, second: f64): f64 {
  const busts = f64x2.replace_lane(f64x2.splat(bust), 1, second);
  let value = busts;
  // Lower than every value, so that a root gets the value of its own take.
  v128.store(nodes, f64x2.splat(-1), 16);
  for (let at = top * dice; at < (top + highest + 1) * dice; at++) {
    v128.store(kept + 16 * at, v128.load_splat<f64>(stop + 8 * at));
  }
  for (let points = top - 1; points >= 0; points--) {
    const room = exact ? min(top - points, highest) : highest;
    let at = points * dice;
    const row = kept + 16 * at;
    let rolls = 1.0;
    for (let count = 1; count <= dice; count++, at++) {
      const fitting = count * (highest + 1) + room;
      const last = nodes + 32 * load<i32>(end + 4 * fitting);
      let node = nodes + 32 * load<i32>(first + 4 * count);
      // Two sums run in parallel, because each addition has to wait for the previous one of its sum.
      let even = f64x2.mul(v128.load_splat<f64>(lost + 8 * fitting), busts);
      let odd = f64x2.splat(0);
      for (; node + 32 < last; node += 64) {
        even = f64x2.add(even, weighted(node, row));
        odd = f64x2.add(odd, weighted(node + 32, row));
      }
      if (node < last) even = f64x2.add(even, weighted(node, row));
      rolls *= 6;
      value = f64x2.div(f64x2.add(even, odd), f64x2.splat(rolls));
      store<f64>(rolled + 8 * at, f64x2.extract_lane(value, 0));
      v128.store(kept + 16 * at, f64x2.pmax(value, v128.load_splat<f64>(stop + 8 * at)));
    }
  }
  return f64x2.extract_lane(value, 1);
}
