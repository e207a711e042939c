import { type Face, faces } from '@dicehall/engine';
import { indexAmong, throwsOf } from '../../../outcomes/throws.ts';

const handSize = 6;

export interface HandClass {
  /** Ascending. */
  readonly faces: readonly Face[];
  /** The probability that six dice show the hand. */
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
