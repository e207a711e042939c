import { seededDice } from '@dicehall/dice/seeded';
import type { Face } from '@dicehall/engine';
import type { Quaternion, Vector3 } from 'three';
import { drawnTurn, labelling, product } from './cube.ts';
import { recordedThrows } from './recorded-throws.ts';
import {
  type Hit,
  mirrored,
  type Pose,
  poseAt,
  type Recording,
  readRecording,
  type Spread,
  spreadOut,
} from './recording.ts';

export interface PlannedDie {
  readonly track: readonly Pose[];
  /** The rotation that makes the die end on its face. It is applied before the recorded rotation. */
  readonly labels: Quaternion;
  /** The rotation of the die when it lies in its final place. */
  readonly drawn: Quaternion;
}

/** A throw before it is played, with its dice in the order of their final places, from the left. */
export interface PlannedThrow {
  readonly dice: readonly PlannedDie[];
  readonly hits: readonly Hit[];
  /** The number of milliseconds until all dice are at rest. */
  readonly length: number;
}

/** Returns the pose of a die during the throw: the recorded pose, rotated so that the die ends on its face. */
export function thrownPose(die: PlannedDie, time: number): Pose {
  const { at, turn } = poseAt(die.track, time);
  return { at, turn: product(turn, die.labels) };
}

const asRecorded: Spread = { side: 0, x: 1, z: 1 };

function ordersOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}

/** Assigns the recorded tracks to the final places with the smallest total distance, so that no two dice meet on their way. */
function nearestTracks(recording: Recording, places: readonly Vector3[]): readonly (readonly Pose[])[] {
  const ends = recording.tracks.map((track) => ({ track, at: poseAt(track, recording.length).at }));
  let best = { order: ends, sum: Infinity };
  for (const order of ordersOf(ends)) {
    const sum = order.reduce((all, { at }, index) => all + at.distanceToSquared(places[index] ?? at), 0);
    if (sum < best.sum) best = { order: [...order], sum };
  }
  return best.order.map(({ track }) => track);
}

/**
 * Chooses a recorded throw by the seed, and rotates its dice so that they end on the given faces. Each face goes to the
 * die that ends nearest to its place; without places, to the dice from left to right.
 * @param places the final places, measured from the middle of the table
 */
export function planThrow(
  faces: readonly Face[],
  seed: string | number,
  spread: Spread = asRecorded,
  places: readonly Vector3[] = [],
): PlannedThrow {
  const choices = recordedThrows[faces.length - 1];
  const { random } = seededDice(seed);
  const chosen = choices?.[Math.floor(random() * choices.length)];
  if (chosen === undefined)
    throw new RangeError(`1 to ${recordedThrows.length} dice are thrown, not ${faces.length}.`);
  const plain = readRecording(chosen);
  const recording = spreadOut(random() < 0.5 ? mirrored(plain) : plain, spread);
  const endOf = (track: readonly Pose[]) => poseAt(track, recording.length);
  const tracks =
    places.length === faces.length
      ? nearestTracks(recording, places)
      : [...recording.tracks].sort((one, two) => endOf(one).at.x - endOf(two).at.x);
  return {
    dice: faces.map((face, index) => {
      const track = tracks[index] ?? [];
      return { track, labels: labelling(endOf(track).turn, face), drawn: drawnTurn(face) };
    }),
    hits: recording.hits,
    length: recording.length,
  };
}
