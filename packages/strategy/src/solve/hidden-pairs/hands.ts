import { type Face, faces } from '@dicehall/engine';
import { throwsOf } from '../../outcomes/throws.ts';

const handSize = 6;

/** One of the 462 things that six dice can show, order aside. */
export interface HandClass {
  /** The faces in rising order. */
  readonly faces: readonly Face[];
  /** How likely a throw of six dice shows them. */
  readonly probability: number;
}

/** Every hand of six dice, in a fixed order. */
export const handClasses: readonly HandClass[] = throwsOf(handSize).map(({ dice, ways }) => ({
  faces: dice,
  probability: ways / faces.length ** handSize,
}));

const keyOf = (hand: readonly Face[]): string => [...hand].sort((a, b) => a - b).join('');
const indexByKey = new Map(handClasses.map((hand, index) => [keyOf(hand.faces), index]));

/** The index in `handClasses` of six dice in any order. */
export function handIndex(hand: readonly Face[]): number {
  const index = indexByKey.get(keyOf(hand));
  if (index === undefined) throw new RangeError(`Not a hand of six dice: ${hand.join(' ')}`);
  return index;
}

/** The faces of a hand that can be re-rolled, each once, with the six equally likely hands that come of it. */
export interface ReRoll {
  readonly face: Face;
  readonly leadsTo: readonly number[];
}

/** For every hand, what re-rolling one of its dice can lead to. */
export const reRolls: readonly (readonly ReRoll[])[] = handClasses.map(({ faces: hand }) =>
  [...new Set(hand)].map((face) => {
    const others = hand.toSpliced(hand.indexOf(face), 1);
    return { face, leadsTo: faces.map((thrown) => handIndex([...others, thrown])) };
  }),
);
