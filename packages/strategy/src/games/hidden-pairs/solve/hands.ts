import { type Face, faces } from '@dicehall/engine';
import { indexAmong, throwsOf } from '../../../outcomes/throws.ts';

const handSize = 6;

export interface HandClass {
  /** The faces of the hand in ascending order. */
  readonly faces: readonly Face[];
  /** The probability that a roll of six dice gives this hand. */
  readonly probability: number;
}

export const handClasses: readonly HandClass[] = throwsOf(handSize).map(({ dice, ways }) => ({
  faces: dice,
  probability: ways / faces.length ** handSize,
}));

/** The index in `handClasses` of six dice in any order. */
export const handIndex = indexAmong(handClasses.map((hand) => hand.faces));

export interface ReRoll {
  readonly face: Face;
  /** The indexes of the six hands after the re-roll, one for each face that the re-rolled die can show. */
  readonly leadsTo: readonly number[];
}

/** The possible re-rolls of each hand: one for each different face. */
export const reRolls: readonly (readonly ReRoll[])[] = handClasses.map(({ faces: hand }) =>
  [...new Set(hand)].map((face) => {
    const others = hand.toSpliced(hand.indexOf(face), 1);
    return { face, leadsTo: faces.map((thrown) => handIndex([...others, thrown])) };
  }),
);
