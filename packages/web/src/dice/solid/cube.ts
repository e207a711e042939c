import type { Face } from '@dicehall/engine';
import { agreement, noTurn, type Turn, times, turned, type Vector } from './vector.ts';

/** A face of the cube: its outward direction and its up direction. */
export interface CubeFace {
  readonly out: Vector;
  readonly up: Vector;
}

/** Opposite faces make seven; one, two, three run to the left round their corner, as on dice sold in the West. */
const cubeFaces: Readonly<Record<Face, CubeFace>> = {
  1: { out: [0, 1, 0], up: [0, 0, -1] },
  2: { out: [0, 0, 1], up: [0, 1, 0] },
  3: { out: [1, 0, 0], up: [0, 1, 0] },
  4: { out: [-1, 0, 0], up: [0, 1, 0] },
  5: { out: [0, 0, -1], up: [0, 1, 0] },
  6: { out: [0, -1, 0], up: [0, 0, 1] },
};

export const cubeFace = (face: Face): CubeFace => cubeFaces[face];

const half = Math.SQRT1_2;

/** The 24 turns that map a cube onto itself. */
export const cubeTurns: readonly Turn[] = (() => {
  const found: Turn[] = [noTurn];
  const same = (one: Turn, two: Turn) =>
    Math.abs(one.reduce((sum, part, axis) => sum + part * (two[axis] ?? 0), 0)) > 0.99;
  for (const turn of found) {
    for (const quarter of [[half, 0, 0, half] as const, [0, half, 0, half] as const]) {
      const next = times(quarter, turn);
      if (!found.some((one) => same(one, next))) found.push(next);
    }
  }
  return found;
})();

const upright: Vector = [0, 1, 0];
const awayFromPlayer: Vector = [0, 0, -1];

export function topFace(turn: Turn): Face {
  const height = (face: Face) => turned(turn, cubeFaces[face].out)[1];
  return ([1, 2, 3, 4, 5, 6] as const).reduce((top, face) => (height(face) > height(top) ? face : top));
}

/**
 * How a die must be labelled so that a recorded end shows `face`: the turn of the cube to make before the
 * recorded one. Of the four that do, the one whose pips end most nearly as they are drawn, the player at
 * the table's near side.
 */
export function labelling(end: Turn, face: Face): Turn {
  const { out, up } = cubeFaces[face];
  const score = (turn: Turn) => {
    const whole = times(end, turn);
    return 10 * agreement(turned(whole, out), upright) + agreement(turned(whole, up), awayFromPlayer);
  };
  return cubeTurns.reduce((best, turn) => (score(turn) > score(best) ? turn : best), noTurn);
}

/** The turn of a die that lies in front of the player as it is drawn, showing `face`. */
export const drawnTurn = (face: Face): Turn => labelling(noTurn, face);
