import { type BaseEvent, type EventOf, type GreedView, ofSeat } from '@dicehall/engine';
import { always, commonMoments } from '../../moments/common-moments.ts';
import type { Moment, MomentContext, MomentRules } from '../../moments/moment.ts';

/** Banking, and the first time getting into the game. */
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

export const greedMoments: MomentRules = {
  banked,
  'not-in': always('moment-not-in', { weight: 'medium', tone: 'bad', cue: 'bust' }),
};
