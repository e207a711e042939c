import type { CardFamily } from './evaluator.ts';
import { greedFamily } from './greed.ts';
import { hiddenPairsFamily } from './hidden-pairs.ts';
import { tenThousandFamily } from './ten-thousand/evaluate.ts';
import { threeDiceFamily } from './three-dice.ts';
import { threesFamily } from './threes.ts';

/** The evaluators of the cards, by game. */
export const cardFamilies = {
  greed: greedFamily as CardFamily,
  'ten-thousand': tenThousandFamily as CardFamily,
  threes: threesFamily as CardFamily,
  'three-dice': threeDiceFamily as CardFamily,
  'hidden-pairs': hiddenPairsFamily as CardFamily,
} satisfies Readonly<Record<string, CardFamily>>;
