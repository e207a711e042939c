// The inner loop of the match solver of Hidden Pairs, in AssemblyScript: `f32x4` twice for the eight lanes of a cell.
// src/solve/hidden-pairs/match/field.ts fills the tables and describes them.

export const places: i32 = 35;
export const maxCells = 14795;
const cellBytes = 32;
const lineBytes = 35 * 32;
const planeBytes = 35 * 35 * 32;
const tableBytes = 14795 * 32;

/** By row `places * first + second`: how many cells, and the first (i32). */
export const lengths = memory.data(4 * 35 * 35, 16);
export const rows = memory.data(4 * 35 * 35, 16);
/** By cell: its row and its place in it (i32). */
export const rowOf = memory.data(4 * 14795, 16);
export const thirdOf = memory.data(4 * 14795, 16);
/** The payoffs of `payoffsOf` (f32). */
export const payoffs = memory.data(4 * 4 * 8 * 8 * 8, 16);
/** The mixture: how many of a pair's entries are touched, by pair; which; and the mass by pair, cell and lane (f32). */
const counts = memory.data(4 * 16, 16);
const touched = memory.data(4 * 16 * 14795 * 8, 16);
const mass = memory.data(16 * tableBytes, 16);
/** By pair, cell and own lane (f32). */
export const tables = memory.data(16 * tableBytes, 16);
const first = memory.data(lineBytes, 16);
const second = memory.data(lineBytes, 16);
const third = memory.data(lineBytes, 16);
const firstTwo = memory.data(planeBytes, 16);
const firstLast = memory.data(planeBytes, 16);
const lastTwo = memory.data(planeBytes, 16);
const none = memory.data(cellBytes, 16);
const overSecond = memory.data(lineBytes, 16);
const overFirst = memory.data(planeBytes, 16);

export function clear(): void {
  for (let pair = 0; pair < 16; pair++) {
    const list = touched + pair * (4 * 14795 * 8);
    const count = load<u32>(counts + 4 * pair);
    for (let n: u32 = 0; n < count; n++)
      store<f32>(mass + pair * tableBytes + 4 * load<u32>(list + 4 * n), 0);
    store<u32>(counts + 4 * pair, 0);
  }
}

function put(pair: i32, index: u32, here: f32): void {
  const at = mass + pair * tableBytes + 4 * index;
  const was = load<f32>(at);
  if (was === 0) {
    const count = load<u32>(counts + 4 * pair);
    store<u32>(touched + pair * (4 * 14795 * 8) + 4 * count, index);
    store<u32>(counts + 4 * pair, count + 1);
  }
  store<f32>(at, was + here);
}

/** @param a the cell against no Lucky Dice; b, c, d against Lucky Dice in the first, second and third round */
export function add(a: u32, b: u32, c: u32, d: u32, lucky: u32, lane: u32, here: f32): void {
  put(lucky, 8 * a + lane, here);
  put(4 + lucky, 8 * b + lane, here);
  put(8 + lucky, 8 * c + lane, here);
  put(12 + lucky, 8 * d + lane, here);
}

function grow(at: usize, here: v128, coefficients: usize): void {
  v128.store(at, f32x4.add(v128.load(at), f32x4.mul(here, v128.load(coefficients))));
  v128.store(at, f32x4.add(v128.load(at, 16), f32x4.mul(here, v128.load(coefficients, 16))), 16);
}

/** Below, and half at the same place, along one axis: in place. */
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

function scatter(pair: i32, table: usize): void {
  memory.fill(table, 0, tableBytes);
  memory.fill(first, 0, lineBytes);
  memory.fill(second, 0, lineBytes);
  memory.fill(third, 0, lineBytes);
  memory.fill(firstTwo, 0, planeBytes);
  memory.fill(firstLast, 0, planeBytes);
  memory.fill(lastTwo, 0, planeBytes);
  memory.fill(none, 0, cellBytes);
  const list = touched + pair * (4 * 14795 * 8);
  const count = load<u32>(counts + 4 * pair);
  const block = payoffs + 2048 * ((pair > 3 ? 2 : 0) + (pair % 4 > 0 ? 1 : 0));
  for (let n: u32 = 0; n < count; n++) {
    const index = load<u32>(list + 4 * n);
    const cell = index >> 3;
    const row = load<u32>(rowOf + 4 * cell);
    const k = load<u32>(thirdOf + 4 * cell);
    const i = row / 35;
    const j = row - 35 * i;
    const here = v128.load_splat<f32>(mass + pair * tableBytes + 4 * index);
    const from = block + 256 * (index & 7);
    grow(none, here, from);
    grow(first + 32 * i, here, from + 32);
    grow(second + 32 * j, here, from + 64);
    grow(firstTwo + 32 * row, here, from + 96);
    grow(third + 32 * k, here, from + 128);
    grow(firstLast + 32 * (35 * i + k), here, from + 160);
    grow(lastTwo + 32 * (35 * j + k), here, from + 192);
    grow(table + 32 * cell, here, from + 224);
  }
}

function addUpPlanes(): void {
  addUp(first, 32);
  addUp(second, 32);
  addUp(third, 32);
  for (let one = 0; one < 35; one++) {
    addUp(firstTwo + lineBytes * one, 32);
    addUp(firstLast + lineBytes * one, 32);
    addUp(lastTwo + lineBytes * one, 32);
  }
  for (let one = 0; one < 35; one++) {
    addUp(firstTwo + 32 * one, lineBytes);
    addUp(firstLast + 32 * one, lineBytes);
    addUp(lastTwo + 32 * one, lineBytes);
  }
  for (let i = 0; i < 35; i++) {
    for (let j = 0; j < 35; j++) {
      const at = 32 * (35 * i + j);
      plus(firstTwo + at, first + 32 * i);
      plus(firstTwo + at, none);
      plus(firstLast + at, third + 32 * j);
      plus(lastTwo + at, second + 32 * i);
    }
  }
}

/** Along all three axes, adding the sums over planes; half of the lanes at a time. */
function addUpCells(table: usize, part: i32): void {
  const half = f32x4.splat(0.5);
  memory.fill(overFirst, 0, planeBytes);
  for (let i = 0; i < 35; i++) {
    memory.fill(overSecond, 0, lineBytes);
    for (let j = 0; j < 35; j++) {
      const row = 35 * i + j;
      const length = load<i32>(lengths + 4 * row);
      let overThird = f32x4.splat(0);
      let at = table + part + 32 * load<u32>(rows + 4 * row);
      let far = part + lineBytes * j;
      let near = overSecond + part;
      let side = firstLast + part + lineBytes * i;
      const flat = v128.load(firstTwo + part + 32 * row);
      for (let k = 0; k < length; k++) {
        const cell = v128.load(at);
        const one = f32x4.add(overThird, f32x4.mul(half, cell));
        overThird = f32x4.add(overThird, cell);
        const belowTwo = v128.load(near);
        const two = f32x4.add(belowTwo, f32x4.mul(half, one));
        v128.store(near, f32x4.add(belowTwo, one));
        const belowFirst = v128.load(overFirst + far);
        const three = f32x4.add(belowFirst, f32x4.mul(half, two));
        v128.store(overFirst + far, f32x4.add(belowFirst, two));
        const planes = f32x4.add(f32x4.add(flat, v128.load(side)), v128.load(lastTwo + far));
        v128.store(at, f32x4.add(three, planes));
        at += 32;
        far += 32;
        near += 32;
        side += 32;
      }
    }
  }
}

/** Fills the tables of all pairs with a mixture. */
export function close(): void {
  for (let pair = 0; pair < 16; pair++) {
    const table = tables + pair * tableBytes;
    if (load<u32>(counts + 4 * pair) === 0) {
      memory.fill(table, 0, tableBytes);
      continue;
    }
    scatter(pair, table);
    addUpPlanes();
    addUpCells(table, 0);
    addUpCells(table, 16);
  }
}
