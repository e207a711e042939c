import type { Face } from '@dicehall/engine';

/** The position of a pip on a face, measured from the middle in units of `pipGrid`. x points to the right, y down. */
export interface Pip {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const middle: Pip = { x: 0, y: 0 };
const diagonal: readonly Pip[] = [
  { x: -1, y: -1 },
  { x: 1, y: 1 },
];
const corners: readonly Pip[] = [...diagonal, { x: 1, y: -1 }, { x: -1, y: 1 }];
const sides: readonly Pip[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

const pipsByFace: Readonly<Record<Face, readonly Pip[]>> = {
  1: [middle],
  2: diagonal,
  3: [...diagonal, middle],
  4: corners,
  5: [...corners, middle],
  6: [...corners, ...sides],
};

export const pipsOf = (face: Face): readonly Pip[] => pipsByFace[face];

/**
 * The distance of the outer pips from the middle of the face, along each axis, and the radius of a pip, as shares of
 * the edge of the face.
 */
export const pipGrid = 0.26;
export const pipRadius = 0.088;
/** The single pip of the 1 is larger, as on antique dice. */
export const aceRadius = 0.125;
