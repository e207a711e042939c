import { type BaseEvent, type EventOf, type GreedView, ofSeat } from '@dicehall/engine';
import { always, commonMoments } from '../moments/common-moments.ts';
import type { Moment, MomentContext, MomentRules } from '../moments/moment.ts';
import type { RevealRules } from '../table/model/reveal.ts';
import { roundByRound } from './hidden-pairs/turn-steps.ts';
import { hiddenPairsMoments } from './moments/hidden-pairs.ts';
import { tenThousandMoments } from './moments/ten-thousand.ts';
import { threeDiceMoments } from './moments/three-dice.ts';

const threesMoments: MomentRules = {
  banked: (base) => {
    const event = base as EventOf<'banked'>;
    const { kind, banked: points } = event;
    return [
      { kind, text: 'threes-moment-banked', event, weight: 'light', tone: 'plain', cue: 'bank', points },
    ];
  },
};

/** The moment of a bank, including the first bank of a player. */
function banked(base: BaseEvent, context: MomentContext): readonly Moment[] {
  const event = base as EventOf<'banked'>;
  const moments = commonMoments.banked?.(event, context) ?? [];
  const before = context.before as GreedView;
  const gotIn = before.opening > 0 && !ofSeat(before.inGame, event.seat);
  return gotIn
    ? [
        ...moments,
        { kind: 'in-game', text: 'moment-in-game', event, weight: 'medium', tone: 'good', cue: 'bank' },
      ]
    : moments;
}

const greedMoments: MomentRules = {
  banked,
  'not-in': always('moment-not-in', { weight: 'medium', tone: 'bad', cue: 'bust' }),
};

/** How a game is presented at the table. Every part has a default, so a game needs no entry. */
interface TableRules {
  /** The moments of the game's own events, and of common events that it presents differently. */
  readonly moments?: MomentRules;
  /** The steps in which the result of a turn is shown; see `boards.tsx`. */
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
