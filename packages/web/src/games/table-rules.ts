import type { MomentRules } from '../moments/moment.ts';
import type { RevealRules } from '../table/model/reveal.ts';
import { roundByRound } from './hidden-pairs/reveal.ts';
import { greedMoments } from './moments/greed.ts';
import { hiddenPairsMoments } from './moments/hidden-pairs.ts';
import { tenThousandMoments } from './moments/ten-thousand.ts';
import { threeDiceMoments } from './moments/three-dice.ts';
import { threesMoments } from './moments/threes.ts';

/** How the table shows one game only. Every part has a default, so a game needs no entry. */
interface TableRules {
  /** The moments of its own events, and of common ones that are different here. */
  readonly moments?: MomentRules;
  /** The result of a turn is shown in steps; see `boards.tsx`. */
  readonly reveal?: RevealRules;
}

/** By game id. */
export const tableRules: Readonly<Record<string, TableRules>> = {
  greed: { moments: greedMoments },
  'ten-thousand': { moments: tenThousandMoments },
  threes: { moments: threesMoments },
  'three-dice': { moments: threeDiceMoments },
  'hidden-pairs': { moments: hiddenPairsMoments, reveal: roundByRound },
};
