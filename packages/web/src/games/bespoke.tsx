import type { ComponentType } from 'react';
import { Greed } from './emblems/Greed.tsx';
import { HiddenPairs } from './emblems/HiddenPairs.tsx';
import { TenThousand } from './emblems/TenThousand.tsx';
import { ThreeDice } from './emblems/ThreeDice.tsx';
import { Threes } from './emblems/Threes.tsx';

/** What this client draws for one game only. Every part has a default, so a game needs no entry. */
interface Bespoke {
  readonly Emblem?: ComponentType;
}

/** By game id. The colours of the games are in `look/theme.css`. */
export const bespoke: Readonly<Record<string, Bespoke>> = {
  greed: { Emblem: Greed },
  'ten-thousand': { Emblem: TenThousand },
  threes: { Emblem: Threes },
  'three-dice': { Emblem: ThreeDice },
  'hidden-pairs': { Emblem: HiddenPairs },
};
