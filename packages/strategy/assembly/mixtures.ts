// Codes the mixtures of a solved match of Hidden Pairs (src/games/hidden-pairs/solve/match/file.ts). It is written in
// AssemblyScript because it must be fast from the first call. An arithmetic coder codes each mixture as binary
// decisions, relative to a similar mixture.

const hands = 462;
/** The number of rows that decide whether to re-roll a hand: after no re-roll and after one. */
const reRollRows = 2 * hands;
/** The number of all rows. The rows after the re-rolls have the plans of kept hands, after each number of re-rolls. */
const rows = reRollRows + 3 * hands;
/** The sum of the shares of a row that the mixture plays. */
const whole = 31;

/** The maximum number of mixtures in a block. Blocks are coded separately. */
export const mostMixtures = 8;
export const mostShares = 5 << 15;
const mostBytes = 1 << 17;

/** The index of the first share of each row (i32), then the number of all shares. */
export const rowAt = memory.data(4 * (rows + 1), 16);
/** The shares of each mixture, at `mostShares * mixture`. */
export const shares = memory.data(mostMixtures * mostShares, 16);
/** Whether each mixture plays each row. */
const played = memory.data(mostMixtures * rows, 16);
export const bytes = memory.data(mostBytes, 16);
/**
 * The plans of the last mixture that was read: 32 times the place, plus the share (u32). `planAt` has the start of each
 * row.
 */
export const plans = memory.data(4 * mostShares, 16);
export const planAt = memory.data(4 * (3 * hands + 1), 16);

let reading: bool = false;
/** The address of the next byte. */
let next: usize = 0;
/** The bounds of the arithmetic coder's interval. */
let low: u32 = 0;
let high: u32 = 0;
let word: u32 = 0;

/**
 * The contexts of the coder. Each has the probability of a yes in units of 2^-16 (u16) and the number of its decisions
 * so far.
 */
const playedContexts = 0;
const contextsByPlace = 8;
const chanceContexts = playedContexts + 16;
const shareContexts = chanceContexts + 2 * 32 * contextsByPlace;
const contexts = shareContexts + 6 * 32 * 64;
const chances = memory.data(2 * contexts, 16);
const times = memory.data(contexts);
/**
 * The number of decisions that change the speed at which a probability adapts. `steps` has the speed in units of 2^-15
 * (i32); it falls with every decision.
 */
const memorable = 60;
const steps = memory.data(4 * (memorable + 1), 16);
/** The minimum probability, so that no decision becomes impossible. */
const least = 32;

/** Codes a yes or no. When reading, it decodes the decision from the bytes. */
function decide(context: i32, given: bool): bool {
  const chance = <i32>load<u16>(chances + 2 * context);
  const middle = low + <u32>((<u64>(high - low) * chance) >> 16);
  const yes = reading ? word <= middle : given;
  if (yes) high = middle;
  else low = middle + 1;
  const count = <i32>load<u8>(times + context);
  const step = load<i32>(steps + 4 * count);
  store<u16>(chances + 2 * context, chance + ((((yes ? 0x10000 - least : least) - chance) * step) >> 15));
  if (count < memorable) store<u8>(times + context, count + 1);
  while ((low ^ high) >> 24 === 0) {
    if (reading) word = (word << 8) | load<u8>(next++);
    else store<u8>(next++, high >> 24);
    low <<= 8;
    high = (high << 8) | 0xff;
  }
  return yes;
}

/** Codes a number from 1 to `most` by bisection. */
function codeNumber(context: i32, most: i32, given: i32): i32 {
  let least = 1;
  let node = 1;
  while (least < most) {
    const middle = (least + most) >> 1;
    const more = decide(context + node, given > middle);
    if (more) least = middle + 1;
    else most = middle;
    node = 2 * node + (more ? 1 : 0);
  }
  return least;
}

/** Returns the size class of a share in the similar mixture. */
function sizeOf(share: i32): i32 {
  return share === 0 ? 1 : share < 4 ? 2 : share < 12 ? 3 : share < whole ? 4 : 5;
}

/**
 * Codes the shares of a row that the mixture plays.
 * @param before the row of the similar mixture, or 0
 * @param kind 0 for re-rolls, 1 for plans
 */
function codeRow(row: usize, before: usize, length: i32, kind: i32): void {
  let left = whole;
  for (let n = 0; n < length && left > 0; n++) {
    const size = before === 0 ? 0 : sizeOf(load<u8>(before + n));
    const own: i32 = load<u8>(row + n);
    let share = left;
    if (n < length - 1) {
      const context = chanceContexts + contextsByPlace * (32 * kind + min(n, 31)) + size;
      share = decide(context, own > 0) ? codeNumber(shareContexts + 64 * (32 * size + left), left, own) : 0;
    }
    store<u8>(row + n, share);
    left -= share;
  }
}

function isPlayed(row: usize, length: i32): bool {
  for (let n = 0; n < length; n++) if (load<u8>(row + n) > 0) return true;
  return false;
}

/** Whether a row of plans belongs to a hand that may be kept (0 or 1); 2 if that is not known yet. */
function keptOf(own: usize, row: i32): i32 {
  const hand = row - reRollRows;
  return hand < 0 || hand >= reRollRows ? 2 : load<u8>(own + load<u32>(rowAt + 4 * hand)) > 0 ? 1 : 0;
}

/** Call this before the first mixture of a block. */
export function begin(isReading: bool): void {
  reading = isReading;
  memory.fill(chances, 0x80, 2 * contexts);
  memory.fill(times, 0, contexts);
  for (let count = 0; count <= memorable; count++) store<i32>(steps + 4 * count, (1 << 16) / (2 * count + 3));
  next = bytes;
  low = 0;
  high = 0xffffffff;
  if (reading) for (let n = 0; n < 4; n++) word = (word << 8) | load<u8>(next++);
}

/**
 * Reads or writes a mixture.
 * @param similar the number of an earlier mixture of the same block, or -1
 */
export function code(mixture: i32, similar: i32): void {
  let found = plans;
  const own = shares + mostShares * mixture;
  const other = shares + mostShares * similar;
  if (reading) memory.fill(own, 0, mostShares);
  for (let row = 0; row < rows; row++) {
    const from = load<u32>(rowAt + 4 * row);
    const length = load<u32>(rowAt + 4 * row + 4) - from;
    const before: i32 = similar < 0 ? 2 : load<u8>(played + rows * similar + row);
    const context = playedContexts + 3 * keptOf(own, row) + before;
    const here = decide(context, !reading && isPlayed(own + from, length));
    store<u8>(played + rows * mixture + row, here ? 1 : 0);
    if (here) codeRow(own + from, before === 1 ? other + from : 0, length, row < reRollRows ? 0 : 1);
    if (row < reRollRows) continue;
    for (let n: u32 = 0, left = here ? whole : 0; left > 0; n++) {
      const share: i32 = load<u8>(own + from + n);
      if (share === 0) continue;
      store<u32>(found, 32 * (from + n) + share);
      found += 4;
      left -= share;
    }
    store<u32>(planAt + 4 * (row - reRollRows + 1), <u32>(found - plans) >> 2);
  }
}

/**
 * Call this after writing the last mixture of a block.
 * @returns the number of bytes of the block
 */
export function end(): i32 {
  for (let n = 0; n < 4; n++, low <<= 8) store<u8>(next++, low >> 24);
  return <i32>(next - bytes);
}
