import { seededDice } from '@dicehall/dice/seeded';
import { type Entry, type Face, faces, type Seat } from '@dicehall/engine';

export type FillBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const fromBrowser: FillBytes = (bytes) => {
  crypto.getRandomValues(bytes);
};

/** The maximum number of bytes that `crypto.getRandomValues` accepts. */
const mostBytes = 65_536;

/** Draws faces, one byte each. Bytes from 252 on are rejected, so that all faces are equally likely. */
export function randomFaces(count: number, fill: FillBytes = fromBrowser): Face[] {
  const drawn: Face[] = [];
  while (drawn.length < count) {
    const bytes = new Uint8Array(Math.min(count - drawn.length, mostBytes));
    fill(bytes);
    for (const byte of bytes) {
      const face = faces[byte % 6];
      if (byte < 252 && face !== undefined) drawn.push(face);
    }
  }
  return drawn;
}

/** Makes seeded rolls. Each roll of a seat depends only on the seed, not on choices or on other players' rolls. */
export const seededRolls =
  (seed: string) =>
  (count: number, seat: Seat, log: readonly Entry[]): Face[] => {
    const before = log.filter((entry) => 'dice' in entry && entry.seat === seat).length;
    return seededDice(`${seed} ${seat} ${before}`).faces(count);
  };
