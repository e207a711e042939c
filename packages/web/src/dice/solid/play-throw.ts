import { Vector3 } from 'three';
import { type PlannedDie, type PlannedThrow, thrownPose } from './planned-throw.ts';
import type { Spot, Stage, StagedDie } from './stage.ts';

/** The milliseconds that dice stay where they fell, and that their move to the final places takes. */
const lying = 50;
const gathering = 190;

/** The duration in milliseconds until all dice are at rest: under a second. */
export const lengthOf = (planned: PlannedThrow, gathered: boolean): number =>
  planned.length + lying + (gathered ? gathering : 0);

const eased = (share: number) => share * share * (3 - 2 * share);

/** The pose of a die at a time: it tumbles around the middle of the table, then moves to its place if it has one. */
export function stagedDie(
  die: PlannedDie,
  time: number,
  length: number,
  place: ReturnType<Stage['placeOf']> | undefined,
  middle = new Vector3(),
): StagedDie {
  const thrown = thrownPose(die, time);
  const pose = { ...thrown, at: thrown.at.clone().add(middle) };
  const share = Math.min(1, Math.max(0, (time - length - lying) / gathering));
  if (place === undefined || share === 0) return { ...pose, size: 1 };
  const way = eased(share);
  const at = pose.at.clone().lerp(place.at, way);
  at.y += 0.35 * Math.sin(Math.PI * way);
  return { at, turn: pose.turn.clone().slerp(die.drawn, way), size: 1 + (place.size - 1) * way };
}

/**
 * Plays a throw on the stage. Calls `onRest` with the lengths of its frames.
 * @returns a function that ends it early
 */
export function playThrow(
  stage: Stage,
  planned: PlannedThrow,
  { spots, middle }: { readonly spots: readonly Spot[]; readonly middle: Vector3 },
  onRest: (frames: readonly number[]) => void,
): () => void {
  const level = middle.clone().setY(0);
  const places = spots.map((spot) => stage.placeOf(spot));
  const end = lengthOf(planned, places.length > 0);
  const frames: number[] = [];
  const start = performance.now();
  let last = start;
  let frame = requestAnimationFrame(function next() {
    // The time of the frame may be before the start, and jumps when the tab was hidden.
    const now = performance.now();
    frames.push(now - last);
    last = now;
    const time = Math.min(now - start, end);
    stage.draw(planned.dice.map((die, index) => stagedDie(die, time, planned.length, places[index], level)));
    if (time < end) frame = requestAnimationFrame(next);
    else onRest(frames);
  });
  return () => cancelAnimationFrame(frame);
}
