import { type Face, faces } from '@dicehall/engine';

const handSize = 6;

/** One of the 462 things that six dice can show, order aside. */
export interface HandClass {
  /** The faces in rising order. */
  readonly faces: readonly Face[];
  /** How likely a throw of six dice shows them. */
  readonly probability: number;
}

function multisets(size: number, from: number): Face[][] {
  if (size === 0) return [[]];
  return faces
    .slice(from)
    .flatMap((face) => multisets(size - 1, face - 1).map((others): Face[] => [face, ...others]));
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** How likely a throw shows exactly these faces: the multinomial coefficient over 6^n. */
function probabilityOf(hand: readonly Face[]): number {
  const arrangements = faces.reduce(
    (ways, face) => ways / factorial(hand.filter((other) => other === face).length),
    factorial(hand.length),
  );
  return arrangements / faces.length ** hand.length;
}

/** Every hand of six dice, in a fixed order. */
export const handClasses: readonly HandClass[] = multisets(handSize, 0).map((hand) => ({
  faces: hand,
  probability: probabilityOf(hand),
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
