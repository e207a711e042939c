import { faces } from '@dicehall/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cubeFace, cubeTurns, drawnTurn, labelling, topFace } from '../../src/dice/solid/cube.ts';
import { about, across, agreement, type Turn, times, turned } from '../../src/dice/solid/vector.ts';

describe('a die', () => {
  test('has opposite faces that sum to seven', () => {
    for (const face of faces) {
      const [x, y, z] = cubeFace(face).out;
      const opposite = faces.find((other) => agreement(cubeFace(other).out, [-x, -y, -z]) === 1);
      expect(face + (opposite ?? 0)).toBe(7);
    }
  });

  test('has 1, 2, 3 counterclockwise round their corner', () => {
    expect(across(cubeFace(1).out, cubeFace(2).out)).toEqual(cubeFace(3).out);
  });

  test('has 24 rotations, four for each face on top', () => {
    expect(cubeTurns).toHaveLength(24);
    for (const face of faces) expect(cubeTurns.filter((turn) => topFace(turn) === face)).toHaveLength(4);
  });
});

describe('labelling', () => {
  test('shows the wanted face from each of the 24 orientations', () => {
    for (const end of cubeTurns)
      for (const face of faces) expect(topFace(times(end, labelling(end, face)))).toBe(face);
  });

  test('shows the wanted face in any orientation, turned at most 45 degrees from the drawn one', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...cubeTurns), angle, fc.constantFrom(...faces), (cube, yaw, face) => {
        const end = times(about(yaw), cube);
        const whole = times(end, labelling(end, face));
        expect(topFace(whole)).toBe(face);
        expect(turned(whole, cubeFace(face).out)[1]).toBeCloseTo(1, 6);
        expect(agreement(turned(whole, cubeFace(face).up), [0, 0, -1])).toBeGreaterThan(Math.SQRT1_2 - 1e-6);
      }),
    );
  });

  test('of a drawn die faces the reader', () => {
    for (const face of faces) {
      const turn: Turn = drawnTurn(face);
      expect(topFace(turn)).toBe(face);
      expect(turned(turn, cubeFace(face).up)[2]).toBeCloseTo(-1, 9);
    }
  });
});
