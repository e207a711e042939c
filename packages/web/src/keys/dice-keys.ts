import type { Hand, Marked } from '../hands/hand.ts';

/** How the keys 1 to 6 mark dice: by place, or by the face they show. */
export type Keeping = 'position' | 'face';

export interface DigitPress {
  readonly digit: number;
  readonly shift: boolean;
}

/**
 * The dice that are marked after a digit. By position, N turns the mark of the N-th die over. By face, Shift+N marks a
 * die that shows N, and N alone takes a mark of such a die back, so that it is rolled again.
 * @returns null where the key changes nothing
 */
export function markByDigit(
  hand: Hand,
  marked: Marked,
  { digit, shift }: DigitPress,
  keeping: Keeping,
): Marked | null {
  if (keeping === 'position') {
    const die = hand.dice[digit - 1];
    return die?.togglable === true ? toggled(marked, die.position) : null;
  }
  const die = hand.dice.find(
    (one) => one.togglable && one.face === digit && marked.includes(one.position) !== shift,
  );
  return die === undefined ? null : toggled(marked, die.position);
}

/** The marks with one of them turned over, rising. */
export const toggled = (marked: Marked, position: number): Marked =>
  marked.includes(position)
    ? marked.filter((other) => other !== position)
    : [...marked, position].sort((a, b) => a - b);
