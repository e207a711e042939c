import type { Face } from '@dicehall/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const seedBytes = 32;

/**
 * The first byte value that is rejected. It is the largest multiple of 6 below 256, so that all faces are equally
 * likely.
 */
const firstRejected = 252;

/**
 * Checks the range of a number.
 * @throws RangeError if the value is not an unsigned integer of this many bytes
 */
function checkUnsigned(value: number, bytes: number): void {
  const limit = 256 ** bytes;
  if (!Number.isInteger(value) || value < 0 || value >= limit)
    throw new RangeError(`${value} is not 0 to ${limit - 1}`);
}

/** Encodes a number as two bytes, big-endian. */
export function uint16(value: number): Uint8Array {
  checkUnsigned(value, 2);
  return Uint8Array.of(value >> 8, value);
}

export const withLength = (text: string): Uint8Array => {
  const bytes = utf8ToBytes(text);
  return concatBytes(uint16(bytes.length), bytes);
};

/** The dice of one match. Throws can be requested in any order; a throw always shows the same faces. */
export interface CommittedDice {
  /**
   * Returns the faces of a throw.
   * @param index the number of the throw among the `dice` entries of the log, from 0 to 2^32 − 1
   * @param count the number of dice
   * @throws RangeError if `index` is out of range
   */
  thrown(index: number, count: number): Face[];
}

/**
 * Derives the dice of a match.
 * @param prefix the part of the HMAC message that all throws of a match share
 * @throws RangeError if the server seed does not have 32 bytes
 */
export function derivedDice(serverSeed: Uint8Array, prefix: Uint8Array): CommittedDice {
  if (serverSeed.length !== seedBytes) throw new RangeError(`A server seed has ${seedBytes} bytes`);
  const shared = hmac.create(sha256, serverSeed).update(prefix);
  // All throws reuse this hash, because creating a hash costs more than computing one.
  const copy = shared.clone();
  const digest = new Uint8Array(sha256.outputLen);
  const suffix = new Uint8Array(8);
  const suffixView = new DataView(suffix.buffer);
  return {
    thrown(index, count) {
      checkUnsigned(index, 4);
      suffixView.setUint32(0, index);
      const dice: Face[] = [];
      for (let counter = 0; dice.length < count; counter += 1) {
        suffixView.setUint32(4, counter);
        shared._cloneInto(copy).update(suffix).digestInto(digest);
        for (const byte of digest) {
          if (byte < firstRejected && dice.length < count) dice.push(((byte % 6) + 1) as Face);
        }
      }
      return dice;
    },
  };
}
