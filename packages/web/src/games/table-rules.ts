import {
  type BaseView,
  dieScore,
  type EventOf,
  type GreedView,
  ofSeat,
  type TenThousandView,
  type ThreesEvent,
} from '@dicehall/engine';
import { always, bankedWith } from '../moments/common-moments.ts';
import type { MomentRules } from '../moments/moment.ts';
import type { RevealRules } from '../table/model/reveal.ts';
import { roundByRound } from './hidden-pairs/turn-steps.ts';
import { hiddenPairsMoments } from './moments/hidden-pairs.ts';
import { tenThousandMoments } from './moments/ten-thousand.ts';
import { threeDiceMoments } from './moments/three-dice.ts';

/** The points below which a turn of Threes is celebrated. An average turn costs 6 points. */
const few = 3;

type Threes<Kind extends ThreesEvent['kind']> = Extract<ThreesEvent, { readonly kind: Kind }>;

const threesMoments: MomentRules = {
  'turn-cost': always('threes-moment-cost', { weight: 'light', tone: 'plain', cue: 'keep' }),
  'round-won': (base, { mine }) => {
    const event = base as Threes<'round-won'>;
    const isMyLoss = mine.length === 1 && !mine.includes(event.seat);
    return isMyLoss
      ? always('threes-moment-round-lost', {
          weight: 'medium',
          tone: 'bad',
          cue: 'bust',
          falls: event.lost,
        })(event)
      : always('threes-moment-round-won', { weight: 'medium', tone: 'good', cue: 'bank' })(event);
  },
  'round-tied': always('threes-moment-round-tied', { weight: 'medium', tone: 'plain', cue: 'keep' }),
  banked: (base) => {
    const event = base as EventOf<'banked'>;
    const { kind, banked: points, dice = [] } = event;
    const look = { weight: 'light', tone: points < few ? 'good' : 'plain', cue: 'bank' } as const;
    return [{ kind, text: 'threes-moment-banked', event, points, parts: dice.map(dieScore), ...look }];
  },
};

const greedMoments: MomentRules = {
  banked: bankedWith(({ before }, seat) => {
    const { opening, inGame } = before as GreedView;
    return opening > 0 && !ofSeat(inGame, seat);
  }),
  'not-in': always('moment-not-in', { weight: 'medium', tone: 'bad', cue: 'bust' }),
};

/** How a game is presented at the table. Every part has a default, so a game needs no entry here. */
interface TableRules {
  /** The headlines of the game's own events, and of common events that it presents differently. */
  readonly moments?: MomentRules;
  /** The steps in which the result of a turn is shown; see `boards.tsx`. */
  readonly reveal?: RevealRules;
  /**
   * Whether the first player to reach the target wins. The other players then see how many points they are missing, not
   * how far they are behind.
   */
  readonly isRace?: (view: BaseView) => boolean;
}

/** The rules of each game by its id. */
export const tableRules: Readonly<Record<string, TableRules>> = {
  greed: { moments: greedMoments },
  'ten-thousand': {
    moments: tenThousandMoments,
    isRace: (view) => (view as TenThousandView).options.exactFinish,
  },
  threes: { moments: threesMoments },
  'three-dice': { moments: threeDiceMoments },
  'hidden-pairs': { moments: hiddenPairsMoments, reveal: roundByRound },
};
