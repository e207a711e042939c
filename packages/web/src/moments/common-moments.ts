import type { BaseEvent, EventOf, MessageKey } from '@dicehall/engine';
import type { Moment, MomentRule, MomentRules } from './moment.ts';

type Look = Omit<Moment, 'kind' | 'text' | 'event'>;

/** Makes the rule of an event that always has the same moment. */
export const always =
  (text: MessageKey, look: Look) =>
  (event: BaseEvent): readonly Moment[] => [{ kind: event.kind, text, event, ...look }];

export function matchOver(base: BaseEvent, { mine, after }: Parameters<MomentRule>[1]): readonly Moment[] {
  const event = base as EventOf<'match-over'>;
  const moment = { kind: event.kind, event };
  if (after.scores.length === 1)
    return [{ ...moment, text: 'moment-finished', weight: 'heavy', tone: 'good', cue: 'win' }];
  if (event.seats.some((seat) => mine.includes(seat)))
    return [
      { ...moment, text: 'moment-match-over', weight: 'whole', tone: 'good', cue: 'win', celebration: 'win' },
    ];
  return [
    {
      ...moment,
      text: 'moment-match-over',
      weight: 'heavy',
      tone: 'plain',
      cue: mine.length === 0 ? 'win' : 'loss',
    },
  ];
}

export function banked(base: BaseEvent): readonly Moment[] {
  const event = base as EventOf<'banked'>;
  const { kind, banked: points } = event;
  return [{ kind, text: 'moment-banked', event, weight: 'light', tone: 'good', cue: 'bank', points }];
}

export const commonMoments: MomentRules = {
  busted: always('moment-busted', { weight: 'medium', tone: 'bad', cue: 'bust' }),
  overshot: always('moment-overshot', { weight: 'medium', tone: 'bad', cue: 'bust' }),
  'hot-dice': always('moment-hot-dice', { weight: 'medium', tone: 'good', cue: 'hot-dice' }),
  'took-over': always('moment-took-over', { weight: 'medium', tone: 'plain', cue: 'keep' }),
  banked,
  'final-round': always('moment-final-round', { weight: 'heavy', tone: 'plain', cue: 'celebration' }),
  moon: always('moment-moon', { weight: 'whole', tone: 'good', cue: 'celebration', celebration: 'moon' }),
  starts: always('moment-starts', { weight: 'medium', tone: 'plain' }),
  tied: always('moment-tied', { weight: 'light', tone: 'plain' }),
  'round-lost': always('moment-round-lost', { weight: 'heavy', tone: 'bad', cue: 'bust' }),
  penalty: always('moment-penalty', { weight: 'medium', tone: 'bad', cue: 'bust' }),
  'match-over': matchOver,
};
