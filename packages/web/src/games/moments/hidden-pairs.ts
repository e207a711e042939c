import { always } from '../../moments/common-moments.ts';
import type { MomentRules } from '../../moments/moment.ts';

/** The rounds of a turn are shown one by one on the board of the reveal; these are what remains. */
export const hiddenPairsMoments: MomentRules = {
  tie: always('moment-pairs-tie', { weight: 'heavy', tone: 'plain' }),
  drawn: always('moment-drawn', { weight: 'heavy', tone: 'plain' }),
};
