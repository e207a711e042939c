import type { ControlDie } from '@dicehall/engine';

/** How the keys 1 to 6 choose a die: by its place, or by the face it shows. */
export type Keeping = 'position' | 'face';

export interface DigitPress {
  readonly digit: number;
  readonly shift: boolean;
}

/**
 * The die that a digit taps. By position, N taps the N-th die. By face, Shift+N marks a die that shows N, and N alone takes
 * the mark of such a die back.
 * @returns null where no die can be tapped by this key
 */
export function dieOfDigit(
  dice: readonly ControlDie[],
  { digit, shift }: DigitPress,
  keeping: Keeping,
): ControlDie | null {
  const tapped =
    keeping === 'position'
      ? dice[digit - 1]
      : dice.find(({ face, mark, tap }) => tap !== null && face === digit && (mark === 'chosen') !== shift);
  return tapped === undefined || tapped.tap === null ? null : tapped;
}
