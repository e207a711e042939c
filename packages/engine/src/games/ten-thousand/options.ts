import { moreOfAKind, type OptionConflict, type OptionSpecs, type OptionsOf } from '../../core/index.ts';

/** Add new options at the end, so that the notation of existing positions stays the same. */
export const tenThousandOptions = {
  target: { kind: 'number', default: 10000, min: 2000, max: 20000, step: 50 },
  opening: { kind: 'number', default: 1000, min: 0, max: 2000, step: 50 },
  takeOver: { kind: 'flag', default: true },
  exactFinish: { kind: 'flag', default: true },
  threePairs: { kind: 'choice', default: 'any', values: ['any', 'distinct', 'four-and-two'] },
  threePairsPoints: { kind: 'number', default: 1500, min: 0, max: 2000, step: 50 },
  dice: { kind: 'number', default: 6, min: 5, max: 6, step: 1 },
  one: { kind: 'number', default: 100, min: 50, max: 200, step: 50 },
  five: { kind: 'number', default: 50, min: 50, max: 100, step: 50 },
  threeOnes: { kind: 'number', default: 1000, min: 100, max: 1000, step: 50 },
  more: { kind: 'choice', default: 'add', values: moreOfAKind },
  straight: { kind: 'number', default: 1500, min: 0, max: 3000, step: 50 },
  lowStraight: { kind: 'number', default: 0, min: 0, max: 1500, step: 50 },
  highStraight: { kind: 'number', default: 0, min: 0, max: 1500, step: 50 },
  twoTriplets: { kind: 'number', default: 0, min: 0, max: 3000, step: 50 },
  fullHouse: { kind: 'number', default: 0, min: 0, max: 1500, step: 50 },
  nothing: { kind: 'number', default: 0, min: 0, max: 1000, step: 50 },
  atLeast: { kind: 'number', default: 0, min: 0, max: 500, step: 50 },
  hotDice: { kind: 'choice', default: 'may', values: ['may', 'must'] },
  ending: { kind: 'choice', default: 'first', values: ['first', 'last-turn', 'round'] },
  rounds: { kind: 'number', default: 0, min: 0, max: 20, step: 1 },
  threeBusts: { kind: 'number', default: 0, min: 0, max: 1000, step: 500 },
  lowest: { kind: 'number', default: 0, min: -2500, max: 0, step: 50 },
} as const satisfies OptionSpecs;

export type TenThousandOptions = OptionsOf<typeof tenThousandOptions>;

const amounts = [
  'target',
  'one',
  'threePairsPoints',
  'threeOnes',
  'straight',
  'lowStraight',
  'highStraight',
  'twoTriplets',
  'fullHouse',
  'nothing',
] as const satisfies readonly (keyof TenThousandOptions)[];

/** Returns the first pair of options that exclude each other; null if there is none. */
export function conflictTenThousand(options: TenThousandOptions): OptionConflict | null {
  const { ending, rounds, exactFinish, twoTriplets, dice, one, five } = options;
  // If no single die scores 50 points, a player 50 points below the target can never finish.
  const other = amounts.find((amount) => options[amount] % 100 !== 0);
  if (exactFinish && one > 50 && five > 50 && other !== undefined) return { option: 'five', other };
  if (rounds > 0 && exactFinish) return { option: 'rounds', other: 'exactFinish' };
  if (rounds > 0 && ending !== 'first') return { option: 'ending', other: 'rounds' };
  if (ending !== 'first' && exactFinish) return { option: 'ending', other: 'exactFinish' };
  if (twoTriplets > 0 && dice < 6) return { option: 'twoTriplets', other: 'dice' };
  return null;
}

/**
 * The end of a match. `exact`: a player reaches exactly the target. `first`: a player banks the target or more.
 * `last-turn`, `round`: after that, the others have one more turn, or the round is completed. `rounds`: a fixed
 * number of rounds is over.
 */
export type Finish = 'exact' | 'first' | 'last-turn' | 'round' | 'rounds';

export function finishOf({ exactFinish, rounds, ending }: TenThousandOptions): Finish {
  if (exactFinish) return 'exact';
  return rounds > 0 ? 'rounds' : ending;
}
