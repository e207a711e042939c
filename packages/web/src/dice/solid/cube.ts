import { type Face, faces } from '@dicehall/engine';
import { Quaternion, Vector3 } from 'three';

/** A face of the cube, described by its outward direction and its up direction. */
export interface CubeFace {
  readonly out: Vector3;
  readonly up: Vector3;
}

/**
 * The faces of an unrotated die: x points to the right, y up from the table, z towards the player. Opposite faces sum
 * to seven; 1, 2, 3 run counterclockwise around their corner, as on Western dice.
 */
export const cubeFaces: Readonly<Record<Face, CubeFace>> = {
  1: { out: new Vector3(0, 1, 0), up: new Vector3(0, 0, -1) },
  2: { out: new Vector3(0, 0, 1), up: new Vector3(0, 1, 0) },
  3: { out: new Vector3(1, 0, 0), up: new Vector3(0, 1, 0) },
  4: { out: new Vector3(-1, 0, 0), up: new Vector3(0, 1, 0) },
  5: { out: new Vector3(0, 0, -1), up: new Vector3(0, 1, 0) },
  6: { out: new Vector3(0, -1, 0), up: new Vector3(0, 0, 1) },
};

export const product = (first: Quaternion, second: Quaternion): Quaternion => first.clone().multiply(second);

export const rotated = (vector: Vector3, rotation: Quaternion): Vector3 =>
  vector.clone().applyQuaternion(rotation);

const half = Math.SQRT1_2;

/** The 24 rotations that map a cube onto itself. */
export const cubeTurns: readonly Quaternion[] = (() => {
  const found = [new Quaternion()];
  for (const turn of found) {
    for (const quarter of [new Quaternion(half, 0, 0, half), new Quaternion(0, half, 0, half)]) {
      const next = product(quarter, turn);
      if (!found.some((one) => Math.abs(one.dot(next)) > 0.99)) found.push(next);
    }
  }
  return found;
})();

export function topFace(turn: Quaternion): Face {
  const height = (face: Face) => rotated(cubeFaces[face].out, turn).y;
  return faces.reduce((top, face) => (height(face) > height(top) ? face : top));
}

/**
 * Returns the rotation that puts `face` on top of a die at the end of its recorded throw. It is applied before the
 * recorded rotation. Of the four rotations that do so, it is the one whose pips end closest to their orientation in
 * the 2D drawing, as seen by the player.
 */
export function labelling(end: Quaternion, face: Face): Quaternion {
  const { out, up } = cubeFaces[face];
  const score = (turn: Quaternion) => {
    const whole = product(end, turn);
    return 10 * rotated(out, whole).y - rotated(up, whole).z;
  };
  return cubeTurns.reduce((best, turn) => (score(turn) > score(best) ? turn : best));
}

/** Returns the rotation of a resting die that shows `face` on top, with its pips oriented as in the 2D drawing. */
export const drawnTurn = (face: Face): Quaternion => labelling(new Quaternion(), face);
