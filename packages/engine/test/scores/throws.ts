import { type Face, faces } from '../../src/index.ts';

/** Returns all 6^count ordered throws of `count` dice. */
export function* everyThrow(count: number): Generator<Face[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of everyThrow(count - 1)) for (const face of faces) yield [...rest, face];
}

/** Returns the faces of a throw as sorted digits. */
export const digitsOf = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join('');

/** Caches a function of the sorted digits of a throw. */
export function once<Value>(compute: (digits: string) => Value): (dice: readonly number[]) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (dice) => {
    const digits = digitsOf(dice);
    const found = known.get(digits) ?? { value: compute(digits) };
    known.set(digits, found);
    return found.value;
  };
}
