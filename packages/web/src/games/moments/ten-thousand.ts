import { type BaseEvent, type EventOf, ofSeat, type TenThousandView } from '@dicehall/engine';
import * as common from '../../moments/common-moments.ts';
import type { Moment, MomentContext, MomentRules } from '../../moments/moment.ts';

function banked(base: BaseEvent, context: MomentContext): readonly Moment[] {
  const event = base as EventOf<'banked'>;
  const moments = common.banked(event);
  const { scores, options } = context.before as TenThousandView;
  const gotIn = options.opening > 0 && ofSeat(scores, event.seat) === 0;
  return gotIn
    ? [
        ...moments,
        { kind: 'in-game', text: 'moment-in-game', event, weight: 'medium', tone: 'good', cue: 'bank' },
      ]
    : moments;
}

/** A win with exactly the target has its own celebration. */
const matchOver = (event: BaseEvent, context: MomentContext): readonly Moment[] =>
  common
    .matchOver(event, context)
    .map((moment) =>
      moment.celebration !== undefined && (context.after as TenThousandView).options.exactFinish
        ? { ...moment, celebration: 'exact' }
        : moment,
    );

export const tenThousandMoments: MomentRules = { banked, 'match-over': matchOver };
