import type { Face } from '@dicehall/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name of this derivation with its version: the first bytes of every message, and `proof.dice` of a record. */
export const diceDomain = 'dicehall-dice/1';

/** How long a server seed is, in bytes. */
export const serverSeedBytes = 32;

/** What the dice of one match are derived from. */
export interface DiceSource {
  /** 32 random bytes, secret until the match is over. */
  readonly serverSeed: Uint8Array;
  /** The table's id. */
  readonly table: string;
  /** What each seat added, in seating order; each at most 65,535 bytes of UTF-8. */
  readonly clientSeeds: readonly string[];
}

/** What the server publishes before the match: the SHA-256 of the server seed, in hex. */
export const commitmentOf = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed));

/** Bytes from here on are thrown away: 252 is the greatest multiple of 6 that a byte can count to. */
const firstRejected = 252;

function bigEndian(value: number, bytes: 2 | 4): Uint8Array {
  const limit = 256 ** bytes;
  if (!Number.isInteger(value) || value < 0 || value >= limit)
    throw new RangeError(`${value} is not 0 to ${limit - 1}`);
  const written = new Uint8Array(bytes);
  const view = new DataView(written.buffer);
  if (bytes === 2) view.setUint16(0, value);
  else view.setUint32(0, value);
  return written;
}

const withLength = (text: string): Uint8Array => {
  const bytes = utf8ToBytes(text);
  return concatBytes(bigEndian(bytes.length, 2), bytes);
};

/** The dice of one match: any throw can be asked for, in any order, and always shows the same. */
export interface CommittedDice {
  /**
   * What a throw shows.
   * @param index which throw of the match it is, from 0 to 2^32 − 1: throws are the `dice` entries of the log, in order
   * @param count how many dice are thrown
   */
  thrown(index: number, count: number): Face[];
}

/** The dice of a match, from its seeds. The layout of the bytes is in docs/dice.md. */
export function committedDice({ serverSeed, table, clientSeeds }: DiceSource): CommittedDice {
  if (serverSeed.length !== serverSeedBytes)
    throw new RangeError(`A server seed has ${serverSeedBytes} bytes`);
  const prefix = concatBytes(
    withLength(diceDomain),
    withLength(table),
    bigEndian(clientSeeds.length, 2),
    ...clientSeeds.map(withLength),
  );
  // The part that all throws of the match share is hashed once.
  const shared = hmac.create(sha256, serverSeed).update(prefix);
  const suffix = new Uint8Array(8);
  const suffixView = new DataView(suffix.buffer);
  return {
    thrown(index, count) {
      bigEndian(index, 4);
      suffixView.setUint32(0, index);
      const dice: Face[] = [];
      for (let counter = 0; dice.length < count; counter += 1) {
        suffixView.setUint32(4, counter);
        for (const byte of shared.clone().update(suffix).digest()) {
          if (byte < firstRejected && dice.length < count) dice.push(((byte % 6) + 1) as Face);
        }
      }
      return dice;
    },
  };
}
