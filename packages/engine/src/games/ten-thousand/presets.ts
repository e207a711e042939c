import type { Preset } from '../../core/index.ts';
import type { TenThousandOptions } from './options.ts';

type Given = Partial<TenThousandOptions>;

const plain: Given = { takeOver: false, exactFinish: false };
const lastTurn: Given = { ...plain, ending: 'last-turn' };
const distinctPairs = (threePairsPoints: number): Given => ({ threePairs: 'distinct', threePairsPoints });

/** The named rule sets, as differences from the defaults. Their texts name the sources of the rules. */
export const tenThousandPresets = [
  { id: 'ten-thousand', options: {} },
  {
    id: 'farkle',
    options: {
      ...lastTurn,
      opening: 500,
      threeOnes: 300,
      more: 'fixed',
      threePairs: 'four-and-two',
      twoTriplets: 2500,
    },
  },
  {
    id: 'farkle-double',
    options: { ...lastTurn, ...distinctPairs(750), opening: 500, more: 'double' },
  },
  {
    id: 'ten-rounds',
    options: {
      ...plain,
      ...distinctPairs(750),
      opening: 0,
      atLeast: 300,
      more: 'double',
      rounds: 10,
      threeBusts: 500,
    },
  },
  {
    id: 'tavern-dice',
    options: {
      ...plain,
      ...distinctPairs(0),
      target: 4000,
      opening: 0,
      more: 'double',
      lowStraight: 500,
      highStraight: 750,
    },
  },
  {
    id: 'zilch',
    options: {
      ...lastTurn,
      threePairs: 'distinct',
      opening: 0,
      atLeast: 300,
      more: 'double',
      nothing: 500,
      threeBusts: 500,
    },
  },
  {
    id: 'macke',
    options: {
      ...plain,
      ...distinctPairs(0),
      ending: 'round',
      opening: 0,
      atLeast: 350,
      more: 'double',
      straight: 2000,
      hotDice: 'must',
    },
  },
  {
    id: 'zehntausend',
    options: {
      ...plain,
      threePairs: 'distinct',
      ending: 'round',
      opening: 0,
      atLeast: 350,
      more: 'thousand',
      hotDice: 'must',
    },
  },
  {
    id: 'dix-mille',
    options: {
      ...distinctPairs(600),
      takeOver: false,
      opening: 500,
      more: 'faces',
      straight: 1200,
      lowStraight: 600,
      highStraight: 600,
      hotDice: 'must',
    },
  },
  {
    id: 'five-thousand',
    options: {
      ...lastTurn,
      ...distinctPairs(0),
      target: 5000,
      opening: 350,
      dice: 5,
      more: 'none',
      straight: 0,
      lowStraight: 1500,
      highStraight: 1500,
    },
  },
] as const satisfies readonly (Preset & { readonly options: Given })[];
