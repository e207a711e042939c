import { type BaseEvent, ofSeat, type TenThousandView } from '@dicehall/engine';
import * as common from '../../moments/common-moments.ts';
import type { Moment, MomentContext, MomentRules } from '../../moments/moment.ts';

const banked = common.bankedWith(({ before }, seat) => {
  const { scores, options } = before as TenThousandView;
  return options.opening > 0 && ofSeat(scores, seat) === 0;
});

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
