import { seededDice } from '@dicehall/dice';
import type { Face } from '@dicehall/engine';
import type { Quaternion } from 'three';
import { drawnTurn, labelling, product } from './cube.ts';
import { recordedThrows } from './recorded-throws.ts';
import { type Hit, mirrored, type Pose, poseAt, readRecording, type Spread, spreadOut } from './recording.ts';

export interface PlannedDie {
  readonly track: readonly Pose[];
  /** The turn of the labels, made before the recorded one. */
  readonly labels: Quaternion;
  /** How it lies once it is put in its place. */
  readonly drawn: Quaternion;
}

/** A throw before it is played: its dice in the order of their final places, from the left. */
export interface PlannedThrow {
  readonly dice: readonly PlannedDie[];
  readonly hits: readonly Hit[];
  /** Milliseconds until all dice are at rest. */
  readonly length: number;
}

/** A die as it is thrown: the recording, with the labels turned so that it ends on its face. */
export function thrownPose(die: PlannedDie, moment: number): Pose {
  const { at, turn } = poseAt(die.track, moment);
  return { at, turn: product(turn, die.labels) };
}

const asRecorded: Spread = { side: 0, x: 1, z: 1 };

/**
 * Chooses a recorded throw by the seed and labels its dice so that they end on the given faces. The die that
 * ends furthest left takes the first face, so that no paths cross when the dice are put in a row.
 */
export function planThrow(
  faces: readonly Face[],
  seed: string | number,
  spread: Spread = asRecorded,
): PlannedThrow {
  const choices = recordedThrows[faces.length - 1];
  const { random } = seededDice(seed);
  const chosen = choices?.[Math.floor(random() * choices.length)];
  if (chosen === undefined)
    throw new RangeError(`1 to ${recordedThrows.length} dice are thrown, not ${faces.length}.`);
  const plain = readRecording(chosen);
  const recording = spreadOut(random() < 0.5 ? mirrored(plain) : plain, spread);
  const endOf = (track: readonly Pose[]) => poseAt(track, recording.length);
  const fromLeft = [...recording.tracks].sort((one, two) => endOf(one).at.x - endOf(two).at.x);
  return {
    dice: faces.map((face, index) => {
      const track = fromLeft[index] ?? [];
      return { track, labels: labelling(endOf(track).turn, face), drawn: drawnTurn(face) };
    }),
    hits: recording.hits,
    length: recording.length,
  };
}
