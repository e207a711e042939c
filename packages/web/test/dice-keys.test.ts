import type { ControlDie, Face } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { dieOfDigit } from '../src/keys/keys.ts';

/** Returns dice with these faces, some of them marked. A `locked` die cannot be tapped. */
const diceOf = (faces: readonly Face[], marked: readonly number[] = [], locked: readonly number[] = []) =>
  faces.map(
    (face, position): ControlDie => ({
      position,
      face,
      mark: locked.includes(position) ? 'locked' : marked.includes(position) ? 'chosen' : 'open',
      worth: null,
      tap: locked.includes(position) ? null : `tap ${position}`,
    }),
  );

describe('the digit keys choose dice', () => {
  const faces: readonly Face[] = [3, 5, 3, 6, 1];
  const at = (...of: Parameters<typeof dieOfDigit>) => dieOfDigit(...of)?.position ?? null;
  it('a digit key taps the die at that position', () => {
    expect(at(diceOf(faces), { digit: 2, shift: false }, 'position')).toBe(1);
    expect(at(diceOf(faces, [1]), { digit: 2, shift: false }, 'position')).toBe(1);
    expect(at(diceOf(faces), { digit: 6, shift: false }, 'position')).toBeNull();
    expect(at(diceOf(faces, [], [1]), { digit: 2, shift: false }, 'position')).toBeNull();
  });
  it('Shift with a digit key marks a die that shows that face, and the digit key alone removes the mark', () => {
    expect(at(diceOf(faces), { digit: 3, shift: true }, 'face')).toBe(0);
    expect(at(diceOf(faces, [0]), { digit: 3, shift: true }, 'face')).toBe(2);
    expect(at(diceOf(faces, [0, 2]), { digit: 3, shift: true }, 'face')).toBeNull();
    expect(at(diceOf(faces, [0, 2]), { digit: 3, shift: false }, 'face')).toBe(0);
    expect(at(diceOf(faces), { digit: 4, shift: true }, 'face')).toBeNull();
    // A die that cannot be tapped does not stand in the way of another one with the same face.
    expect(at(diceOf(faces, [], [0]), { digit: 3, shift: true }, 'face')).toBe(2);
  });
});
