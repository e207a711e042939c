import { Quaternion, Vector3 } from 'three';

/**
 * The format of a recorded throw, in bytes: the number of frames; the number of hits; two bytes per hit (its time in 4 ms, its
 * strength); then for each die its positions (three little-endian 16-bit numbers per frame, in 2048ths of an edge) and its
 * rotations (32 bits per frame: two bits for the largest component, which is left out, ten bits each for the other three).
 */
const placeScale = 2048;
const turnScale = 1023;
const placeBytes = 6;
const turnBytes = 4;

/** The number of milliseconds from one recorded frame to the next. */
export const frameLength = 25;

export interface Pose {
  /**
   * The position of the die from the middle of the table, in edges of a die. x points to the right, y up, z towards the
   * player.
   */
  readonly at: Vector3;
  readonly turn: Quaternion;
}

/** The moment when a die hits the table, a wall or another die: milliseconds after the throw, and how hard, from 0 to 1. */
export interface Hit {
  readonly at: number;
  readonly strength: number;
}

/** A recorded throw: one track for each die, all with the same number of frames. The dice rest in the last frame. */
export interface Recording {
  readonly tracks: readonly (readonly Pose[])[];
  readonly hits: readonly Hit[];
  /** The number of milliseconds until all dice rest. */
  readonly length: number;
}

/** Unpacks a rotation. Its largest component is missing, because it follows from the other three and is positive. */
function readTurn(packed: number): Quaternion {
  const largest = packed >>> 30;
  const rest = [20, 10, 0].map(
    (shift) => ((((packed >>> shift) & turnScale) / turnScale) * 2 - 1) * Math.SQRT1_2,
  );
  const missing = Math.sqrt(Math.max(0, 1 - rest.reduce((sum, part) => sum + part * part, 0)));
  return new Quaternion().fromArray([...rest.slice(0, largest), missing, ...rest.slice(largest)]);
}

/** Reads a throw that `tools/record-throws.mjs` recorded, without validation. */
export function readRecording(base64: string): Recording {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const frames = data.getUint8(0);
  const hits = Array.from({ length: data.getUint8(1) }, (_, index) => ({
    at: data.getUint8(2 + 2 * index) * 4,
    strength: data.getUint8(3 + 2 * index) / 255,
  }));
  const start = 2 + 2 * hits.length;
  const trackBytes = frames * (placeBytes + turnBytes);
  const dice = (bytes.length - start) / trackBytes;
  const tracks = Array.from({ length: dice }, (_, die) => {
    const places = start + die * trackBytes;
    const turns = places + frames * placeBytes;
    return Array.from({ length: frames }, (_, frame): Pose => {
      const place = (axis: number) =>
        data.getInt16(places + frame * placeBytes + 2 * axis, true) / placeScale;
      return {
        at: new Vector3(place(0), place(1), place(2)),
        turn: readTurn(data.getUint32(turns + frame * turnBytes, true)),
      };
    });
  });
  return { tracks, hits, length: (frames - 1) * frameLength };
}

/** Returns a recording mirrored between left and right. */
export const mirrored = (recording: Recording): Recording => ({
  ...recording,
  tracks: recording.tracks.map((track) =>
    track.map(({ at, turn }) => ({
      at: new Vector3(-at.x, at.y, at.z),
      turn: new Quaternion(turn.x, -turn.y, -turn.z, turn.w),
    })),
  ),
});

/** How a recorded throw is adapted to a table: quarter turns about the upright axis, then stretching. */
export interface Spread {
  /** The side from which the dice come: 0 is the player's side, 1 the right, 2 the far side, 3 the left. */
  readonly side: 0 | 1 | 2 | 3;
  readonly x: number;
  readonly z: number;
}

/**
 * Returns a recording as seen from another side of the table, with positions stretched over the whole table. Dice keep
 * their size.
 */
export function spreadOut(recording: Recording, { side, x, z }: Spread): Recording {
  const angle = (side * Math.PI) / 2;
  const upright = new Vector3(0, 1, 0);
  const quarter = new Quaternion().setFromAxisAngle(upright, angle);
  const stretch = new Vector3(x, 1, z);
  return {
    ...recording,
    tracks: recording.tracks.map((track) =>
      track.map(({ at, turn }) => ({
        at: at.clone().applyAxisAngle(upright, angle).multiply(stretch),
        turn: quarter.clone().multiply(turn),
      })),
    ),
  };
}

/** Returns the pose of a die at a time, in milliseconds after the throw; after the end, its final pose. */
export function poseAt(track: readonly Pose[], time: number): Pose {
  const exact = Math.min(Math.max(time / frameLength, 0), track.length - 1);
  const index = Math.min(Math.floor(exact), track.length - 2);
  const [from, to] = [track[index], track[index + 1]];
  if (from === undefined || to === undefined) throw new Error('A track has at least two frames.');
  const share = exact - index;
  return { at: from.at.clone().lerp(to.at, share), turn: from.turn.clone().slerp(to.turn, share) };
}
