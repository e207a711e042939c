import { faces } from '@dicehall/engine';
import fc from 'fast-check';
import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import {
  cubeFaces,
  cubeTurns,
  drawnTurn,
  labelling,
  product,
  rotated,
  topFace,
} from '../../src/dice/solid/cube.ts';

describe('a die is numbered like a Western die', () => {
  test('opposite faces of the cube sum to seven', () => {
    for (const face of faces) {
      const opposite = faces.find((other) => cubeFaces[other].out.dot(cubeFaces[face].out) === -1);
      expect(face + (opposite ?? 0)).toBe(7);
    }
  });

  test('1, 2, 3 run counterclockwise around their corner', () => {
    expect(new Vector3().crossVectors(cubeFaces[1].out, cubeFaces[2].out)).toEqual(cubeFaces[3].out);
  });

  test('the cube has 24 rotations, four for each face on top', () => {
    expect(cubeTurns).toHaveLength(24);
    for (const face of faces) expect(cubeTurns.filter((turn) => topFace(turn) === face)).toHaveLength(4);
  });
});

describe('a recorded die is labelled to show any face', () => {
  test('labelling shows the wanted face from each of the 24 orientations', () => {
    for (const end of cubeTurns)
      for (const face of faces) expect(topFace(product(end, labelling(end, face)))).toBe(face);
  });

  test('labelling shows the wanted face in any orientation, rotated at most 45 degrees from the drawn one', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...cubeTurns), angle, fc.constantFrom(...faces), (cube, yaw, face) => {
        const end = product(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yaw), cube);
        const whole = product(end, labelling(end, face));
        expect(topFace(whole)).toBe(face);
        expect(rotated(cubeFaces[face].out, whole).y).toBeCloseTo(1, 6);
        expect(-rotated(cubeFaces[face].up, whole).z).toBeGreaterThan(Math.SQRT1_2 - 1e-6);
      }),
    );
  });

  test('labelling shows the pips of a drawn die upright', () => {
    for (const face of faces) {
      const turn = drawnTurn(face);
      expect(topFace(turn)).toBe(face);
      expect(rotated(cubeFaces[face].up, turn).z).toBeCloseTo(-1, 9);
    }
  });
});
