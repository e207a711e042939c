import { type Face, faces } from '@dicehall/engine';
import { throwsOf } from '../../outcomes/throws.ts';

const handSize = 6;

export interface HandClass {
  /** Ascending. */
  readonly faces: readonly Face[];
  /** Of a throw of six dice. */
  readonly probability: number;
}

export const handClasses: readonly HandClass[] = throwsOf(handSize).map(({ dice, ways }) => ({
  faces: dice,
  probability: ways / faces.length ** handSize,
}));

const keyOf = (hand: readonly Face[]): string => [...hand].sort((a, b) => a - b).join('');
const indexByKey = new Map(handClasses.map((hand, index) => [keyOf(hand.faces), index]));

/** The index in `handClasses`. @param hand six dice in any order */
export function handIndex(hand: readonly Face[]): number {
  const index = indexByKey.get(keyOf(hand));
  if (index === undefined) throw new RangeError(`Not a hand of six dice: ${hand.join(' ')}`);
  return index;
}

export interface ReRoll {
  readonly face: Face;
  /** Six equally likely hands, as indexes. */
  readonly leadsTo: readonly number[];
}

/** By hand: one re-roll for each different face. */
export const reRolls: readonly (readonly ReRoll[])[] = handClasses.map(({ faces: hand }) =>
  [...new Set(hand)].map((face) => {
    const others = hand.toSpliced(hand.indexOf(face), 1);
    return { face, leadsTo: faces.map((thrown) => handIndex([...others, thrown])) };
  }),
);
