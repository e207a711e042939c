// Codes the gaps of take-overs (src/race/coarse-offers.ts). It is written in AssemblyScript because it must be fast
// from the first call. Earlier gaps predict the kind of most gaps exactly, and their size within a few steps.

/**
 * The number of scores of each player in a block. A block is decoded as a whole: larger blocks make the file smaller
 * but reading slower.
 */
export const side = 12;
const pairs = side * side;

export const maxGaps = 1 << 18;
const maxRow = 1 << 14;

/**
 * The maximum points that can be passed on (i32), by the scores of the banker and of the other player; 0 if there is no
 * row.
 */
export const most = memory.data(4 * pairs);
/** The address of each row (i32); 0 if there is none. */
const rows = memory.data(4 * pairs);
/**
 * The rows one after the other, by points and dice (u16). Each row starts with the gaps of 0 points, which are `never`.
 */
export const gaps = memory.data(2 * maxGaps, 16);
/** Stands for a missing row. */
const none = memory.data(2 * maxRow, 16);

/** Stands for the gap if banking is not optimal. */
const never: i32 = 0xffff;

let reading: bool = false;

const mostOnes = 12;
const mostLow = 12;
const wholeBits = 16;

/**
 * A stream of whole numbers of up to 16 bits in a Rice code: the high part in unary (ones and a final zero), then the
 * low bits. If the high part is too large, the number itself follows the ones.
 */
class Stream {
  readonly start: usize;
  bit: u32 = 0;

  constructor(start: usize) {
    this.start = start;
  }

  /** Returns the next 25 bits in the upper bits of a word. */
  ahead(): u32 {
    return bswap<u32>(load<u32>(this.start + (this.bit >> 3))) << (this.bit & 7);
  }

  /** Writes up to 25 bits over bits that are 0. */
  put(value: u32, count: i32): void {
    const at = this.start + (this.bit >> 3);
    const added = (value << (25 - count)) << (7 - (this.bit & 7));
    store<u32>(at, bswap<u32>(bswap<u32>(load<u32>(at)) | added));
    this.bit += count;
  }

  /** Reads a number, or writes the given one, with `low` low bits. */
  code(number: i32, low: i32): i32 {
    if (reading) {
      const bits = this.ahead();
      const ones = clz<u32>(~bits);
      if (<i32>ones < mostOnes) {
        this.bit += ones + 1 + low;
        return (ones << low) | (low === 0 ? 0 : (bits << (ones + 1)) >>> (32 - low));
      }
      this.bit += mostOnes;
      number = this.ahead() >>> (32 - wholeBits);
      this.bit += wholeBits;
      return number;
    }
    const ones = min(number >> low, mostOnes);
    this.put((1 << ones) - 1, ones);
    if (ones === mostOnes) this.put(number, wholeBits);
    else this.put(number & ((1 << low) - 1), low + 1);
    return number;
  }
}

/** Codes numbers with a number of low bits that adapts to the last few numbers. */
class Numbers {
  readonly stream: Stream;
  /** Half of the recent numbers, with weights that halve for each older number. */
  sum: i32 = 0;

  constructor(stream: Stream) {
    this.stream = stream;
  }

  begin(): void {
    this.sum = 40;
  }

  next(number: i32): i32 {
    const low = min(mostLow, 32 - <i32>clz<u32>(this.sum / 3));
    const coded = this.stream.code(number, low);
    this.sum += coded - (this.sum >> 1);
    return coded;
  }
}

/**
 * The maximum sizes of a block's code in bytes: for the gaps of an unexpected kind, and for the differences from the
 * expected gaps.
 */
const maxKindCode = 1 << 16;
const maxGapCode = 1 << 20;
export const kindCode = memory.data(maxKindCode, 16);
export const gapCode = memory.data(maxGapCode, 16);
const kindStream = new Stream(kindCode);
const gapStream = new Stream(gapCode);
const runs = new Numbers(kindStream);
const changes = new Numbers(gapStream);

/** The number of gaps of the expected kind that are still to be read or written. */
let run = 0;

/** The number of kinds of gaps: banking is not optimal, the offer is not taken over, the offer is taken over. */
const kinds = 3;

function kindOf(gap: i32): i32 {
  return gap === never ? 0 : gap === 0 ? 1 : 2;
}

function codeKind(expected: i32, own: i32): i32 {
  if (reading) {
    if (run-- > 0) return expected;
    own = (expected + 1 + kindStream.code(0, 0)) % kinds;
    run = runs.next(0);
  } else if (own === expected) run += 1;
  else {
    runs.next(run);
    kindStream.code((own - expected - 1 + kinds) % kinds, 0);
    run = 0;
  }
  return own;
}

/** Predicts a gap from its neighbours: with one unit less for one player, for the other, and for both. */
function expectedGap(one: i32, other: i32, both: i32): i32 {
  if (one === never) return other === never ? 0 : other;
  return other === never || both === never ? one : max(0, one + other - both);
}

function codeGap(expected: i32, own: i32): i32 {
  const change = ((own - expected) << 16) >> 16;
  const folded = changes.next((change << 1) ^ (change >> 31));
  return (expected + ((folded >> 1) ^ -(folded & 1))) & 0xffff;
}

/**
 * Reads or writes a row.
 * @param less the row with one unit less for the banker
 * @param fewer the row with one unit less for the other player
 * @param both the row with one unit less for both; if one of these rows is missing, the row itself with one unit less
 * in the turn replaces it
 */
function codeRow(row: usize, length: i32, dice: i32, less: usize, fewer: usize, both: usize): void {
  const isInside = less !== 0 && fewer !== 0;
  const first = less !== 0 ? less : fewer !== 0 ? fewer : none;
  const second = isInside ? fewer : row - 2 * dice;
  const corner = isInside ? both : first - 2 * dice;
  for (let at: usize = 2 * dice; at < <usize>(2 * length); at += 2) {
    const one: i32 = load<u16>(first + at);
    const other: i32 = load<u16>(second + at);
    const beside: i32 = load<u16>(corner + at);
    // The kind is expected to change with a score as it does between the previous rows. Otherwise it is expected to be
    // that of one unit less.
    let kind = kindOf(one);
    if (kind === kindOf(beside)) kind = kindOf(other);
    else if (kindOf(other) !== kindOf(beside)) kind = kindOf(load<u16>(row + at - 2 * dice));
    const own: i32 = load<u16>(row + at);
    kind = codeKind(kind, kindOf(own));
    const gap =
      kind === kindOf(never) ? never : kind === kindOf(0) ? 0 : codeGap(expectedGap(one, other, beside), own);
    store<u16>(row + at, <u16>gap);
  }
}

/** Reads a block of rows from its code, or writes its code. */
export function code(isReading: bool, dice: i32): void {
  reading = isReading;
  kindStream.bit = gapStream.bit = 0;
  if (!reading) {
    memory.fill(kindCode, 0, maxKindCode);
    memory.fill(gapCode, 0, maxGapCode);
  }
  runs.begin();
  run = reading ? runs.next(0) : 0;
  memory.fill(none, 0xff, 2 * maxRow);
  let row = gaps;
  for (let pair = 0; pair < pairs; pair++) {
    const points = load<i32>(most + 4 * pair);
    store<usize>(rows + 4 * pair, points > 0 ? row : 0);
    if (points === 0) continue;
    memory.fill(row, 0xff, 2 * dice);
    const less: usize = pair < side ? 0 : load<usize>(rows + 4 * (pair - side));
    const fewer: usize = pair % side === 0 ? 0 : load<usize>(rows + 4 * (pair - 1));
    const both: usize = less === 0 || fewer === 0 ? 0 : load<usize>(rows + 4 * (pair - side - 1));
    changes.begin();
    codeRow(row, (points + 1) * dice, dice, less, fewer, both);
    row += 2 * dice * (points + 1);
  }
  if (!reading) runs.next(run);
}

/** Returns the number of bytes that code the kinds of the last block. */
export function kindBytes(): i32 {
  return (kindStream.bit + 7) >> 3;
}

export function gapBytes(): i32 {
  return (gapStream.bit + 7) >> 3;
}
