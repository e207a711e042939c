/** A place or a direction: x to the right, y up from the table, z towards the player; the edge of a die is 1. */
export type Vector = readonly [x: number, y: number, z: number];

/** A turn, as a unit quaternion. */
export type Turn = readonly [x: number, y: number, z: number, w: number];

export const noTurn: Turn = [0, 0, 0, 1];

/** First `second`, then `first`. */
export const times = (first: Turn, second: Turn): Turn => {
  const [ax, ay, az, aw] = first;
  const [bx, by, bz, bw] = second;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
};

/** A direction after a turn. */
export function turned(turn: Turn, [x, y, z]: Vector): Vector {
  const [a, b, c, w] = turn;
  const [u, v, t] = [2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)];
  return [x + w * u + b * t - c * v, y + w * v + c * u - a * t, z + w * t + a * v - b * u];
}

/** A turn about the upright axis, in radians, to the left seen from above. */
export const about = (angle: number): Turn => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];

/** Part of the way from one turn to another, the short way round. */
export function between(from: Turn, to: Turn, share: number): Turn {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const near = dot < 0 ? -share : share;
  const far = 1 - share;
  const mixed = [0, 1, 2, 3].map((axis) => (from[axis] ?? 0) * far + (to[axis] ?? 0) * near);
  const length = Math.hypot(...mixed);
  const [x = 0, y = 0, z = 0, w = 1] = mixed.map((part) => part / length);
  return [x, y, z, w];
}

/** Part of the way from one place to another. */
export const towards = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** How far two directions agree: 1 when they are one, −1 when they are opposite. */
export const agreement = (one: Vector, two: Vector): number =>
  one[0] * two[0] + one[1] * two[1] + one[2] * two[2];

/** The direction at right angles to two others, by the right hand. */
export const across = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];
