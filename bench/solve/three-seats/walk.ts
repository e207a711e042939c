// The inner loop of turn.mjs, in AssemblyScript. It solves one turn, starting with its highest points, in one or two
// `f64x2` for each position.

export const maxNodes = 1024;
export const maxRooms = 2048;
export const maxVectors = 8192;

/**
 * The nodes of the take graph, 32 bytes each: the byte offset of the take from the points so far (i32), the address of
 * the parent (i32), the probability (f64), the value (f64), and the address of the best position after it (i32). Node 0
 * is the parent of all roots.
 */
export const nodes = memory.data(32 * maxNodes, 16);
/** The first node for each number of dice (i32). */
export const first = memory.data(4 * 16);
/** The end of the nodes (i32), and the probability of losing the turn (f64), at `n * (highest + 1) + room`. */
export const end = memory.data(4 * maxRooms);
export const lost = memory.data(8 * maxRooms, 8);
/**
 * The numbers of stopping, of rolling, and of the better of both, at `points * dice + d - 1`, in one or two vectors.
 */
export const stop = memory.data(16 * maxVectors, 16);
export const rolled = memory.data(16 * maxVectors, 16);
const kept = memory.data(16 * maxVectors, 16);

/**
 * Solves the turn.
 * @param least the fewest points to bank
 * @param bust the value after a bust
 */
export function walk(dice: i32, highest: i32, isWide: bool, room: i32, least: i32, bust: f64): void {
  const size = isWide ? 32 : 16;
  // Lower than every value, so that a root gets the value of its own take.
  store<f64>(nodes, -1, 16);
  memory.copy(kept + room * dice * size, stop + room * dice * size, dice * size);
  for (let points = room - 1; points >= 0; points--) {
    const row = kept + points * dice * size;
    for (let count = 1; count <= dice; count++) {
      const fitting = count * (highest + 1) + min(highest, room - points);
      const last = nodes + 32 * load<i32>(end + 4 * fitting);
      const chance = load<f64>(lost + 8 * fitting);
      let one = f64x2.replace_lane(f64x2.splat(chance), 0, chance * bust);
      let two = f64x2.splat(0);
      for (let node = nodes + 32 * load<i32>(first + 4 * count); node < last; node += 32) {
        const take: usize = row + load<i32>(node);
        const parent: usize = load<i32>(node, 4);
        const value = load<f64>(take);
        const other = load<f64>(parent, 16);
        const isBetter = value > other;
        const best = select<usize>(take, load<i32>(parent, 24), isBetter);
        store<f64>(node, select<f64>(value, other, isBetter), 16);
        store<i32>(node, <i32>best, 24);
        const weight = v128.load_splat<f64>(node, 8);
        one = f64x2.add(one, f64x2.mul(weight, v128.load(best)));
        if (isWide) two = f64x2.add(two, f64x2.mul(weight, v128.load(best, 16)));
      }
      const at = (points * dice + count - 1) * size;
      v128.store(rolled + at, one);
      if (isWide) v128.store(rolled + at, two, 16);
      const stops = points >= least && load<f64>(stop + at) >= f64x2.extract_lane(one, 0);
      memory.copy(kept + at, stops ? stop + at : rolled + at, size);
    }
  }
}
