import type { EventOf } from '@dicehall/engine';
import type { MomentRules } from '../../moments/moment.ts';

export const threesMoments: MomentRules = {
  banked: (base) => {
    const event = base as EventOf<'banked'>;
    const { kind, banked: points } = event;
    return [
      { kind, text: 'threes-moment-banked', event, weight: 'light', tone: 'plain', cue: 'bank', points },
    ];
  },
};
