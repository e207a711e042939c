import type { AnyGame } from '@dicehall/engine';
import type { Analysis } from '../analysis.ts';
import { hiddenPairs } from './hidden-pairs.ts';
import { greed, tenThousand } from './races.ts';
import { threeDice } from './three-dice.ts';
import { threes } from './threes.ts';

/** The games whose analysis is special. Every other game is solved, judged and shown like a match with a list of moves. */
const analyses: Readonly<Record<string, Analysis>> = {
  greed,
  'ten-thousand': tenThousand,
  threes,
  'three-dice': threeDice,
  'hidden-pairs': hiddenPairs,
};

export const analysisOf = ({ id }: AnyGame): Analysis => analyses[id] ?? {};
