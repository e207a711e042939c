import { type Face, faces } from '@dicehall/engine';
import fc from 'fast-check';
import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { rotated, topFace } from '../../src/dice/solid/cube.ts';
import { planThrow, thrownPose } from '../../src/dice/solid/planned-throw.ts';
import { recordedThrows } from '../../src/dice/solid/recorded-throws.ts';
import {
  frameLength,
  mirrored,
  type Pose,
  poseAt,
  readRecording,
  spreadOut,
} from '../../src/dice/solid/recording.ts';
import { lengthOf, stagedDie, tray } from '../../src/dice/solid/solid-throws.ts';

const recordings = recordedThrows.flatMap((sameCount, index) =>
  sameCount.map((bytes) => ({ dice: index + 1, plain: readRecording(bytes) })),
);
const all = recordings.flatMap(({ dice, plain }) => [
  { dice, recording: plain },
  { dice, recording: mirrored(plain) },
]);
const last = (track: readonly Pose[]): Pose => {
  const pose = track.at(-1);
  if (pose === undefined) throw new Error('An empty track.');
  return pose;
};

test('a recording lasts from its first frame to its last, and interpolates the pose of a die between frames', () => {
  for (const { recording } of all)
    for (const track of recording.tracks) expect(recording.length).toBe((track.length - 1) * 25);
  const track = all[0]?.recording.tracks[0] ?? expect.fail();
  const [first, second] = track as [Pose, Pose];
  expect([poseAt(track, -10).at, poseAt(track, 0).at]).toEqual([first.at, first.at]);
  expect(poseAt(track, 25).at.distanceTo(second.at)).toBeCloseTo(0);
  const middle = first.at.clone().add(second.at).multiplyScalar(0.5);
  expect(poseAt(track, 12.5).at.distanceTo(middle)).toBeCloseTo(0);
  for (const time of [(track.length - 1) * 25, 99_999])
    expect(poseAt(track, time).at.distanceTo(last(track).at)).toBeCloseTo(0);
});

const axes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)];
const level = ({ turn }: Pose) =>
  axes.map((axis) => rotated(axis, turn)).filter(({ y }) => Math.abs(y) < 0.5);
const corners = (pose: Pose) => {
  const [a, b] = level(pose) as [Vector3, Vector3];
  return [1, -1].flatMap((s) =>
    [1, -1].map((t) =>
      pose.at
        .clone()
        .addScaledVector(a, s / 2)
        .addScaledVector(b, t / 2)
        .setY(0),
    ),
  );
};
/** Returns how far two flat dice overlap; a negative number is a gap. */
const overlap = (one: Pose, two: Pose) =>
  Math.min(
    ...[...level(one), ...level(two)].map((axis) => {
      const [a, b] = [one, two].map((pose) => corners(pose).map((corner) => corner.dot(axis))) as [
        number[],
        number[],
      ];
      return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
    }),
  );

describe('every recorded throw is physically plausible', () => {
  test('a mirrored throw mirrors the place and the orientation of each die', () => {
    const mirror = ({ x, y, z }: Vector3) => new Vector3(-x, y, z);
    for (const { plain } of recordings) {
      const track = mirrored(plain).tracks[0] ?? [];
      for (const [index, { at, turn }] of (plain.tracks[0] ?? []).entries()) {
        const pose = track[index] as Pose;
        expect(pose.at.distanceTo(mirror(at))).toBeLessThan(1e-9);
        for (const axis of axes) {
          const side = rotated(mirror(axis), pose.turn);
          expect(side.distanceTo(mirror(rotated(axis, turn)))).toBeLessThan(1e-6);
        }
      }
    }
  });
  test('every throw has one track per die, and there are throws of one to six dice', () => {
    expect(new Set(recordings.map(({ dice }) => dice))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { dice, recording } of all) expect(recording.tracks).toHaveLength(dice);
  });

  test('every throw ends with all dice flat on the table', () => {
    for (const { recording } of all)
      for (const { at, turn } of recording.tracks.map(last)) {
        expect(at.y).toBeCloseTo(0.5, 2);
        expect(Math.max(...axes.map((axis) => Math.abs(rotated(axis, turn).y)))).toBeGreaterThan(0.9999);
      }
  });

  test('every throw ends at rest: in the last frame no die moves 1/20 of its edge or turns 5 degrees', () => {
    for (const { recording } of all)
      for (const track of recording.tracks) {
        const [before, end] = [track.at(-2), last(track)];
        const moved = before === undefined ? 1 : before.at.distanceTo(end.at);
        const same = before === undefined ? 0 : Math.abs(before.turn.dot(end.turn));
        expect(moved).toBeLessThan(0.05);
        expect(2 * Math.acos(Math.min(1, same))).toBeLessThan((5 * Math.PI) / 180);
      }
  });

  test('every throw ends within the tray, without overlapping dice', () => {
    for (const { recording } of all) {
      const ends = recording.tracks.map(last);
      for (const end of ends)
        for (const { x, z } of corners(end)) {
          expect(Math.abs(x)).toBeLessThan(tray.x);
          expect(Math.abs(z)).toBeLessThan(tray.z);
        }
      ends.forEach((one, index) => {
        for (const two of ends.slice(index + 1)) expect(overlap(one, two)).toBeLessThan(0);
      });
    }
  });

  test('no throw lets a die sink into the table or jump', () => {
    for (const { recording } of all)
      for (const track of recording.tracks)
        track.forEach(({ at }, index) => {
          const next = track[index + 1]?.at ?? at;
          expect(at.y).toBeGreaterThan(0.45);
          expect(next.distanceTo(at)).toBeLessThan((45 * frameLength) / 1000);
        });
  });

  test('every throw ends within a second with all dice in place, after its last sound', () => {
    for (const { recording } of all) {
      expect(lengthOf({ dice: [], ...recording }, true)).toBeLessThan(1000);
      expect(recording.hits.length).toBeGreaterThan(0);
      for (const { at, strength } of recording.hits) {
        expect(at).toBeLessThanOrEqual(recording.length);
        expect(strength).toBeGreaterThan(0);
      }
    }
  });
});

describe('a planned throw ends on the given faces', () => {
  const thrown = fc.array(fc.constantFrom<Face>(...faces), { minLength: 1, maxLength: 6 });

  test('a planned throw shows the given faces from left to right, for any seed', () => {
    fc.assert(
      fc.property(thrown, fc.string(), (given, seed) => {
        const planned = planThrow(given, seed);
        const ends = planned.dice.map((die) => thrownPose(die, planned.length));
        expect(ends.map(({ turn }) => topFace(turn))).toEqual(given);
        const across = ends.map(({ at }) => at.x);
        expect(across).toEqual(across.toSorted((one, two) => one - two));
      }),
      { numRuns: 300 },
    );
  });

  test('a planned throw shows the given faces from left to right, from any side and on tables of any shape', () => {
    const spread = fc.record({
      side: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      x: fc.double({ min: 0.8, max: 1.7, noNaN: true }),
      z: fc.double({ min: 0.8, max: 1.7, noNaN: true }),
    });
    fc.assert(
      fc.property(thrown, fc.nat(), spread, (given, seed, over) => {
        const planned = planThrow(given, seed, over);
        const ends = planned.dice.map((die) => thrownPose(die, planned.length));
        expect(ends.map(({ turn }) => topFace(turn))).toEqual(given);
        const across = ends.map(({ at }) => at.x);
        expect(across).toEqual(across.toSorted((one, two) => one - two));
        for (const { at } of ends) {
          expect(Math.abs(at.x)).toBeLessThan(tray.x * over.x);
          expect(Math.abs(at.z)).toBeLessThan(tray.z * over.z);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a planned throw enters from its side of the table', () => {
    for (const { recording } of all) {
      const starts = [0, 1, 2, 3].map((side) => {
        const { tracks } = spreadOut(recording, { side: side as 0 | 1 | 2 | 3, x: 1, z: 1 });
        return tracks[0]?.[0]?.at ?? new Vector3();
      });
      const [near, right, far, left] = starts as [Vector3, Vector3, Vector3, Vector3];
      expect(near.z).toBeGreaterThan(tray.z);
      expect(right.x).toBeGreaterThan(tray.x);
      expect(far.z).toBeLessThan(-tray.z);
      expect(left.x).toBeLessThan(-tray.x);
    }
  });

  test('planned throws are the same for the same seed, and differ between seeds', () => {
    expect(planThrow([1, 2], 'a')).toEqual(planThrow([1, 2], 'a'));
    const ends = new Set(
      Array.from({ length: 40 }, (_, seed) => planThrow([1, 2], seed).dice[0]?.track.at(-1)?.at.x),
    );
    expect(ends.size).toBeGreaterThan(6);
  });

  test.each([0, 500])(
    'in a planned throw each die is at the place of the drawn die %i ms after its end',
    (late) => {
      const planned = planThrow([6, 2, 3], 'gather');
      planned.dice.forEach((die, index) => {
        const place = { at: new Vector3(index, 0.6, 1), size: 1.2 };
        const end = stagedDie(die, lengthOf(planned, true) + late, planned.length, place);
        expect(end.size).toBeCloseTo(1.2, 9);
        expect(end.at.distanceTo(place.at)).toBeCloseTo(0, 9);
        expect(Math.abs(end.turn.dot(die.drawn))).toBeCloseTo(1, 9);
      });
    },
  );

  test('in a planned throw no die passes through another on its way to one row or two', () => {
    const row = [0, 1, 2, 3, 4, 5].map((at) => new Vector3((at - 2.5) * 1.25, 0.5, 0.4));
    const two = [0, 1, 2, 3, 4, 5].map((at) => new Vector3(((at % 3) - 1) * 1.25, 0.5, at < 3 ? -0.7 : 0.9));
    for (const places of [row, two, two.slice(0, 5)])
      for (let seed = 0; seed < 80; seed++) {
        const side = (seed % 4) as 0 | 1 | 2 | 3;
        const given: Face[] = places.map((_, at) => ((at % 6) + 1) as Face);
        const planned = planThrow(given, seed, { side, x: 1.1, z: 1.2 }, places);
        for (let time = planned.length; time <= lengthOf(planned, true); time += 10) {
          const dice = planned.dice.map((die, index) => {
            const place = { at: places[index] ?? new Vector3(), size: 1 };
            return stagedDie(die, time, planned.length, place);
          });
          for (const [one, { at: a }] of dice.entries())
            for (const { at: b } of dice.slice(one + 1))
              expect(Math.max(Math.hypot(a.x - b.x, a.z - b.z), Math.abs(a.y - b.y))).toBeGreaterThan(0.85);
        }
      }
  });

  test('planning a throw of no dice or of seven dice throws an error', () => {
    expect(() => planThrow([], 1)).toThrow(RangeError);
    expect(() => planThrow([1, 1, 1, 1, 1, 1, 1], 1)).toThrow('1 to 6 dice are thrown, not 7.');
  });
});

test('a recording has a hit for every two bytes, in steps of 4 ms, and 25 ms between its frames', () => {
  // Two frames and two hits, then the positions of one die and its rotations, of which the largest part is left out.
  const places = [0, 8, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0];
  const turn = [0, 2, 8, 224];
  const bytes = [2, 2, 10, 255, 50, 51, ...places, ...turn, ...turn];
  const { hits, length, tracks } = readRecording(btoa(String.fromCharCode(...bytes)));
  expect([hits, length]).toEqual([
    [
      { at: 40, strength: 1 },
      { at: 200, strength: 0.2 },
    ],
    25,
  ]);
  expect(tracks.map((track) => track.map(({ at }) => at.x))).toEqual([[1, 2]]);
});

test('a throw from another side turns the dice as well as their places', () => {
  const pose = { at: new Vector3(1, 0.5, 0), turn: new Quaternion() };
  const sides = ([0, 1, 2, 3] as const).map((side) => {
    const spread = spreadOut({ tracks: [[pose]], hits: [], length: 0 }, { side, x: 2, z: 3 });
    const [{ at, turn } = pose] = spread.tracks[0] ?? [];
    const front = new Vector3(1, 0, 0).applyQuaternion(turn);
    return [at.x, at.z, front.x, front.z].map((part) => Math.round(part) + 0);
  });
  expect(sides).toEqual([
    [2, 0, 1, 0],
    [0, -3, 0, -1],
    [-2, 0, -1, 0],
    [0, 3, 0, 1],
  ]);
});
