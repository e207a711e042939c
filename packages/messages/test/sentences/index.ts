import { anyGame } from './any-game.ts';
import type { Case } from './case.ts';
import { greed } from './greed.ts';
import { hiddenPairs } from './hidden-pairs.ts';
import { tenThousand } from './ten-thousand.ts';
import { threeDice } from './three-dice.ts';
import { threes } from './threes.ts';

/** By game, and by kind of event. */
export const sentences: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  greed,
  'ten-thousand': tenThousand,
  threes,
  'three-dice': threeDice,
  'hidden-pairs': hiddenPairs,
  'any other game': anyGame,
};
