// The inner loops of the match solver of Hidden Pairs, in AssemblyScript. Two `f32x4` hold the eight lanes of a cell.
// src/games/hidden-pairs/solve/match/field.ts makes and fills the tables.

export const places: i32 = 35;
export const maxCells = 14795;
const lineBytes = 35 * 32;
const planeBytes = 35 * 35 * 32;

/** The number of cells of each row, and the first of them (i32). The index of a row is `places * first + second`. */
export const lengths = memory.data(4 * 35 * 35, 16);
export const rows = memory.data(4 * 35 * 35, 16);
/**
 * The first split of each hand, with one more element for the end (i32). `shapeOf` has the shape of each split (i32).
 */
export const firstSplits = memory.data(4 * 463, 16);
export const shapeOf = memory.data(4 * 8390, 16);
export const maxShapes = 5257;
/**
 * For each shape: the place of its pairs (256 times the row, plus the place in the row), and how much a Hindrance, a
 * Dice-Block, and both against Lucky Dice increase the strength (i32).
 */
export const shapes = memory.data(16 * 5257, 16);
/** The steps in memory of these three increases (i32), by attacks and the opponent's Lucky Dice. */
export const steps = memory.data(12 * 64, 16);
/** The lane at `3 * action + re-rolls` (i32). The three lanes of an action are next to each other in the same half. */
export const laneOf = memory.data(4 * 3 * 64, 16);
/** The values from `payoffsOf` (f32). */
export const payoffs = memory.data(4 * 4 * 8 * 8 * 8, 16);
/** The value of the best plan (f32) at `462 * re-rolls + hand`. `plans` has the plan itself (i32). */
export const kept = memory.data(4 * 3 * 462, 16);
export const plans = memory.data(4 * 3 * 462, 16);

/** Whether any plan of the mixture plays the opponent's Lucky Dice in each round; index 0 means in no round. */
const isPlayed = memory.data(4, 16);
/**
 * The size of a cell in bytes. The tables are ordered by the opponent's Lucky Dice, cell, half, own Lucky Dice, and own
 * lane in the half (f32), because a processor fetches 64 bytes at once.
 */
const cellBytes = 128;
const tableBytes = 14795 * 128;
const tables = memory.data(4 * 14795 * 128, 64);
/**
 * Offsets of the sums over fewer than three rounds, by cell of these rounds and lane (f32). `allSums` has such sums for
 * each combination of both players' Lucky Dice.
 */
const second = 35 * 32;
const third = 2 * 35 * 32;
const firstTwo = 3 * 35 * 32;
const firstLast = firstTwo + 35 * 35 * 32;
const lastTwo = firstLast + 35 * 35 * 32;
const none = lastTwo + 35 * 35 * 32;
const sumBytes = none + 35 * 32;
const allSums = memory.data(16 * (4 * 35 * 32 + 3 * 35 * 35 * 32), 16);
const overSecond = memory.data(lineBytes, 16);
const overFirst = memory.data(planeBytes, 16);
/** The best values in four lanes (f32) and their actions (i32), by shape and first lane of the half. */
const bests = memory.data(64 * 5257, 64);

function shapeAt(plan: i32): usize {
  return shapes + 16 * load<i32>(shapeOf + 4 * (plan >> 6));
}

/** Returns the address of the steps of an action's attacks, against the opponent's Lucky Dice. */
function stepsAt(action: i32, theirs: i32): usize {
  return steps + 12 * ((action & 60) + theirs);
}

function placeOf(shape: usize, by: usize): i32 {
  return (
    load<i32>(shape) +
    load<i32>(by) * load<i32>(shape, 4) +
    load<i32>(by, 4) * load<i32>(shape, 8) +
    load<i32>(by, 8) * load<i32>(shape, 12)
  );
}

/** Returns the address of the values of a place, by half and own Lucky Dice. */
function cellAt(theirs: i32, place: i32): usize {
  const cell = load<i32>(rows + 4 * (place >> 8)) + (place & 255);
  return tables + theirs * tableBytes + cellBytes * cell;
}

export function clear(): void {
  store<u32>(isPlayed, 0);
}

function grow(at: usize, gap: usize, here: v128, coefficients: usize): void {
  v128.store(at, f32x4.add(v128.load(at), f32x4.mul(here, v128.load(coefficients))));
  const other = at + gap;
  v128.store(other, f32x4.add(v128.load(other), f32x4.mul(here, v128.load(coefficients, 16))));
}

/** Adds a plan to the mixture, for each choice of the player's own Lucky Dice. */
export function add(plan: i32, lane: i32, chance: f32): void {
  const theirs = plan & 3;
  if (!load<u8>(isPlayed + theirs)) {
    store<u8>(isPlayed + theirs, 1);
    memory.fill(tables + theirs * tableBytes, 0, tableBytes);
    memory.fill(allSums + 4 * theirs * sumBytes, 0, 4 * sumBytes);
  }
  const here = f32x4.splat(chance);
  for (let own = 0; own < 4; own++) {
    const place = placeOf(shapeAt(plan), stepsAt(plan, own));
    const row = place >> 8;
    const i = row / 35;
    const j = row - 35 * i;
    const k = place & 255;
    const from = payoffs + 2048 * ((own > 0 ? 2 : 0) + (theirs > 0 ? 1 : 0)) + 256 * lane;
    const sums = allSums + (4 * theirs + own) * sumBytes;
    grow(sums + none + 32 * i, 16, here, from);
    grow(sums + 32 * i, 16, here, from + 32);
    grow(sums + second + 32 * j, 16, here, from + 64);
    grow(sums + firstTwo + 32 * row, 16, here, from + 96);
    grow(sums + third + 32 * k, 16, here, from + 128);
    grow(sums + firstLast + 32 * (35 * i + k), 16, here, from + 160);
    grow(sums + lastTwo + 32 * (35 * j + k), 16, here, from + 192);
    grow(cellAt(theirs, place) + 16 * own, 64, here, from + 224);
  }
}

/** Replaces each value along one axis, in place, by the sum of the values below it plus half of itself. */
function addUp(from: usize, step: usize): void {
  const half = f32x4.splat(0.5);
  let low = f32x4.splat(0);
  let high = f32x4.splat(0);
  for (let n = 0, at = from; n < 35; n++, at += step) {
    const one = v128.load(at);
    const two = v128.load(at, 16);
    v128.store(at, f32x4.add(low, f32x4.mul(half, one)));
    v128.store(at, f32x4.add(high, f32x4.mul(half, two)), 16);
    low = f32x4.add(low, one);
    high = f32x4.add(high, two);
  }
}

function plus(at: usize, one: usize): void {
  v128.store(at, f32x4.add(v128.load(at), v128.load(one)));
  v128.store(at, f32x4.add(v128.load(at, 16), v128.load(one, 16)), 16);
}

function addUpPlanes(sums: usize): void {
  // Adds up the sum over no round. It has 35 parts, because adding thousands of small numbers to one number loses
  // precision.
  for (let one = 1; one < 35; one++) plus(sums + none, sums + none + 32 * one);
  addUp(sums, 32);
  addUp(sums + second, 32);
  addUp(sums + third, 32);
  for (let one = 0; one < 35; one++) {
    addUp(sums + firstTwo + lineBytes * one, 32);
    addUp(sums + firstLast + lineBytes * one, 32);
    addUp(sums + lastTwo + lineBytes * one, 32);
  }
  for (let one = 0; one < 35; one++) {
    addUp(sums + firstTwo + 32 * one, lineBytes);
    addUp(sums + firstLast + 32 * one, lineBytes);
    addUp(sums + lastTwo + 32 * one, lineBytes);
  }
  for (let i = 0; i < 35; i++) {
    for (let j = 0; j < 35; j++) {
      const at = sums + 32 * (35 * i + j);
      plus(at + firstTwo, sums + 32 * i);
      plus(at + firstTwo, sums + none);
      plus(at + firstLast, sums + third + 32 * j);
      plus(at + lastTwo, sums + second + 32 * i);
    }
  }
}

/**
 * Adds up the cells of one half and own Lucky Dice along all three axes, and adds the sums over planes. The cells are
 * at `table`.
 */
function addUpCells(table: usize, sums: usize): void {
  const half = f32x4.splat(0.5);
  memory.fill(overFirst, 0, planeBytes);
  for (let i = 0; i < 35; i++) {
    memory.fill(overSecond, 0, lineBytes);
    for (let j = 0; j < 35; j++) {
      const row = 35 * i + j;
      const length = load<i32>(lengths + 4 * row);
      let overThird = f32x4.splat(0);
      let at = table + cellBytes * load<u32>(rows + 4 * row);
      let far = overFirst + lineBytes * j;
      let near: usize = overSecond;
      let side = sums + firstLast + lineBytes * i;
      let below = sums + lastTwo + lineBytes * j;
      const flat = v128.load(sums + firstTwo + 32 * row);
      for (let k = 0; k < length; k++) {
        const cell = v128.load(at);
        const one = f32x4.add(overThird, f32x4.mul(half, cell));
        overThird = f32x4.add(overThird, cell);
        const belowTwo = v128.load(near);
        const two = f32x4.add(belowTwo, f32x4.mul(half, one));
        v128.store(near, f32x4.add(belowTwo, one));
        const belowFirst = v128.load(far);
        const three = f32x4.add(belowFirst, f32x4.mul(half, two));
        v128.store(far, f32x4.add(belowFirst, two));
        const planes = f32x4.add(f32x4.add(flat, v128.load(side)), v128.load(below));
        v128.store(at, f32x4.add(three, planes));
        at += cellBytes;
        far += 32;
        near += 32;
        side += 32;
        below += 32;
      }
    }
  }
}

/** Turns the sums of the mixture into win probabilities. */
export function close(): void {
  for (let theirs = 0; theirs < 4; theirs++) {
    if (!load<u8>(isPlayed + theirs)) continue;
    for (let own = 0; own < 4; own++) {
      const table = tables + theirs * tableBytes + 16 * own;
      const sums = allSums + (4 * theirs + own) * sumBytes;
      addUpPlanes(sums);
      addUpCells(table, sums);
      addUpCells(table + 64, sums + 16);
    }
  }
}

export function value(plan: i32, lane: i32): f32 {
  const own = 64 * (lane >> 2) + 16 * (plan & 3) + 4 * (lane & 3);
  let sum: f32 = 0;
  for (let theirs = 0; theirs < 4; theirs++) {
    if (!load<u8>(isPlayed + theirs)) continue;
    sum += load<f32>(cellAt(theirs, placeOf(shapeAt(plan), stepsAt(plan, theirs))) + own);
  }
  return sum;
}

/** Keeps the values of an action in each lane in which they are better than the best so far. */
function keep(at: usize, values: v128, action: i32): void {
  const most = v128.load(at);
  const isMore = f32x4.gt(values, most);
  v128.store(at, v128.bitselect(values, most, isMore));
  v128.store(at, v128.bitselect(i32x4.splat(action), v128.load(at, 16), isMore), 16);
}

/**
 * Updates the best actions of each shape. The caller goes through the 16 choices of attacks one by one, because all
 * shapes then read cells that are close together.
 */
export function offer(attacks: i32): void {
  const lane = load<i32>(laneOf + 48 * attacks);
  const half = 64 * (lane >> 2);
  for (let n = 0; n < maxShapes; n++) {
    const shape = shapes + 16 * n;
    let one = f32x4.splat(0);
    let two = f32x4.splat(0);
    let three = f32x4.splat(0);
    let four = f32x4.splat(0);
    for (let theirs = 0; theirs < 4; theirs++) {
      if (!load<u8>(isPlayed + theirs)) continue;
      const here = cellAt(theirs, placeOf(shape, stepsAt(4 * attacks, theirs))) + half;
      one = f32x4.add(one, v128.load(here));
      two = f32x4.add(two, v128.load(here, 16));
      three = f32x4.add(three, v128.load(here, 32));
      four = f32x4.add(four, v128.load(here, 48));
    }
    const at = bests + 64 * n + 32 * (lane & 3);
    if (attacks === 0 || attacks === 4) v128.store(at, f32x4.splat(-2));
    const most = f32x4.max(f32x4.max(one, two), f32x4.max(three, four));
    if (!v128.any_true(f32x4.gt(most, v128.load(at)))) continue;
    keep(at, one, 4 * attacks);
    keep(at, two, 4 * attacks + 1);
    keep(at, three, 4 * attacks + 2);
    keep(at, four, 4 * attacks + 3);
  }
}

/** Finds the best plan of each hand after each number of re-rolls. Call it after `offer` has seen all attacks. */
export function choose(): void {
  for (let hand = 0; hand < 462; hand++) {
    const to = load<i32>(firstSplits + 4 * hand + 4);
    for (let used = 0; used < 3; used++) {
      let most: f32 = -2;
      let plan = 0;
      for (let split = load<i32>(firstSplits + 4 * hand); split < to; split++) {
        for (let slot = 0; slot < 2; slot++) {
          const at = bests + 64 * load<i32>(shapeOf + 4 * split) + 36 * slot + 4 * used;
          const here = load<f32>(at);
          if (here <= most) continue;
          most = here;
          plan = 64 * split + load<i32>(at, 16);
        }
      }
      store<f32>(kept + 4 * (462 * used + hand), most);
      store<i32>(plans + 4 * (462 * used + hand), plan);
    }
  }
}
