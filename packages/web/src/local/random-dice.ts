import { type Face, faces } from '@dicehall/engine';

/** Fills bytes with chance; the browser's own generator unless a test brings one. */
export type FillBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const fromBrowser: FillBytes = (bytes) => {
  crypto.getRandomValues(bytes);
};

/** The most bytes that a browser gives at once. */
const mostBytes = 65_536;

/** Draws faces: a byte each, those of 252 and more thrown away so that every face is equally likely. */
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
