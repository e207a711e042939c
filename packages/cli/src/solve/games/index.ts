import type { AnyGame } from '@dicehall/engine';
import type { Analysis } from '../analysis.ts';
import { hiddenPairs } from './hidden-pairs.ts';
import { threeDice } from './three-dice.ts';

/** The games whose analysis is special. Every other game is solved, judged and shown like a match with a list of moves. */
const analyses: Readonly<Record<string, Analysis>> = {
  'three-dice': threeDice,
  'hidden-pairs': hiddenPairs,
};

export const analysisOf = ({ id }: AnyGame): Analysis => analyses[id] ?? {};
